import type { FeedDate } from "#app/events/event-changes.ts";
import { hoursOf, type Meeting, type Series } from "./meeting.ts";

/** A date as the church’s feed may have it: under its own name or one of these, and perhaps at its usual hour. */
export function feedDate(
  meeting: Meeting,
  usual: Pick<Series, "from" | "to">,
  names: string[],
): FeedDate {
  const { day, name } = meeting;
  const { from, to = "24" } = hoursOf(meeting, usual);
  const hours = [from, usual.from].filter((hour) => hour !== undefined);
  return {
    names: name ? [...names, name] : names,
    day,
    from: [...new Set(hours)],
    to: from && to < from ? "24" : to,
  };
}
