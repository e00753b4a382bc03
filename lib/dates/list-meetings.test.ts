import { expect, test } from "vitest";
import type { Change } from "./change.ts";
import { listMeetings, type Meeting } from "./list-meetings.ts";
import { readTable } from "./read-table.ts";
import type { Rule } from "./rule.ts";
import { yearWithTerms } from "./testing.ts";

/** Changes, and the dates that a group then has in December. */
type ChangesByHand = {
  what: string;
  changes: Change[];
  dates: Meeting[];
};

const changesByHand: ChangesByHand[] = readTable("list-meetings.yaml");

test.each(changesByHand)("$what", ({ changes, dates }) => {
  const evenings: Rule = { every: "Tuesday", term: true, from: "19:30", to: "21:30" };
  const december = { ...yearWithTerms, from: "2026-12-01", to: "2026-12-31" };
  expect(listMeetings(evenings, december, changes)).toEqual(dates);
});
