import { expect, test } from "vitest";
import { seriesWith } from "#dates/testing";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { describeGroup } from "./dates-for-search.server.ts";

test.each([
  [
    "its old and its new hour",
    { from: "20:00", to: "21:00" },
    { startDate: "2026-06-04T20:00:00+01:00", previousStartDate: "2026-06-02T20:00:00+01:00" },
  ],
  [
    "its old and its new day if no hour is known",
    {},
    { startDate: "2026-06-04", previousStartDate: "2026-06-02" },
  ],
])("search engines are told of a date that was put on another day %s", (_what, hours, expected) => {
  const series = seriesWith({
    ...hours,
    meetings: [
      { day: "2026-06-02", change: "off", movedTo: "2026-06-04" },
      { day: "2026-06-04", change: "moved", movedFrom: "2026-06-02" },
    ],
  });
  const onNewDay = series.meetings.slice(1);
  const data = describeGroup(sampleChurch.facts, series, onNewDay, { picture: "/choir.jpg" });
  expect(data).toHaveProperty("@graph.0.subEvent.0", expect.objectContaining(expected));
});
