import { expect, test } from "vitest";
import { wallTime } from "#time";
import { callOffDates } from "./call-off-dates.ts";
import type { DatedEvent } from "./dated-event.ts";
import { findComingMeetings } from "./meeting.ts";
import { seriesWith } from "./testing.ts";

const church = { name: "Kilmorran", address: { street: "1 Church Street", postcode: "BT00 0AA" } };
const choir = seriesWith({
  from: "20:00",
  to: "21:00",
  meetings: [{ day: "2026-12-01" }, { day: "2026-12-08" }],
});
const now = wallTime("2026-11-30", "09:00");

const off = { name: "Choir", start: wallTime("2026-12-01", "20:00"), status: "cancelled" } as const;
const on = { ...off, status: "confirmed" } as const;

test.each<[string, DatedEvent[], string]>([
  ["is cancelled", [off], "2026-12-08"],
  ["takes place", [on], "2026-12-01"],
  ["is cancelled and takes place elsewhere in the diary", [off, on], "2026-12-01"],
  ["is another group’s", [{ ...off, name: "Bowls" }], "2026-12-01"],
  ["lasts all day", [{ ...off, isAllDay: true }], "2026-12-01"],
])("where its event %s the group’s next date follows", (_what, events, next) => {
  const [series = choir] = callOffDates([choir], events, church, () => "cancelled due to snow");
  const coming = findComingMeetings(series.meetings, now, 1);
  expect(coming.next.map(({ day }) => day)).toEqual([next]);
  const whyOff = next === "2026-12-08" ? ["cancelled due to snow"] : [];
  expect(coming.off.map(({ why }) => why)).toEqual(whyOff);
});
