import { expect, test } from "vitest";
import type { Days } from "#time";
import { readTable } from "./read-table.ts";
import type { Rule } from "./rule.ts";
import { afterLastWords, findBreaks, listUsualDays } from "./rule-in-year.ts";
import { yearWithTerms } from "./testing.ts";
import type { Year } from "./year.ts";

/** A rule, and its days between two others. */
type RuleByHand = {
  what: string;
  rule: Rule;
  between: Days;
  /** The days that follow from it, with a space between each and the next. */
  days: string;
};

const rules: RuleByHand[] = readTable("rule-in-year.yaml");

const tuesdays: Rule = { every: "Tuesday", term: true };

test.each(rules)("$what: the days are those worked out by hand", ({ rule, between, days }) => {
  expect(listUsualDays(rule, { ...yearWithTerms, ...between }).join(" ")).toBe(days);
});

test("the holidays from June to September are called the summer break", () => {
  const terms = [
    { name: "Summer term", from: "2027-04-05", to: "2027-06-30" },
    { name: "Autumn term", from: "2027-09-01", to: "2027-12-17" },
  ];
  const breaks = findBreaks(tuesdays, { ...yearWithTerms, to: "2027-12-31", terms });
  expect(breaks.map(({ name }) => name)).toEqual(["summer break"]);
});

test.each<[what: string, rule: Rule, terms: Year["terms"], words: string]>([
  ["keeps terms", tuesdays, yearWithTerms.terms, "The dates after 24 March 2027 are not set yet."],
  ["keeps terms that nobody knows", tuesdays, [], "The dates are not set yet."],
  [
    "meets all the year round",
    { every: "Sunday" },
    yearWithTerms.terms,
    "The dates after 31 August 2027 are not set yet.",
  ],
  [
    "keeps sessions",
    { ...tuesdays, session: [{ from: "2026-09-08", to: "2027-01-12" }] },
    yearWithTerms.terms,
    "The dates of the new session are not set yet.",
  ],
])("what a group that %s says of the dates after the last", (_what, rule, terms, words) => {
  expect(afterLastWords(rule, { ...yearWithTerms, terms })).toBe(words);
});
