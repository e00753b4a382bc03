import { expect, test } from "vitest";
import { isWithinSpan } from "#app/time/visible-span.tsx";
import { addDays, wallTime, withOffset } from "#app/time/wall-time.ts";
import { type KnownOfSeries, seriesWith } from "#tests/fixtures/series.ts";
import { comingDates, type TimedLine, timedLines } from "./coming-dates.server.ts";
import { breaksOf, computeMeetings } from "./compute-meetings.server.ts";
import type { PlainDate, Rule } from "./meeting.ts";

const thursdays: PlainDate[] = [
  { day: "2026-12-03" },
  { day: "2026-12-10" },
  { day: "2026-12-17", change: "off", why: "carols" },
  { day: "2027-01-07" },
  { day: "2027-01-14" },
];
const breaks = [{ from: "2026-12-19", to: "2027-01-03", name: "school holidays" } as const];
const moved: PlainDate[] = [
  { day: "2027-01-05", change: "off", movedTo: "2027-01-12" },
  { day: "2027-01-12", change: "moved", movedFrom: "2027-01-05" },
];
const untilThen = "School holidays from 19 December: back on Thursday 7 January";

const nineOn = (day: string) => new Date(withOffset(wallTime(day, "09:00")));

test.each<[what: string, today: string, dates: KnownOfSeries, lines: string[]]>([
  [
    "what is off stands between the dates it falls between",
    "2026-12-01",
    { meetings: thursdays, breaks },
    ["2026-12-03", "2026-12-10", "Not 17 December: carols", untilThen, "2027-01-07"],
  ],
  [
    "the next date comes before the reasons why it is not earlier",
    "2026-12-12",
    { meetings: thursdays, breaks },
    ["2027-01-07", "Not 17 December: carols", untilThen, "2027-01-14"],
  ],
  [
    "and so it does in the holidays",
    "2026-12-19",
    { meetings: thursdays, breaks },
    ["2027-01-07", "School holidays: back on Thursday 7 January", "2027-01-14"],
  ],
  [
    "nobody is told of coming back where no date is known",
    "2026-12-12",
    { meetings: thursdays.slice(0, 3), breaks },
    ["Not 17 December: carols"],
  ],
  ["after the last there is nothing", "2027-01-15", { meetings: thursdays, breaks }, []],
  [
    "a date that was moved is told on the day it was moved from",
    "2027-01-04",
    { meetings: moved },
    ["2027-01-12", "Not 5 January: moved to Tuesday 12 January"],
  ],
  [
    "and on its own once that day is over",
    "2027-01-06",
    { meetings: moved },
    ["2027-01-12 moved from 5 January"],
  ],
])("%s, on a page built on %s and on one of November", (_what, today, dates, lines) => {
  const series = seriesWith({ from: "19:00", to: "21:00", ...dates });
  for (const built of [nineOn(today), nineOn("2026-11-01")]) {
    const seen = timedLines(series, built)
      .filter((line) => isWithinSpan(Number(nineOn(today)), line))
      .map(({ day, words, isDate }) => (isDate ? `${day} ${words}`.trim() : words));
    expect(seen).toEqual(lines);
  }
});

const years = [2026, 2027, 2028].map((year) => ({
  from: `${year}-09-01`,
  to: `${year + 1}-08-31`,
}));
const known = { from: "2026-09-01", to: "2029-08-31", years, terms: [] };
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
    const later = nineOn("2031-01-01");
    for (const year of [known, null]) {
      expect(comingDates(ofYears, year, later).lines).toEqual(timedLines(ofYears, later));
    }
  },
);
