import { expect, test } from "vitest";
import { type Change, listComingChanges, writeUnusual } from "#dates";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { listSeriesForChanges } from "./coming-changes.server.ts";

const now = new Date("2026-11-21T09:00:00Z");

const changes: Change[] = [
  { day: "2026-11-12", for: ["boys-brigade"], what: "off", why: "over" },
  { day: "2026-11-26", for: ["boys-brigade"], what: "off", why: "no heating" },
  { day: "2026-12-01", for: ["pw"], what: "moved", "new-day": "2026-12-02" },
  { day: "2026-11-20", until: "2026-11-22", for: ["everything"], what: "off", why: "snow" },
  { day: "2027-05-06", for: ["lotsatots"], what: "off", why: "a wedding" },
];

// app/changes-everywhere.test.ts is about churches with a year of dates.
test("a church without a year of dates knows, too, what is off or moved from today on", () => {
  const church = { ...sampleChurch, year: null, changes };
  const { dates, closed } = listComingChanges(changes, listSeriesForChanges(church), now);
  const lines = dates.map(({ names: [name], day, unusual }) => {
    return `${day} ${name}: ${unusual ? writeUnusual(unusual) : ""}`;
  });
  const linesButSnow = lines.filter((line) => !line.endsWith("Off: snow"));
  expect(linesButSnow.sort()).toEqual([
    "2026-11-26 Boys’ Brigade: Off: no heating",
    "2026-12-01 PW: Moved to Wednesday 2 December",
    "2026-12-02 PW: Moved from Tuesday 1 December",
    "2027-05-06 Lotsatots: Off: a wedding",
  ]);
  expect(lines).toContain("2026-11-22 Main Service: Off: snow");
  expect(closed).toEqual([{ from: "2026-11-20", to: "2026-11-22", why: "snow" }]);
});
