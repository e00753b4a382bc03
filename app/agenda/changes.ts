import type { ChurchEvent } from "#app/church/diary.ts";
import { type ChurchPlace, daysOfEvent, isAtChurch } from "#dates";
import { britishDays, type Days, isWithin, type WallTime } from "#time";
import type { Occurrence } from "./occurrence.ts";

/** What the church's files change about events of the feed. It stands in pages as JSON. */
export type Changes = {
  /** By the id of the event. */
  changed: Record<string, ChangedEvent>;
  /** The days on which everything at the church is off, also what has been typed since the build. */
  closed: Closed[];
};

/** What the church's files know better about an event. Whatever is missing is as the feed has it. */
export type ChangedEvent = Partial<
  Pick<Occurrence, "name" | "state" | "note" | "start" | "end" | "place" | "usualStart">
> & {
  /** When the event began in the feed. If it begins at another time now, the feed knows better. */
  at: WallTime;
};

/** Days on which everything at the church is off. */
export type Closed = Days & {
  /** "snow" */
  why: string;
};

/** Lays what the church's files change over events of the feed, in the build and in the browser. */
export function makeOccurrences(
  events: ChurchEvent[],
  { changed, closed }: Changes,
  church: ChurchPlace,
): Occurrence[] {
  return events.map((event) => {
    const change = changed[event.id];
    const isKnown = change?.at === event.start;
    const occurrence: Occurrence = { ...event, series: [] };
    const isOffInFeed = event.state === "off" && change?.state !== "off";
    if (!change || !isKnown || isOffInFeed) return closeOccurrence(occurrence, closed, church);
    const { at, ...facts } = change;
    // The end that the feed has belongs to the hour that the feed has.
    const known = facts.start ? { ...occurrence, end: undefined } : occurrence;
    return closeOccurrence({ ...known, ...facts }, closed, church);
  });
}

/** Calls off an event at the church if everything is off on all its days, or says that some of them are off. */
function closeOccurrence(
  occurrence: Occurrence,
  allClosed: Closed[],
  church: ChurchPlace,
): Occurrence {
  const { first, last } = daysOfEvent(occurrence);
  const closed = allClosed.find(({ from, to }) => first <= to && from <= last);
  if (!closed || !isAtChurch(occurrence.place, church)) return occurrence;
  const isOff = isWithin(first, closed) && isWithin(last, closed);
  if (isOff) return { ...occurrence, state: "off", note: closed.why };
  if (occurrence.state === "off") return occurrence;
  const from = closed.from > first ? closed.from : first;
  const to = closed.to < last ? closed.to : last;
  const note = `Not ${britishDays({ from, to })}: ${closed.why}`;
  return { ...occurrence, note };
}
