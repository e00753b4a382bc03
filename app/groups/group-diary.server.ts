import {
  badgeOf,
  type ChurchEvent,
  endOf,
  eventPath,
  groupFinder,
  marksOf,
  soonestFirst,
} from "#app/events/event.ts";
import { whenText } from "#app/events/event-text.ts";
import { eventsIn, readDiary } from "#app/meetings/diary.server.ts";
import { buildTime } from "#app/time/build-time.server.ts";
import { visibleSpan } from "#app/time/visible-span.ts";
import { readEventGroups } from "./events-source.server.ts";

export type GroupDiary = NonNullable<Awaited<ReturnType<typeof readGroupDiary>>>;

// Twice as many as are shown: a page may be read weeks after it was built.
const EVENTS_KEPT = 6;

/** The feed's events of a group when the site is built, the soonest first; null where there are none. Throws ContentProblems. */
export async function readGroupDiary(slug: string) {
  const now = buildTime();
  const diary = await readDiary();
  if (!diary.snapshot) return null;
  const { day, isPartial } = diary.snapshot;
  const groupOf = groupFinder(readEventGroups());
  const own = soonestFirst(eventsIn(diary)).filter((event) => groupOf(event)?.slug === slug);
  const kept = own.slice(0, EVENTS_KEPT);
  if (kept.length === 0) return null;
  return {
    day,
    isPartial,
    events: kept.map((event) => diaryEvent(event, now)),
    ...visibleSpan({ until: kept.map(endOf).sort().at(-1) }, now),
  };
}

/** An event as a group's page that is built at `now` has it: until it is over. */
export function diaryEvent(event: ChurchEvent, now: Date) {
  const { id, name } = event;
  return {
    id,
    to: eventPath(event),
    name,
    /** "Tuesday 1 December, 8–9:30pm" */
    when: whenText(event),
    /** "Cancelled", "Off: snow", "To be confirmed" or "Not as usual: 8–9pm"; none where all is as usual. */
    marks: marksOf(event, badgeOf(event, null)).map(({ words }) => words),
    isOff: event.status === "cancelled",
    ...visibleSpan({ until: endOf(event) }, now),
  };
}
