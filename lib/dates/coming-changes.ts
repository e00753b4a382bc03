import { churchTimeAt, type Day, type Days, dayOf, type WallTime } from "#time";
import { type Change, EVERYTHING, lastDayOf } from "./change.ts";
import type { TimesAndPlace } from "./dated-event.ts";
import { type FeedDate, toFeedDate } from "./feed-date.ts";
import { type Meeting, makeMeeting } from "./meeting.ts";
import { findUnusual } from "./meeting-words.ts";
import type { Series } from "./series.ts";
import type { Unusual } from "./unusual.ts";

/**
 * A date that is not as usual, or that shares its day and a name with such a one. It stands in pages as JSON.
 */
export type ChangedDate = FeedDate & {
  /** How its event is marked; null if there is nothing to say, and missing if all is as usual. */
  unusual?: Unusual | null;
  /** Whether it does not take place. */
  isOff?: true;
  /** Its place, if that is not the usual one. */
  where?: string;
  /** Its time and place on the day to which it is moved. */
  movedTo?: TimesAndPlace;
  /** Its hours, if they are not the usual ones. */
  at?: ChangedHours;
};

/** The hours of a date that are not the usual ones. */
type ChangedHours = {
  /** When it begins. */
  start?: WallTime;
  /** When it ends, if that is known. */
  end?: WallTime;
  /** When it would usually have begun, if it begins at another time. */
  movedFrom?: WallTime;
};

/** Days on which everything at the church is off. */
export type Closed = Days & {
  /** "snow" */
  why: string;
};

/** Everything that is not as usual in the days to come. It stands in pages as JSON. */
export type ComingChanges = {
  /** The dates that are not as usual. */
  dates: ChangedDate[];
  /** When everything at the church is off. */
  closed: Closed[];
};

/** Lists what these changes do from the day of `now` on. The series (`all`) have the changes in them already. */
export function listComingChanges(changes: Change[], all: Series[], now: Date): ComingChanges {
  const first = dayOf(churchTimeAt(now));
  const closed: Closed[] = [];
  for (const change of changes) {
    const to = lastDayOf(change);
    const isForAll = change.what === "off" && change.for.includes(EVERYTHING);
    if (isForAll && to >= first) closed.push({ from: change.day, to, why: change.why });
  }
  return { dates: listChangedDates(all, first), closed };
}

/**
 * Lists the dates from this day on that are not as usual, with the usual ones that share a day and a name with one of
 * them. They may be far off, because the feed reaches months ahead.
 */
export function listChangedDates(all: Series[], first: Day): ChangedDate[] {
  const dates = all.flatMap((series) =>
    series.meetings
      .filter(({ day }) => day >= first)
      .map((meeting) => toChangedDate(meeting, series)),
  );
  const unusualDates = dates.filter(({ unusual }) => unusual !== undefined);
  return dates.filter(({ day, names }) =>
    unusualDates.some(
      (other) => other.day === day && other.names.some((name) => names.includes(name)),
    ),
  );
}

function toChangedDate(meeting: Meeting, series: Series): ChangedDate {
  const date: ChangedDate = toFeedDate(meeting, series);
  const { change, where, movedMeeting } = meeting;
  const unusual = findUnusual(meeting);
  // If an extra date is as its event says, nothing has to be said.
  if (!change || !(unusual || where)) return date;
  date.unusual = unusual;
  if (change === "off") date.isOff = true;
  if (where) date.where = where;
  if (movedMeeting) date.movedTo = takeTimesAndPlace(movedMeeting);
  // Whoever typed an extra date into the feed knew its hour, and a date that is off has none.
  if (change === "moved" || change === "joint") {
    const hours = findChangedHours(meeting, series);
    if (hours) date.at = hours;
  }
  return date;
}

function takeTimesAndPlace({ start, end, hours, where }: Meeting): TimesAndPlace {
  const result: TimesAndPlace = { start };
  if (hours.to) result.end = end;
  if (where) result.place = { name: where };
  return result;
}

function findChangedHours(meeting: Meeting, series: Series): ChangedHours | undefined {
  const { day, from, to, hours, start, end, movedFrom = day } = meeting;
  const usualStart = makeMeeting({ day: movedFrom }, series).start;
  const changed: ChangedHours = {};
  if (from || to) {
    changed.start = start;
    if (hours.to) changed.end = end;
  }
  if (start !== usualStart) changed.movedFrom = usualStart;
  return Object.keys(changed).length > 0 ? changed : undefined;
}
