import type { Year } from "#app/content-loader/year.server.ts";
import {
  addDays,
  churchTimeAt,
  dayOf,
  isWithin,
  wallTime,
  withOffset,
} from "#app/time/wall-time.ts";
import type { TimedLine } from "./timed-lines.server.ts";

/** For how many days a page has to be right though it is not built again: sites are built every night. */
const AHEAD = 120;

/**
 * Those of a group's lines that a page has in its HTML when it is built at `now`: all that are seen in the running
 * year, and of the next what is seen within some months. So no page grows by a year's dates with every year.
 */
export function linesInHtml(lines: TimedLine[], year: Year | null, now: Date): TimedLine[] {
  if (!year) return lines;
  const today = dayOf(churchTimeAt(now));
  const ahead = addDays(today, AHEAD);
  const { from, to } = year.years.find((one) => isWithin(today, one)) ?? year;
  const [start, end] = [midnightOf(from), midnightOf(addDays(ahead > to ? ahead : to, 1))];
  return lines.filter((line) => line.from < end && line.until > start);
}

/** When a day begins, in milliseconds since 1970. */
function midnightOf(day: string): number {
  return Date.parse(withOffset(wallTime(day, "00:00")));
}
