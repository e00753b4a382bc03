import { useLoaderData } from "react-router";
import { sharingPicture, windowOf } from "#app/assets/generated-pictures.ts";
import { SubscribeToAll } from "#app/calendars/subscribe.tsx";
import { thisChurch } from "#app/church/this-church.server.ts";
import { EventsForSearch } from "#app/events/event-for-search.tsx";
import { UpcomingList } from "#app/events/event-list.tsx";
import { eventsIn, readEventsSource } from "#app/events/events-source.server.ts";
import { forEventsPage } from "#app/events/snapshot.ts";
import { listEventGroups } from "#app/groups/event-groups.server.ts";
import { PageOpening } from "#app/layout/page-head.tsx";
import { useChurch } from "#app/layout/site.ts";
import { Island } from "#app/ui/island.tsx";
import { MoreLink } from "#app/ui/links.tsx";
import { PageBody } from "#app/ui/page-title.tsx";

export function loader() {
  const church = thisChurch();
  const words = church.pages.events;
  const source = readEventsSource(church, forEventsPage);
  if (!source || !words) throw new Error("the church keeps no events at ChurchSuite");
  const groups = listEventGroups(church.groups).map((group) => ({
    ...group,
    small: windowOf(group.slug).small,
  }));
  return {
    words,
    picture: sharingPicture("events"),
    events: { source, groups, failedWords: words.failed },
    listed: eventsIn(source, church),
  };
}

export default function Events() {
  // Not from the route's own types: where there is no account there is no such route.
  const { words, picture, events, listed } = useLoaderData<typeof loader>();
  const church = useChurch();
  return (
    <>
      <PageOpening
        page="events"
        words={words}
        beside={<MoreLink to="/this-week">{words.week}</MoreLink>}
      />
      <PageBody>
        <EventsForSearch events={listed} host={{ church, picture }} />
        <Island name="events-list" of={UpcomingList} props={{ ...events, picture }} />
        <SubscribeToAll />
      </PageBody>
    </>
  );
}
