import { expect, test } from "vitest";
import { daysByHand, END_OF_TABLE, seriesIds } from "#tests/fixtures/sample-year.ts";
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

test.each([
  ["boys-brigade", "2026-12-17", "singing at the town’s carols"],
  ["girls-brigade", "2027-03-17", "St Patrick’s Day"],
  ["girls-brigade", "2027-03-24", expect.any(String)],
  ["snatch", "2027-02-14", expect.any(String)],
  ["dorcas", "2026-12-29", expect.any(String)],
  ["the-ark", "2026-12-27", "all together in church"],
  ["creche", "2026-12-27", "all together in church"],
])("%s is off on %s, and why", (id, day, why) => {
  expect(meetingsOf(id)).toContainEqual({ day, change: "off", why });
});

test("PW’s January meeting is known from the day it was on, and from the day it is on now", () => {
  expect(meetingsOf("pw")).toContainEqual({
    day: "2027-01-05",
    change: "off",
    movedTo: "2027-01-12",
  });
  expect(meetingsOf("pw")).toContainEqual({
    day: "2027-01-12",
    change: "moved",
    movedFrom: "2027-01-05",
  });
});

test("the services of Christmas stand among the others", () => {
  const special = meetingsOf("main-service").filter(({ change }) => change);
  expect(special).toEqual([
    { day: "2026-12-24", change: "extra", name: "Watchnight", from: "23:15", to: "00:15" },
    { day: "2026-12-25", change: "extra", name: "Christmas Day", from: "10:30", to: "11:15" },
  ]);
});
