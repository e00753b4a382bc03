import { findAgenda } from "#app/agenda/agenda.server.ts";
import { AHEAD, listNext, listNextAndOff, listNextInTime } from "#app/agenda/next-occurrences.ts";
import {
  describeOccurrence,
  findEnd,
  isOfFeed,
  type Occurrence,
  pathOf,
} from "#app/agenda/occurrence.ts";
import { shortenPlace } from "#app/agenda/place.ts";
import { makeTimes, writePlace } from "#app/agenda/written-when.ts";
import type { Church } from "#app/church/open-church.server.ts";
import type { Series } from "#app/church/series.ts";
import { clockRange, type Day, dayOf, type Span, spanBetween } from "#time";

/** The dates of a group that its page names. */
export type GroupDates = {
  /** The next ones, and whatever is off between them. */
  dates: GroupDate[];
  /** The next one, each in the time in which it is the next; undefined after the last. */
  next: (Span & { date: GroupDate | undefined })[];
  /** Whether no later dates are known. */
  areAll: boolean;
};

/** A date of a group, or an event of its own, with the time until it is over. */
export type GroupDate = Span & {
  /** Unique among the dates of the group. */
  id: string;
  day: Day;
  state: Occurrence["state"];
  /** "Choir Outing"; missing if it is not in the feed and is called like the group. */
  name?: string;
  /** The path of its own page; missing if that is the group's. */
  to?: string;
  /** Its hours and place if they are not the group's, and what is not as usual: "1–3pm, Moved: usually 10am–12pm"; or "". */
  words: string;
};

/** Finds the dates that a group's page names at the moment of the build. */
export function findGroupDates(series: Series, church: Church): GroupDates {
  const own = findAgenda(church).occurrences.filter((each) => each.series.includes(series.id));
  const makeDate = (occurrence: Occurrence) => makeGroupDate(occurrence, series, church);
  return {
    dates: listNextAndOff(own, church.time).map(makeDate),
    next: listNextInTime(own, church.time).map(({ next, ...span }) => {
      return { date: next && makeDate(next), ...span };
    }),
    areAll: listNext(own, church.time).length < AHEAD,
  };
}

function makeGroupDate(occurrence: Occurrence, series: Series, { facts }: Church): GroupDate {
  const { id, name, start, state, place } = occurrence;
  // A moved date says in its note where it is.
  const isElsewhere = isOfFeed(occurrence) && place?.name !== series.where;
  const shortPlace = shortenPlace(place, facts);
  const words = [
    state === "off" ? "" : writeOwnHours(occurrence, series),
    isElsewhere && shortPlace && writePlace(shortPlace),
    describeOccurrence(occurrence),
  ];
  const date: GroupDate = {
    id,
    day: dayOf(start),
    state,
    words: words.filter(Boolean).join(", "),
    ...spanBetween({ until: findEnd(occurrence) }),
  };
  if (isOfFeed(occurrence)) date.to = pathOf(occurrence);
  if (isOfFeed(occurrence) || name !== series.name) date.name = name;
  return date;
}

/** "8–9:30pm", "to Sunday 6 December, 3pm"; "" if its hours are the usual ones, or nobody has written them. */
function writeOwnHours(occurrence: Occurrence, { from = "", to }: Series): string {
  if (occurrence.isAllDay && !isOfFeed(occurrence)) return "";
  const { clock, end } = makeTimes(occurrence, "british");
  const hours = (clock + end).trim();
  return from && hours === clockRange(from, to) ? "" : hours;
}
