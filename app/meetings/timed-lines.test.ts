import { expect, test } from "vitest";
import { wallTime, withOffset } from "#app/time/wall-time.ts";
import { seriesWith } from "#tests/fixtures/series.ts";
import type { Meeting, Series } from "./meeting.ts";
import { timedLines } from "./timed-lines.server.ts";

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
    timedLines({ ...series, ...changes }, 3, built)
      .filter(({ from, until }) => from <= Number(nineOn(day)) && Number(nineOn(day)) < until)
      .map(({ day: date, words, date: isDate }) => (isDate ? `${date} ${words}`.trim() : words)),
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
