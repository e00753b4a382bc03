import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { addDays, isWithinSpan, wallTime, withOffset } from "#time";
import { DAYS_AHEAD, findComingDates } from "./coming-dates.ts";
import { listTimedLines, type TimedLine } from "./coming-lines.ts";
import { computeMeetings } from "./compute-meetings.ts";
import type { MeetingDate } from "./meeting.ts";
import type { Rule } from "./rule.ts";
import { findBreaks } from "./rule-in-year.ts";
import { seriesWith } from "./testing.ts";

const thursdays: MeetingDate[] = [
  { day: "2026-12-03" },
  { day: "2026-12-10" },
  { day: "2026-12-17", change: "off", why: "carols" },
  { day: "2027-01-07" },
  { day: "2027-01-14" },
];
const breaks = [{ from: "2026-12-19", to: "2027-01-03", name: "school holidays" } as const];
const nineOn = (day: string) => new Date(withOffset(wallTime(day, "09:00")));

type Case = { what: string; today: string; meetings?: MeetingDate[]; lines: string[] };
const cases: Case[] = parse(readFileSync(new URL("./coming-dates.yaml", import.meta.url), "utf8"));

test.each(cases)("$what ($today)", ({ today, meetings = thursdays, lines }) => {
  const series = seriesWith({ from: "19:00", to: "21:00", meetings, breaks });
  const seen = listTimedLines(series)
    .filter((line) => isWithinSpan(Number(nineOn(today)), line))
    .map(({ kind, day, words }) => (kind === "date" ? `${day} ${words}`.trim() : words));
  expect(seen).toEqual(lines);
});

const known = { from: "2026-09-01", to: "2029-08-31", terms: [] };
test.each<Rule>([
  { every: "Sunday" },
  {
    every: "Thursday",
    session: [
      { from: "2026-09-10", to: "2027-04-22" },
      { from: "2027-09-09", to: "2028-04-27" },
      { from: "2028-09-07", to: "2029-04-26" },
    ],
  },
])("of three years a page has what is seen in six weeks: %o", (rule) => {
  const ofYears = seriesWith({
    meetings: computeMeetings(rule, known, []),
    breaks: findBreaks(rule, known),
  });
  const all = listTimedLines(ofYears);
  for (const today of ["2026-11-22", "2027-06-15", "2027-09-01", "2028-05-01"]) {
    const kept = findComingDates(ofYears, nineOn(today)).lines;
    expect(kept.length).toBeLessThan(14);
    for (let days = 0; days <= DAYS_AHEAD; days += 1) {
      const then = Number(nineOn(addDays(today, days)));
      const seen = (lines: TimedLine[]) => lines.filter((line) => isWithinSpan(then, line));
      expect(seen(kept)).toEqual(seen(all));
    }
  }
  expect(findComingDates(ofYears, nineOn("2031-01-01")).lines).toEqual([]);
});
