import { expect, test } from "vitest";
import { isWithinSpan } from "#app/time/visible-span.tsx";
import { addDays, wallTime, withOffset } from "#app/time/wall-time.ts";
import { seriesWith } from "#tests/fixtures/series.ts";
import { comingDates, type TimedLine, timedLines } from "./coming-dates.server.ts";
import { breaksOf, computeMeetings } from "./compute-meetings.server.ts";
import type { Meeting, Series } from "./meeting.ts";

const thursdays = [
  { day: "2026-12-03" },
  { day: "2026-12-10" },
  { day: "2026-12-17", change: "off", why: "carols" },
  { day: "2027-01-07" },
  { day: "2027-01-14" },
] satisfies Meeting[];
const holidays = { from: "2026-12-19", to: "2027-01-03", name: "school holidays" } as const;

const series = seriesWith({
  rule: { every: "Thursday" },
  from: "19:00",
  to: "21:00",
  meetings: thursdays,
  breaks: [holidays],
  afterLast: "The dates of the new session are not set yet.",
});

const nineOn = (day: string) => new Date(withOffset(wallTime(day, "09:00")));

/** What is seen on a day of a page built then, and of one that was built in November. */
const linesOn = (day: string, changes: Partial<Series> = {}) => {
  const seen = [nineOn(day), nineOn("2026-11-01")].map((built) =>
    timedLines({ ...series, ...changes }, built)
      .filter((line) => isWithinSpan(Number(nineOn(day)), line))
      .map(({ day: date, words, isDate }) => (isDate ? `${date} ${words}`.trim() : words)),
  );
  expect(seen[1]).toEqual(seen[0]);
  return seen[0];
};

test("what is off stands between the dates it falls between", () => {
  expect(linesOn("2026-12-01")).toEqual([
    "2026-12-03",
    "2026-12-10",
    "Not 17 December: carols",
    "School holidays from 19 December: back on Thursday 7 January",
    "2027-01-07",
  ]);
});

test("the next date comes before the reasons why it is not earlier", () => {
  expect(linesOn("2026-12-12")).toEqual([
    "2027-01-07",
    "Not 17 December: carols",
    "School holidays from 19 December: back on Thursday 7 January",
    "2027-01-14",
  ]);
  expect(linesOn("2026-12-19")).toEqual([
    "2027-01-07",
    "School holidays: back on Thursday 7 January",
    "2027-01-14",
  ]);
});

test("nobody is told of coming back where no date is known", () => {
  expect(linesOn("2026-12-12", { meetings: thursdays.slice(0, 3) })).toEqual([
    "Not 17 December: carols",
  ]);
  expect(linesOn("2027-01-15")).toEqual([]);
});

test("a date that was moved is told once, on the day it was moved from or else on its own", () => {
  const meetings: Meeting[] = [
    { day: "2027-01-05", change: "off", movedTo: "2027-01-12" },
    { day: "2027-01-12", change: "moved", movedFrom: "2027-01-05" },
  ];
  expect(linesOn("2027-01-04", { meetings, breaks: [] })).toEqual([
    "2027-01-12",
    "Not 5 January: moved to Tuesday 12 January",
  ]);
  expect(linesOn("2027-01-06", { meetings, breaks: [] })).toEqual([
    "2027-01-12 moved from 5 January",
  ]);
});

const years = [2026, 2027, 2028].map((year) => ({
  from: `${year}-09-01`,
  to: `${year + 1}-08-31`,
}));
const known = { from: "2026-09-01", to: "2029-08-31", years, terms: [] };
test.each([
  { every: "Sunday" as const },
  {
    every: "Thursday" as const,
    session: [
      { from: "2026-09-10", to: "2027-04-22" },
      { from: "2027-09-09", to: "2028-04-27" },
      { from: "2028-09-07", to: "2029-04-26" },
    ],
  },
])(
  "of three years a page has half its lines, and for four months they are all that is to be seen: %o",
  (rule) => {
    const ofYears = seriesWith({
      meetings: computeMeetings(rule, known, []),
      breaks: breaksOf(rule, known),
    });
    for (const today of ["2026-11-22", "2027-06-15", "2027-09-01", "2028-05-01"]) {
      const all = timedLines(ofYears, nineOn(today));
      const kept = comingDates(ofYears, known, nineOn(today)).lines;
      expect(kept.length).toBeLessThan(all.length * 0.55);
      for (let days = 0; days < 120; days += 1) {
        const then = Number(nineOn(addDays(today, days)));
        const seen = (lines: TimedLine[]) => lines.filter((line) => isWithinSpan(then, line));
        expect(seen(kept)).toEqual(seen(all));
      }
    }
  },
);

test("of years that are over, or where nothing is known of years, nothing is left out", () => {
  const ofYears = seriesWith({ meetings: computeMeetings({ every: "Sunday" }, known, []) });
  const later = nineOn("2031-01-01");
  for (const year of [known, null]) {
    expect(comingDates(ofYears, year, later).lines).toEqual(timedLines(ofYears, later));
  }
});
