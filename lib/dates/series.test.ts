import { expect, test } from "vitest";
import { wallTime } from "#time";
import type { Change } from "./change.ts";
import { makeSeries, pickNextService, type Section } from "./series.ts";
import { seriesWith } from "./testing.ts";

test("places stand as they are typed: the usual one, that of a section, and that of a single date", () => {
  const section: Section = {
    name: "Juniors",
    who: "P4 to P7",
    from: "18:00",
    to: "19:00",
    where: "The loft",
  };
  const day = "2026-12-01";
  const elsewhere: Change = { day, for: ["choir"], what: "moved", where: "First Ballymena" };
  const map = "https://maps.example/5";
  const facts = seriesWith({ where: "The Schoolhouse", map, sections: [section] });
  expect(makeSeries(facts, { from: day, to: day, terms: [] }, [elsewhere])).toMatchObject({
    where: "The Schoolhouse",
    map,
    sections: [{ where: "The loft" }],
    meetings: [{ where: "First Ballymena" }],
  });
});

const main = seriesWith({
  name: "Main",
  from: "11:30",
  meetings: [
    { day: "2026-12-20" },
    { day: "2026-12-25", from: "10:30", to: "11:15", change: "extra" },
    { day: "2026-12-27", change: "off", why: "snow" },
    { day: "2027-01-03", from: "09:00", to: "09:30", change: "extra" },
    { day: "2027-01-03" },
  ],
});
const evening = seriesWith({ name: "Evening", from: "18:30", meetings: [{ day: "2026-12-27" }] });

test.each([
  ["the soonest of all services", "2026-12-20", "Main", "2026-12-20T11:30:00"],
  ["an extra service, if that comes first", "2026-12-21", "Main", "2026-12-25T10:30:00"],
  ["never one that is off", "2026-12-26", "Evening", "2026-12-27T18:30:00"],
  ["the earlier of two on one day", "2026-12-28", "Main", "2027-01-03T09:00:00"],
])("the next service is %s (%s)", (_what, today, name, start) => {
  const next = pickNextService([main, evening], wallTime(today, "09:00"));
  expect(next?.service.name).toBe(name);
  expect(next?.meeting.start).toBe(start);
});

test("there is no next service after the last date", () => {
  expect(pickNextService([main, evening], wallTime("2027-01-04", "09:00"))).toBeUndefined();
});
