import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { readChurch } from "#app/content-loader/church.server.ts";
import { textOfProse } from "#app/events/description/plain-text.ts";
import { type ChurchEvent, groupFinder } from "#app/events/event.ts";
import { withChanges } from "#app/events/event-changes.ts";
import { placeText, whenText } from "#app/events/event-text.ts";
import styles from "#app/events/page/whole-event.module.css";
import { WholeEvent } from "#app/events/page/whole-event.tsx";
import { EventsForSearch } from "#app/events/structured-data.tsx";
import { readEventsSource } from "#app/groups/events-source.server.ts";
import { PageHead } from "#app/layout/page-head.tsx";
import { sharingPicture } from "#app/pictures/generated.ts";
import { useChurch } from "#app/site.ts";
import { dayOf } from "#app/time/wall-time.ts";
import { britishDate } from "#app/time/written-times.ts";
import { Island } from "#app/ui/island.tsx";
import { PageStyles, PlasterLight } from "#app/ui/page-title.tsx";

/** As many letters as search engines and messengers show. */
const LONGEST_DESCRIPTION = 160;

export async function loader({ params: { page = "" } }: LoaderFunctionArgs) {
  const source = await readEventsSource();
  const found = source?.snapshot?.events.find((event) => event.page === page);
  if (!source?.snapshot || !found)
    throw new Response(null, { status: 404, statusText: "This event is in no diary" });
  const [listed = found] = withChanges([found], source.changes, readChurch());
  const group = groupFinder(source.groups)(found);
  return {
    page,
    description: describe(listed, `In the diary of ${readChurch().name}.`),
    picture: sharingPicture(page),
    source: {
      ...source,
      listed,
      groups: group ? [group] : [],
      snapshot: { day: source.snapshot.day, events: [found], more: 0 },
    },
  };
}

export default function EventPage() {
  // Not from the route's own types: where there is no account there is no such route.
  const { page, description, picture, source } = useLoaderData<typeof loader>();
  const { listed } = source;
  const church = useChurch();
  return (
    <>
      <PageHead
        page={page}
        title={`${listed.name}, ${britishDate(dayOf(listed.start))}`}
        description={description}
      />
      <EventsForSearch events={[listed]} host={{ church, picture }} />
      <PageStyles />
      <div className={styles.lit}>
        <PlasterLight light="events" />
        <Island name="whole-event" of={WholeEvent} props={source} />
      </div>
    </>
  );
}

/** Its name, when and where it is, and as much of its words as there is room for. */
function describe({ description = [], ...event }: ChurchEvent, otherwise: string): string {
  const { name, place } = event;
  const where = place ? `, ${placeText(place)}` : "";
  const words = textOfProse(description) || otherwise;
  const all = `${name}: ${whenText(event)}${where}. ${words}`.replace(/\s+/g, " ");
  const cut = all.slice(0, LONGEST_DESCRIPTION).replace(/ \S*$/, "");
  return all.length > LONGEST_DESCRIPTION ? `${cut}…` : all;
}
