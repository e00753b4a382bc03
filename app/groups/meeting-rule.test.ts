import { expect, test } from "vitest";
import { wallTime } from "#app/time/wall-time.ts";
import { meetingWords, nextMeeting } from "./meeting-rule.ts";

const sundays = { every: "Sunday", from: "11:30", to: "12:30", term: false } as const;
const terms = [{ from: "2026-09-06", to: "2026-12-20" }];

test("a weekly group meets today until it is over, and then next week", () => {
  expect(nextMeeting(sundays, [], wallTime("2026-11-22", "12:29"))).toBe("2026-11-22");
  expect(nextMeeting(sundays, [], wallTime("2026-11-22", "12:30"))).toBe("2026-11-29");
});

test("the third Saturday is the third, not the Saturday of the third week", () => {
  const meets = { every: "Saturday", week: "third", from: "15:00", term: false } as const;
  expect(nextMeeting(meets, [], wallTime("2026-08-01", "09:00"))).toBe("2026-08-15");
});

test("the last Tuesday of a month with five is the fifth", () => {
  const meets = { every: "Tuesday", week: "last", from: "19:30", term: false } as const;
  expect(nextMeeting(meets, [], wallTime("2026-12-01", "09:00"))).toBe("2026-12-29");
});

test("a group that keeps school terms has no date in the holidays", () => {
  const meets = { ...sundays, term: true };
  expect(nextMeeting(meets, terms, wallTime("2026-12-19", "09:00"))).toBe("2026-12-20");
  expect(nextMeeting(meets, terms, wallTime("2026-12-21", "09:00"))).toBeNull();
});

test.each([
  [sundays, "Sundays 11:30–12:30"],
  [
    { every: "Saturday", week: "third", from: "15:00", term: false } as const,
    "Third Saturday, 3pm",
  ],
  [{ every: "Thursday", time: "evening", term: true } as const, "Thursday evenings"],
])("a rule is read as a noticeboard would put it", (meets, written) => {
  expect(meetingWords(meets)).toBe(written);
});
