import type { Day } from "#time";
import type { Hours, Meeting } from "./meeting.ts";

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

/** A date as the church’s feed may have it: also under its own name, and at the usual hour where nobody told the feed. */
export function toFeedDate(meeting: Meeting, series: Hours & { names: string[] }): FeedDate {
  const { day, name, hours } = meeting;
  const { from, to = "24" } = hours;
  const begins = new Set([from, series.from].filter((hour) => hour !== undefined));
  const names = name ? [...series.names, name] : series.names;
  return { names, day, from: [...begins], to: from && to < from ? "24" : to };
}
