import { expect, test } from "vitest";
import type { Days } from "#time";
import { readTable } from "./read-table.ts";
import type { Rule } from "./rule.ts";
import { afterLastWords, findBreaks, listUsualDays } from "./rule-in-year.ts";
import { yearWithTerms } from "./testing.ts";

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

test("a group that keeps terms says that the dates after the last term are not set yet", () => {
  const words = "The dates after 24 March 2027 are not set yet.";
  expect(afterLastWords(tuesdays, yearWithTerms)).toBe(words);
});

test("a group that meets all the year round says that the dates after the year are not set yet", () => {
  const words = "The dates after 31 August 2027 are not set yet.";
  expect(afterLastWords({ every: "Sunday" }, yearWithTerms)).toBe(words);
});

test("a group that keeps sessions says that the dates of the new session are not set yet", () => {
  const session = [{ from: "2026-09-08", to: "2027-01-12" }];
  const words = "The dates of the new session are not set yet.";
  expect(afterLastWords({ ...tuesdays, session }, yearWithTerms)).toBe(words);
});

test("a group that keeps terms says that its dates are not set yet if no terms are known", () => {
  const words = "The dates are not set yet.";
  expect(afterLastWords(tuesdays, { ...yearWithTerms, terms: [] })).toBe(words);
});
