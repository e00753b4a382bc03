import { expect, test } from "vitest";
import { daysByHand, END_OF_TABLE, seriesIds } from "#tests/fixtures/sample-year.ts";
import type { PlainDate } from "./meeting.ts";
import { readGroupSeries, readServices } from "./series.server.ts";

const allSeries = [...readServices(), ...readGroupSeries()];
const meetingsOf = (id: string) => allSeries.find((series) => series.id === id)?.meetings ?? [];

test("the table has every service and every group", () => {
  expect(allSeries.map(({ id }) => id)).toEqual(seriesIds);
});

test.each(seriesIds)("the dates of %s are those worked out by hand", (id) => {
  const days = meetingsOf(id)
    .filter(({ day, change }) => change !== "off" && day < END_OF_TABLE)
    .map(({ day }) => day);
  expect(days).toEqual(daysByHand(id));
});

test("Bible Class’s Big Breakfast is on the last Sunday of each term", () => {
  const breakfasts = meetingsOf("bible-class").filter(({ name }) => name === "Big Breakfast");
  expect(breakfasts.map(({ day }) => day)).toEqual(["2026-12-13", "2027-03-21", "2027-06-27"]);
});

test.each<[string, PlainDate]>([
  ["boys-brigade", { day: "2026-12-17", change: "off", why: "singing at the town’s carols" }],
  ["girls-brigade", { day: "2027-03-17", change: "off", why: "St Patrick’s Day" }],
  ["the-ark", { day: "2026-12-27", change: "off", why: "all together in church" }],
  ["pw", { day: "2027-01-05", change: "off", movedTo: "2027-01-12" }],
  ["pw", { day: "2027-01-12", change: "moved", movedFrom: "2027-01-05" }],
  [
    "main-service",
    { day: "2026-12-24", change: "extra", name: "Watchnight", from: "23:15", to: "00:15" },
  ],
])("what is not as usual of %s is known: %j", (id, date) => {
  expect(meetingsOf(id)).toContainEqual(expect.objectContaining(date));
});
