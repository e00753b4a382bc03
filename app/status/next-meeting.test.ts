import { expect, test } from "vitest";
import type { Series } from "#app/meetings/meeting.ts";
import { wallTime } from "#app/time/wall-time.ts";
import { seriesWith } from "#tests/fixtures/series.ts";
import { nextMeetingOf, soonestMeetingFirst } from "./next-meeting.ts";

const pw = seriesWith({
  name: "PW",
  path: "/activities/pw",
  when: "First Tuesday, 8–9:30pm",
  rule: { every: "Tuesday", week: ["first"] },
  from: "20:00",
  to: "21:30",
  meetings: [{ day: "2026-12-01" }, { day: "2027-01-05" }],
  afterLast: "The dates after 25 May 2027 are not set yet.",
});
const now = wallTime("2026-11-22", "04:10");
const wordsOf = (series: Partial<Series>) => nextMeetingOf({ ...pw, ...series }, now).words;

test("a group's next meeting is told with its day and its hours", () => {
  expect(nextMeetingOf(pw, now)).toEqual({
    name: "PW",
    path: "/activities/pw",
    next: "2026-12-01",
    words: "Tuesday 1 December, 8–9:30pm",
  });
});

test("a date with a name, another hour or another place is told with them", () => {
  const dinner = { day: "2026-12-01", name: "Christmas dinner", from: "19:00", where: "The hotel" };
  expect(wordsOf({ meetings: [dinner] })).toBe(
    "Tuesday 1 December, 7pm, Christmas dinner, The hotel",
  );
});

test("what is off is not the next", () => {
  const meetings = [
    { day: "2026-12-01", change: "off" as const, why: "snow" },
    { day: "2027-01-05" },
  ];
  expect(wordsOf({ meetings })).toBe("Tuesday 5 January 2027, 8–9:30pm");
});

test("where no date is known it says why", () => {
  expect(wordsOf({ meetings: [] })).toBe("The dates after 25 May 2027 are not set yet.");
  expect(wordsOf({ meetings: [], afterLast: null })).toBe(
    "First Tuesday, 8–9:30pm. There is no year.yaml, and so no dates.",
  );
});

test("whoever meets soonest stands first, and last who has no date", () => {
  const meeting = (name: string, next: string | null) => ({ name, path: "/", next, words: "" });
  const meetings = [
    meeting("none", null),
    meeting("late", "2027-01-05"),
    meeting("soon", "2026-12-01"),
  ];
  expect(soonestMeetingFirst(meetings).map(({ name }) => name)).toEqual(["soon", "late", "none"]);
});
