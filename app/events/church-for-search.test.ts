import { expect, test } from "vitest";
import { findSeries } from "#app/church/series.server.ts";
import { makeSeries } from "#app/church/series.ts";
import type { Change } from "#dates";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { describeGroup } from "./church-for-search.server.ts";

test("search engines are told of a date that was put on another day, its old day and its new one", () => {
  const moved: Change = { day: "2026-12-01", for: ["pw"], what: "moved", "new-day": "2026-12-03" };
  const pw = makeSeries(findSeries(sampleChurch.groupDates, "pw"), sampleChurch.year, [moved]);
  const church = { ...sampleChurch, groupDates: [pw] };
  const data = describeGroup(pw, church, { picture: "/pw.jpg", description: "Women" });
  expect(data).toHaveProperty(
    "@graph.0",
    expect.objectContaining({
      startDate: "2026-12-03T20:00:00+00:00",
      previousStartDate: "2026-12-01T20:00:00+00:00",
      eventStatus: "https://schema.org/EventRescheduled",
    }),
  );
});
