import { expect, test } from "vitest";
import { seriesWith } from "#dates/testing";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { describeGroup } from "./dates-for-search.server.ts";

test.each([
  [
    "says when it would have begun, on the church's clock",
    { from: "20:00", to: "21:00" },
    { startDate: "2026-06-04T20:00:00+01:00", previousStartDate: "2026-06-02T20:00:00+01:00" },
  ],
  [
    "has no invented hour if none is known",
    {},
    { startDate: "2026-06-04", previousStartDate: "2026-06-02" },
  ],
])("a date that was put on another day %s", (_what, hours, expected) => {
  const series = seriesWith({
    ...hours,
    meetings: [
      { day: "2026-06-02", change: "off", movedTo: "2026-06-04" },
      { day: "2026-06-04", change: "moved", movedFrom: "2026-06-02" },
    ],
  });
  const listed = series.meetings.slice(1);
  expect(
    describeGroup(sampleChurch.facts, series, listed, { picture: "/choir.jpg" }),
  ).toHaveProperty("@graph.0.subEvent.0", expect.objectContaining(expected));
});
