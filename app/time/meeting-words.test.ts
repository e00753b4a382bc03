import { expect, test } from "vitest";
import { meetingWords, weekdayWords } from "./meeting-words.ts";

test.each([
  [{ every: "Sunday", from: "11:30", to: "12:30" } as const, "Sundays 11:30–12:30"],
  [{ every: "Saturday", week: "third", from: "15:00" } as const, "Third Saturday, 3pm"],
  [{ every: "Thursday", time: "evening" } as const, "Thursday evenings"],
])("a rule is read as a noticeboard would put it", (meets, written) => {
  expect(meetingWords(meets)).toBe(written);
});

test("a rule's days are named without their hours where there is no room", () => {
  expect(weekdayWords({ every: "Tuesday" })).toBe("Tuesdays");
  expect(weekdayWords({ every: "Tuesday", week: "last" })).toBe("Last Tuesday");
});
