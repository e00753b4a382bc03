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
