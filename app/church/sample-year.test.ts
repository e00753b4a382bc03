import { expect, test } from "vitest";
import { daysByHand, END_OF_TABLE, seriesIds } from "#tests/fixtures/sample-year.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";

const allSeries = [...sampleChurch.services, ...sampleChurch.groupDates];
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
