import { expect, test } from "vitest";
import { readChurch } from "#app/content-loader/church.server.ts";
import { seriesWith } from "#tests/fixtures/series.ts";
import type { Meeting, Series } from "./meeting.ts";
import { groupForSearch } from "./structured-data.server.ts";

const tuesday: Meeting = { day: "2026-06-02", change: "off", movedTo: "2026-06-04" };
const moved: Meeting = { day: "2026-06-04", change: "moved", movedFrom: "2026-06-02" };

/** What search engines are told of a group that meets on Thursday and not on Tuesday. */
function told(hours: Pick<Series, "from" | "to">): object {
  const series = seriesWith({ ...hours, meetings: [tuesday, moved] });
  return groupForSearch(readChurch(), series, [moved], { picture: "/choir.jpg" });
}

test("a date that was put on another day says when it would have begun, on the church's clock", () => {
  expect(told({ from: "20:00", to: "21:00" })).toHaveProperty(
    "@graph.0.subEvent.0",
    expect.objectContaining({
      startDate: "2026-06-04T20:00:00+01:00",
      previousStartDate: "2026-06-02T20:00:00+01:00",
    }),
  );
});

test("where no hour is known none is made up for the day on which it would have been", () => {
  expect(told({})).toHaveProperty(
    "@graph.0.subEvent.0",
    expect.objectContaining({ startDate: "2026-06-04", previousStartDate: "2026-06-02" }),
  );
});
