import { useLoaderData } from "react-router";
import { thisChurch } from "#app/church/this-church.server.ts";
import { listEventGroups } from "#app/events/event-groups.server.ts";
import { UpcomingList } from "#app/events/event-list.tsx";
import { readEventsSource } from "#app/events/events-source.server.ts";
import { useLinkTo } from "#app/layout/menu-links.tsx";
import { PageOpening } from "#app/layout/page-head.tsx";
import { Island } from "#app/ui/island.tsx";
import { MoreLink } from "#app/ui/links.tsx";
import { PageBody } from "#app/ui/page-title.tsx";

export function loader() {
  const church = thisChurch();
  const { name } = church.facts;
  const source = readEventsSource(church);
  if (!source) throw new Error("the church keeps no events at ChurchSuite");
  const groups = listEventGroups(church.groups, "small");
  return {
    words: {
      title: "Events",
      description: `What’s on at ${name}: services, suppers, outings and children’s events in the weeks ahead, with dates, times and how to book.`,
      heading: "Events",
      lead: "Nearly all of this is open to anyone.",
    },
    events: { source, groups },
  };
}

export default function Events() {
  // The route's own types would not do: a church without an account at ChurchSuite has no such route.
  const { words, events } = useLoaderData<typeof loader>();
  const week = useLinkTo("this-week");
  return (
    <>
      <PageOpening
        page="events"
        words={words}
        beside={week && <MoreLink to={week.to}>{week.name}</MoreLink>}
      />
      <PageBody>
        <Island name="events-list" of={UpcomingList} props={events} />
      </PageBody>
    </>
  );
}
