import { expect, test } from "vitest";
import { addDays, type Day, isWithinSpan, wallTime, withOffset } from "#time";
import { DAYS_AHEAD, findComingDates } from "./coming-dates.ts";
import { listTimedLines, type TimedLine } from "./coming-lines.ts";
import { computeMeetings } from "./compute-meetings.ts";
import type { MeetingDate } from "./meeting.ts";
import { readTable } from "./read-table.ts";
import type { Rule } from "./rule.ts";
import { findBreaks } from "./rule-in-year.ts";
import { seriesWith } from "./testing.ts";
import type { Break } from "./year.ts";

const thursdays: MeetingDate[] = [
  { day: "2026-12-03" },
  { day: "2026-12-10" },
  { day: "2026-12-17", change: "off", why: "carols" },
  { day: "2027-01-07" },
  { day: "2027-01-14" },
];
const breaks: Break[] = [{ from: "2026-12-19", to: "2027-01-03", name: "school holidays" }];

/** What a group's page lists at nine in the morning of a day. */
type ListOfDay = {
  what: string;
  today: Day;
  /** The group's dates; the Thursdays above if they are missing. */
  meetings?: MeetingDate[];
  /** Days with what is not as usual, and reasons why there is no date. */
  lines: string[];
};

const lists: ListOfDay[] = readTable("coming-dates.yaml");

/** Nine in the morning of a day. */
function morningOf(day: Day): Date {
  return new Date(withOffset(wallTime(day, "09:00")));
}

function keepVisible(lines: TimedLine[], now: Date): TimedLine[] {
  return lines.filter((line) => isWithinSpan(Number(now), line));
}

test.each(lists)("$what ($today)", ({ today, meetings = thursdays, lines }) => {
  const series = seriesWith({ from: "19:00", to: "21:00", meetings, breaks });
  const visible = keepVisible(listTimedLines(series), morningOf(today));
  const words = visible.map((line) => {
    return line.kind === "date" ? `${line.day} ${line.words}`.trim() : line.words;
  });
  expect(words).toEqual(lines);
});

const threeYears = { from: "2026-09-01", to: "2029-08-31", terms: [] };

test.each<[what: string, rule: Rule]>([
  ["meets every Sunday", { every: "Sunday" }],
  [
    "meets on Thursdays of three sessions",
    {
      every: "Thursday",
      session: [
        { from: "2026-09-10", to: "2027-04-22" },
        { from: "2027-09-09", to: "2028-04-27" },
        { from: "2028-09-07", to: "2029-04-26" },
      ],
    },
  ],
])("the page of a group that %s has a few lines, which are right for six weeks", (_what, rule) => {
  const series = seriesWith({
    meetings: computeMeetings(rule, threeYears, []),
    breaks: findBreaks(rule, threeYears),
  });
  const allLines = listTimedLines(series);
  for (const builtOn of ["2026-11-22", "2027-06-15", "2027-09-01", "2028-05-01"]) {
    const { lines } = findComingDates(series, morningOf(builtOn));
    expect(lines.length).toBeLessThan(14);
    for (let days = 0; days <= DAYS_AHEAD; days += 1) {
      const now = morningOf(addDays(builtOn, days));
      expect(keepVisible(lines, now)).toEqual(keepVisible(allLines, now));
    }
  }
});

test("a page that is built after the last of a group's dates has no lines", () => {
  const series = seriesWith({ meetings: thursdays });
  expect(findComingDates(series, morningOf("2031-01-01")).lines).toEqual([]);
});
