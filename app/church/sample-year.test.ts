import { expect, test } from "vitest";
import { daysByHand, END_OF_TABLE, seriesIds } from "#tests/fixtures/sample-year.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { findSeries } from "./series.server.ts";

const allSeries = [...sampleChurch.services, ...sampleChurch.groupDates];

test("the dates of every service and every group of the sample are worked out by hand", () => {
  expect(allSeries.map(({ id }) => id)).toEqual(seriesIds);
});

test.each(seriesIds)("the dates of %s are those that were worked out by hand", (id) => {
  const { meetings } = findSeries(allSeries, id);
  const days = meetings.filter(({ isOff }) => !isOff).map(({ day }) => day);
  expect(days.filter((day) => day < END_OF_TABLE)).toEqual(daysByHand(id));
});
