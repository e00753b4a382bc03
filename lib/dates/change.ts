import { type Day, isWithin } from "#time";
import type { Stream } from "./stream.ts";

/** Something that is not as usual on a day or on several. */
export type Change = Off | Moved | Extra;

/** The facts of every change. */
type AnyChange = {
  /** The day it is about, or the first of them. */
  day: Day;
  /** The last day it is about; missing if it is about one day alone. */
  until?: Day;
  /** The ids of the series that it is about, or words for several of them, such as `EVERYTHING`. */
  for: string[];
};

/** Something that does not take place. */
export type Off = AnyChange & {
  what: "off";
  /** The reason: "snow". */
  why: string;
};

/** Something that is on another day, at another time or in another place. Whatever is missing is as usual. */
export type Moved = AnyChange &
  TimeAndPlace & {
    what: "moved";
    /** The day to which it is moved. */
    "new-day"?: Day;
    why?: string;
  };

/** A date that is held in addition to the usual ones. */
export type Extra = AnyChange &
  TimeAndPlace & {
    what: "extra";
    /** Its own name, if it has one: "Watchnight". */
    name?: string;
    /** When it begins. */
    from: string;
    why?: string;
  };

/** Another time or place than usual. */
type TimeAndPlace = {
  /** When it begins on the church's clock, "19:30". */
  from?: string;
  /** When it ends. */
  to?: string;
  where?: string;
  /** Its stream, if that is another one than usual. */
  stream?: Stream;
};

/** A change with this word in its `for` is about every service and every group. */
export const EVERYTHING = "everything";

/** The last day that a change is about. */
export function lastDayOf(change: Change): Day {
  return change.until ?? change.day;
}

/** Whether a change is about a day. */
export function isChangeOn(change: Change, day: Day): boolean {
  return isWithin(day, { from: change.day, to: lastDayOf(change) });
}
