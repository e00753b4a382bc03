import { expect, test } from "vitest";
import type { Change } from "./change.ts";
import { computeMeetings } from "./compute-meetings.ts";
import type { MeetingDate } from "./meeting.ts";
import { readTable } from "./read-table.ts";
import type { Rule } from "./rule.ts";
import { yearWithTerms } from "./testing.ts";

/** Changes, and the dates that a group then has in December. */
type ChangesByHand = {
  what: string;
  changes: Change[];
  dates: MeetingDate[];
};

const changesByHand: ChangesByHand[] = readTable("compute-meetings.yaml");

const tuesdays: Rule = { every: "Tuesday", term: true };

test.each(changesByHand)("$what", ({ changes, dates }) => {
  const evenings: Rule = { ...tuesdays, from: "19:30", to: "21:30" };
  const december = { ...yearWithTerms, from: "2026-12-01", to: "2026-12-31" };
  expect(computeMeetings(evenings, december, changes)).toEqual(dates);
});

test("the last meeting of a term has a name of its own, but in a term whose end is not known yet", () => {
  const rule: Rule = { ...tuesdays, "last-of-term": "Big Breakfast" };
  function listBreakfasts(to: string): string[] {
    const meetings = computeMeetings(rule, { ...yearWithTerms, to }, []);
    return meetings.filter(({ name }) => name === "Big Breakfast").map(({ day }) => day);
  }
  expect(listBreakfasts("2027-08-31")).toEqual(["2026-12-15", "2027-03-23"]);
  expect(listBreakfasts("2027-02-28")).toEqual(["2026-12-15"]);
});
