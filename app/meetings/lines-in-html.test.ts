import { expect, test } from "vitest";
import { addDays } from "#app/time/wall-time.ts";
import { seriesWith } from "#tests/fixtures/series.ts";
import { linesInHtml } from "./lines-in-html.server.ts";
import { breaksOf, reckon } from "./reckon.server.ts";
import { timedLines } from "./timed-lines.server.ts";

const years = [2026, 2027, 2028].map((year) => ({
  from: `${year}-09-01`,
  to: `${year + 1}-08-31`,
}));
const known = { from: "2026-09-01", to: "2029-08-31", years, terms: [] };
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

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
    const series = seriesWith({ meetings: reckon(rule, known, []), breaks: breaksOf(rule, known) });
    for (const today of ["2026-11-22", "2027-06-15", "2027-09-01", "2028-05-01"]) {
      const all = timedLines(series, 3, noon(today));
      const kept = linesInHtml(all, known, noon(today));
      expect(kept.length).toBeLessThan(all.length * 0.55);
      for (let days = 0; days < 120; days += 1) {
        const then = Number(noon(addDays(today, days)));
        const isSeen = ({ from, until }: { from: number; until: number }) =>
          from <= then && then < until;
        expect(kept.filter(isSeen)).toEqual(all.filter(isSeen));
      }
    }
  },
);

test("of years that are over, or where nothing is known of years, nothing is left out", () => {
  const series = seriesWith({ meetings: reckon({ every: "Sunday" }, known, []) });
  const lines = timedLines(series, 3, noon("2031-01-01"));
  expect(linesInHtml(lines, known, noon("2031-01-01"))).toEqual(lines);
  expect(linesInHtml(lines, null, noon("2031-01-01"))).toEqual(lines);
});
