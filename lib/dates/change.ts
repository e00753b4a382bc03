import { type Day, isWithin } from "#time";
import type { Stream } from "./stream.ts";

/** What is not as usual on a day. */
export type Change = Off | Moved | Extra | Joint | NotStreamed;

type AnyChange = {
  /** The day it is about, or the first of them. */
  day: Day;
  /** The last day it is about; missing where it is about one day alone. */
  until?: Day;
  /** The ids of the series that it is about, or words for several of them, such as `EVERYTHING`. */
  for: string[];
};

/** What does not take place. */
export type Off = AnyChange & {
  what: "off";
  /** "snow" */
  why: string;
};

/** What is at another time or in another place; what is not given is as usual. */
export type Moved = AnyChange &
  TimeAndPlace & {
    what: "moved";
    /** The day on which it is put. */
    "new-day"?: Day;
    why?: string;
  };

/** One more than usual. */
export type Extra = AnyChange &
  TimeAndPlace & {
    what: "extra";
    /** What it is called where it has a name of its own: "Watchnight". */
    name?: string;
    from: string;
    why?: string;
  };

/** What is held together with others, often in their place. */
export type Joint = AnyChange &
  TimeAndPlace & {
    what: "joint";
    /** "with First Ballydown" */
    why: string;
  };

/** A service that takes place, and is not streamed as it usually is. */
type NotStreamed = AnyChange & {
  what: "not-streamed";
  /** "the camera is away" */
  why: string;
};

type TimeAndPlace = {
  /** When it begins on the church's clock, "19:30". */
  from?: string;
  /** When it ends. */
  to?: string;
  where?: string;
  /** Where it is streamed, if not as usual. */
  stream?: Stream;
};

/** In a change's `for`: every service and every group. */
export const EVERYTHING = "everything";

/** The last day that a change is about. */
export function lastDayOf(change: Change): Day {
  return change.until ?? change.day;
}

/** Whether a change is about a day. */
export function isChangeOn(change: Change, day: Day): boolean {
  return isWithin(day, { from: change.day, to: lastDayOf(change) });
}
