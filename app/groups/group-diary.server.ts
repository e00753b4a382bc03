import type { Church } from "#app/church/open-church.server.ts";
import {
  type Badge,
  type ChurchEvent,
  eventPath,
  findBadge,
  findEnd,
  listMarks,
  makeGroupFinder,
  sortByStart,
} from "#app/events/event.ts";
import { writeWhen } from "#app/events/event-text.ts";
import { listEvents, readEventsSource } from "#app/events/events-source.server.ts";
import { type BuildsReading, findReading } from "#app/events/events-source.ts";
import { type Span, spanBetween } from "#time";
import { listEventGroups } from "./event-groups.server.ts";

/** The events of a group in the feed, with the time until the last of them is over. */
export type GroupDiary = Span & {
  /** How far the build could read the feed. */
  reading: BuildsReading;
  /** The soonest first. */
  events: DiaryEvent[];
};

/** An event on a group's page, with the time until it is over. */
export type DiaryEvent = Span & {
  /** Its id in the feed. */
  id: string;
  /** The address of its page. */
  to: string;
  name: string;
  /** "Tuesday 1 December, 8–9:30pm" */
  when: string;
  /** "Cancelled", "Off: snow", "To be confirmed" or "Not as usual: 8–9pm"; none if all is as usual. */
  marks: string[];
  /** Its badge, as far as it does not depend on the time. */
  badge: Badge | null;
};

/** Twice as many events as are shown at once, because people may read the page weeks after it was built. */
const MOST_EVENTS = 6;

/** Reads the events of a group in the feed; null if there are none. */
export function readGroupDiary(church: Church, slug: string): GroupDiary | null {
  const source = readEventsSource(church);
  const groupOf = makeGroupFinder(listEventGroups(church.groups));
  const eventsOfGroup = sortByStart(listEvents(source, church)).filter(
    (event) => groupOf(event)?.slug === slug,
  );
  const events = eventsOfGroup.slice(0, MOST_EVENTS);
  if (events.length === 0) return null;
  return {
    reading: findReading(source),
    events: events.map(makeDiaryEvent),
    ...spanBetween({ until: events.map(findEnd).sort().at(-1) }),
  };
}

export function makeDiaryEvent(event: ChurchEvent): DiaryEvent {
  const { id, name } = event;
  const badge = findBadge(event, null);
  return {
    id,
    to: eventPath(event),
    name,
    when: writeWhen(event),
    marks: listMarks(event, badge).map(({ words }) => words),
    badge,
    ...spanBetween({ until: findEnd(event) }),
  };
}
