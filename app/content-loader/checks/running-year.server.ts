import { readChurch } from "#app/content-loader/church.server.ts";
import { problemIn } from "#app/content-loader/facts/parse-facts.server.ts";
import { readYear, YEARS } from "#app/content-loader/year.server.ts";
import { addDays, type Day, isWithin } from "#app/time/wall-time.ts";

/**
 * Throws a ContentProblem where `today` is in none of the church's years: nothing would have a date. The sample and
 * whatever else is invented are no church's and may be of any year; their websites end in .example, as no real one can.
 */
export function refuseYearsWithout(today: Day): void {
  const year = readYear();
  if (!year || isWithin(today, year)) return;
  if (new URL(readChurch().website).hostname.endsWith(".example")) return;
  const nobodyMeets = `today, ${today}, is in no year: no group and no service has a date`;
  if (today < year.from) {
    throw problemIn(
      YEARS,
      ["years", 0, "from"],
      `the first year begins on ${year.from}, and ${nobodyMeets}. Was the running year overwritten? Put it back above this one. If there was none, write from: ${today}`,
    );
  }
  const from = addDays(year.to, 1);
  const to = addDays(`${Number(from.slice(0, 4)) + 1}${from.slice(4)}`, -1);
  throw problemIn(
    YEARS,
    ["years", year.years.length - 1, "to"],
    `the last year ended on ${year.to}, and ${nobodyMeets}. Put the next one below it: - from: ${from} and, below that, to: ${to}; its terms: can follow when they are known`,
  );
}
