import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { findContact, findEvent } from "#app/agenda/agenda.server.ts";
import { type Occurrence, writeNameAndState } from "#app/agenda/occurrence.ts";
import { writePlace, writeWhen } from "#app/agenda/written-when.ts";
import { findSharingPicture } from "#app/assets/generated-pictures.ts";
import { thisChurch } from "#app/church/this-church.server.ts";
import { describeEvents, makeGraph } from "#app/events/event-for-search.ts";
import { listEventGroups } from "#app/events/event-groups.server.ts";
import styles from "#app/events/whole-event.module.css";
import { WholeEvent } from "#app/events/whole-event.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { useSite } from "#app/layout/site.ts";
import { answerForChildren } from "#app/services/children.server.ts";
import { jsonForScript } from "#app/ui/json-for-script.ts";
import { PlasterLight } from "#app/ui/page-title.tsx";
import { writeAsText } from "#churchsuite";
import { britishDate, dayOf } from "#time";

/** Search engines and messengers show no more letters than this. */
const LONGEST_DESCRIPTION = 160;

export function loader({ params: { page = "" } }: LoaderFunctionArgs) {
  const church = thisChurch();
  const event = findEvent(page, church);
  if (!event) throw new Response(null, { status: 404, statusText: "This event is in no diary" });
  const groups = listEventGroups(church.groups, "full");
  // An event with a picture of its own has no other.
  const picture = event.pictureUrl ?? findSharingPicture(page);
  return {
    page,
    description: describe(event, `In the diary of ${church.facts.name}.`),
    forSearch: makeGraph(describeEvents([event], { church: church.facts, picture })),
    event,
    group: groups.find(({ slug }) => event.series.includes(slug)) ?? null,
    ask: findContact(event, church),
    forChildren: event.isService && event.state !== "off" ? answerForChildren(event, church) : null,
  };
}

export default function EventPage() {
  // The route's own types would not do: a church without an account at ChurchSuite has no such route.
  const { page, description, forSearch, ...facts } = useLoaderData<typeof loader>();
  const { event } = facts;
  const { firstVisit } = useSite();
  return (
    <>
      <PageHead
        page={page}
        title={`${writeNameAndState(event)}, ${britishDate(dayOf(event.start))}`}
        description={description}
        ownPicture={event.pictureUrl}
      />
      <script type="application/ld+json">{jsonForScript(forSearch)}</script>
      <div className={styles.lit}>
        <PlasterLight light="events" />
        <WholeEvent {...facts} firstVisit={firstVisit} />
      </div>
    </>
  );
}

/** Describes an event by its name, when and where it is, and as much of its words as there is room for. */
function describe(event: Occurrence, otherwise: string): string {
  const { place, description = [] } = event;
  const where = place ? `, ${writePlace(place)}` : "";
  const words = writeAsText(description) || otherwise;
  const all = `${writeNameAndState(event)}: ${writeWhen(event)}${where}. ${words}`.replace(
    /\s+/g,
    " ",
  );
  const cut = all.slice(0, LONGEST_DESCRIPTION).replace(/ \S*$/, "");
  return all.length > LONGEST_DESCRIPTION ? `${cut}…` : all;
}
