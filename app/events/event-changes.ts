import type { ChurchAddress } from "#app/church-address.ts";
import { isNamedFor } from "#app/text/names.ts";
import { clockOf, type Day, type Days, dayOf, isWithin } from "#app/time/wall-time.ts";
import { type ChurchEvent, daysOf, type EventChange } from "./event.ts";
import { isAtChurch } from "./event-place.ts";

/** A date of a group or a service, as far as the feed may have it as an event. */
export type FeedDate = {
  /** What it is called here and in the feed. */
  names: string[];
  day: Day;
  /** When it begins, and when it would as usual: nobody may have told the feed. Not where no hour is known. */
  from: string[];
  /** When it is over; "24" where that is after midnight or not known. */
  to: string;
};

/** One that is not as usual, or could be taken for one that is not. */
export type ChangedDate = FeedDate & {
  /** How its event is marked; missing where all is as usual. */
  words?: string;
  isOff?: true;
  /** When it is, and when it would be as usual where that is another time. */
  at?: Partial<Pick<ChurchEvent, "start" | "end">> & Pick<EventChange, "movedFrom">;
  /** A place of its own. */
  where?: string;
  there?: EventChange["there"];
};

type Closed = Days & { why: string };

/** What notices.yaml changes of the days to come. */
export type ComingChanges = {
  dates: ChangedDate[];
  /** When everything at the church is off. */
  closed: Closed[];
};

/**
 * Events of the feed as notices.yaml changes them, the one place that decides it: what is called off or put on another
 * day is `cancelled`, and hours and rooms are those that hold. An event that nothing is said of is the same object, and
 * so is one that the feed has as cancelled, unless it is said why.
 */
export function withChanges(events: ChurchEvent[], changes: ComingChanges, church: ChurchAddress) {
  const { dates, closed } = changes;
  return events.map((event) => {
    const meant = datesOf(event, dates, church);
    const taking = meant.filter(({ isOff }) => !isOff);
    const [off] = meant;
    if (off && taking.length === 0) return calledOff(event, off);
    const { first, last } = daysOf(event);
    const shut = closed.find(({ from, to }) => first <= to && from <= last);
    if (shut && isAtChurch(event.place, church)) return shutOn(event, shut);
    const changed = taking.find(({ words }) => words !== undefined);
    return changed && event.status !== "cancelled" ? asChanged(event, changed) : event;
  });
}

/**
 * The dates that an event of the feed stands for: those of its day that it is named for and, of these, those at its
 * own hour. Where there are none, it is the same at another hour if it has no name of its own, or if it is held at the
 * church while they would be.
 */
export function datesOf<Date extends FeedDate>(
  event: ChurchEvent,
  dates: readonly Date[],
  church: ChurchAddress,
): Date[] {
  const { name, start, end = start, isAllDay, place } = event;
  const named = dates.filter(({ day, names }) => day === dayOf(start) && isNamedFor(name, names));
  const atItsHour = named.filter((date) => isAtItsHour(event, date));
  if (atItsHour.length > 0) return atItsHour;
  return named.filter(({ names, day, from: [from], to }) => {
    if (names.some((one) => isNamedFor(one, [name]))) return true;
    const overlaps = from !== undefined && start < `${day}T${to}` && `${day}T${from}` < end;
    return overlaps && !isAllDay && isAtChurch(place, church);
  });
}

function isAtItsHour({ start, isAllDay }: ChurchEvent, { from }: FeedDate): boolean {
  return !isAllDay && from.includes(clockOf(start));
}

function calledOff(event: ChurchEvent, { words = "", there }: ChangedDate): ChurchEvent {
  const { place, isAllDay } = event;
  const change = { words, ...(there && !isAllDay && { there: { place, ...there } }) };
  return { ...event, status: "cancelled", change };
}

/** Who typed a third hour, neither that of the change nor the usual one, knew of it: it stays, and of hours nothing is said. */
function asChanged(event: ChurchEvent, date: ChangedDate): ChurchEvent {
  const { words, at, where } = date;
  const isTyped = isAtItsHour(event, date);
  const { movedFrom, start = event.start, end } = (isTyped && at) || {};
  return {
    ...event,
    start,
    end: end ?? (start === event.start ? event.end : undefined),
    ...(where && { place: { name: where } }),
    ...(words && (isTyped || !at) && { change: { words, movedFrom } }),
  };
}

function shutOn(event: ChurchEvent, { why, ...days }: Closed): ChurchEvent {
  const { first, last } = daysOf(event);
  const isOff = isWithin(first, days) && isWithin(last, days);
  if (isOff) return { ...event, status: "cancelled", change: { words: `Off: ${why}` } };
  if (event.status === "cancelled") return event;
  return { ...event, change: { words: `Not on all days: ${why}` } };
}

/** An event as it takes place: what was put on another day is there, and no longer cancelled. */
export function asItTakesPlace(event: ChurchEvent): ChurchEvent {
  const { there, words = "" } = event.change ?? {};
  if (!there) return event;
  const change = { words, movedFrom: event.start };
  return { ...event, end: undefined, ...there, status: "confirmed", change };
}
