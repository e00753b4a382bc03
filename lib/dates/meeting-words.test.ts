import { expect, test } from "vitest";
import { wallTime } from "#time";
import { makeMeeting } from "./meeting.ts";
import { breakWords, labelNext, writeDifferences } from "./meeting-words.ts";

test("a break says when the group is back, and, before it begins, when that is", () => {
  const halfTerm = { from: "2026-10-26", to: "2026-10-30", name: "half-term" } as const;
  expect(breakWords(halfTerm, "2026-10-26", "2026-11-04")).toBe(
    "Half-term: back on Wednesday 4 November",
  );
  expect(breakWords(halfTerm, "2026-10-25", "2026-11-04")).toBe(
    "Half-term from Monday 26 October: back on Wednesday 4 November",
  );
});

test("a meeting that has begun is on now and no longer next, also after midnight", () => {
  const morning = makeMeeting({ day: "2026-11-22", from: "11:30", to: "12:45" }, {});
  expect(labelNext(morning, wallTime("2026-11-22", "11:29"))).toBe("Next");
  expect(labelNext(morning, wallTime("2026-11-22", "11:30"))).toBe("On now");
  const watchnight = makeMeeting({ day: "2026-12-24", from: "23:15", to: "00:15" }, {});
  expect(labelNext(watchnight, wallTime("2026-12-25", "00:05"))).toBe("On now");
});

test("a meeting whose hour nobody knows is next all day, and never on now", () => {
  const someTime = makeMeeting({ day: "2026-11-22" }, {});
  expect(labelNext(someTime, wallTime("2026-11-22", "09:00"))).toBe("Next");
});

// What else is said of a date that is off or not as usual is held, wherever it is shown, by app/changes-everywhere.test.ts.
test("a date that ends earlier says its name, its end and the reason", () => {
  const date = { day: "2027-01-12", name: "Tea", to: "21:00", why: "the caretaker is away" };
  expect(writeDifferences(date)).toBe("Tea, until 9pm, the caretaker is away");
});
