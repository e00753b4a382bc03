import { expect, test } from "vitest";
import { wallTime } from "#time";
import { callOffDates } from "./call-off-dates.ts";
import type { DatedEvent } from "./dated-event.ts";
import { findComingMeetings } from "./meeting.ts";
import { kilmorran, seriesWith } from "./testing.ts";

const FIRST = "2026-12-01";
const SECOND = "2026-12-08";

const choir = seriesWith({
  from: "20:00",
  to: "21:00",
  meetings: [{ day: FIRST }, { day: SECOND }],
});

const confirmed: DatedEvent = {
  name: "Choir",
  start: wallTime(FIRST, "20:00"),
  state: "on",
};
const cancelled: DatedEvent = { ...confirmed, state: "off" };

/** What is next, and why what comes before it is off, if the diary has these events. */
function findNext(events: DatedEvent[]): { next: string[]; reasons: (string | undefined)[] } {
  const all = callOffDates([choir], events, kilmorran, () => "cancelled due to snow");
  const meetings = all.flatMap((series) => series.meetings);
  const { next, off } = findComingMeetings(meetings, wallTime("2026-11-30", "09:00"), 1);
  return { next: next.map(({ day }) => day), reasons: off.map(({ why }) => why) };
}

test("a date is off, with the diary’s reason, if its event is cancelled", () => {
  expect(findNext([cancelled])).toEqual({ next: [SECOND], reasons: ["cancelled due to snow"] });
});

test.each<[what: string, events: DatedEvent[]]>([
  ["its event is confirmed", [confirmed]],
  ["one of its two events is confirmed", [cancelled, confirmed]],
  ["the cancelled event is another group’s", [{ ...cancelled, name: "Bowls" }]],
  ["the cancelled event lasts all day", [{ ...cancelled, isAllDay: true }]],
])("a date takes place if %s", (_what, events) => {
  expect(findNext(events)).toEqual({ next: [FIRST], reasons: [] });
});
