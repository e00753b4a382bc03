import { expect, test } from "vitest";
import type { Change } from "./change.ts";
import { makeSeries } from "./series.ts";
import { seriesWith } from "./testing.ts";

const days = { from: "2026-12-01", to: "2026-12-01" };
const year = { ...days, terms: [] };

test("places stand as they are typed: the usual one, a section's, and that of a single date", () => {
  const sections = [
    { name: "Juniors", who: "P4 to P7", from: "18:00", to: "19:00", where: "The loft" },
  ];
  const where = "First Ballymena";
  const moved: Change = { day: "2026-12-01", for: ["choir"], what: "moved", where };
  const map = "https://maps.example/5";
  const usual = { ...seriesWith({ where: "The Schoolhouse", map }), sections };
  expect(makeSeries(usual, year, [moved])).toMatchObject({
    where: "The Schoolhouse",
    map,
    sections: [{ where: "The loft" }],
    meetings: [{ where: "First Ballymena" }],
  });
});
