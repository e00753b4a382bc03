import type { Church } from "#app/church/open-church.server.ts";
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
import { eventsIn, readEventsSource } from "#app/events/events-source.server.ts";
import { type BuildsReading, readingOf } from "#app/events/events-source.ts";
import { type Span, spanBetween } from "#time";
import { listEventGroups } from "./event-groups.server.ts";

/** What the feed has of a group, until the last of it is over. */
export type GroupDiary = Span & {
  reading: BuildsReading;
  /** The soonest first. */
  events: DiaryEvent[];
};

/** An event as a group's page has it, until it is over. */
export type DiaryEvent = Span & {
  id: string;
  /** The address of its page. */
  to: string;
  name: string;
  /** "Tuesday 1 December, 8–9:30pm" */
  when: string;
  /** "Cancelled", "Off: snow", "To be confirmed" or "Not as usual: 8–9pm"; none if all is as usual. */
  marks: string[];
  isOff: boolean;
};

// Twice as many as are shown: a page may be read weeks after it was built.
const EVENTS_KEPT = 6;

/** The feed's events of a group when the site is built, the soonest first; null if there are none. */
export function readGroupDiary(church: Church, slug: string): GroupDiary | null {
  const source = readEventsSource(church);
  const groupOf = groupFinder(listEventGroups(church.groups));
  const own = soonestFirst(eventsIn(source, church)).filter(
    (event) => groupOf(event)?.slug === slug,
  );
  const kept = own.slice(0, EVENTS_KEPT);
  if (kept.length === 0) return null;
  return {
    reading: readingOf(source),
    events: kept.map(diaryEvent),
    ...spanBetween({ until: kept.map(endOf).sort().at(-1) }),
  };
}

export function diaryEvent(event: ChurchEvent): DiaryEvent {
  const { id, name } = event;
  return {
    id,
    to: eventPath(event),
    name,
    when: whenText(event),
    marks: marksOf(event, badgeOf(event, null)).map(({ words }) => words),
    isOff: event.status === "cancelled",
    ...spanBetween({ until: endOf(event) }),
  };
}
