import { expect, test } from "vitest";
import { readTable } from "./read-table.ts";
import type { Rule } from "./rule.ts";
import {
  capitalise,
  dayInSentence,
  frequencyWords,
  ruleInSentence,
  ruleWords,
  weekdayWords,
} from "./rule-words.ts";

/** A rule, and its words for each place in which it stands. */
type RuleInWords = {
  rule: Rule;
  /** On a noticeboard: "Third Saturday, 3pm". */
  notice: string;
  /** Within a sentence: "third Saturday, 3pm". */
  sentence: string;
  /** Its days alone: "Third Saturday". */
  days: string;
  /** Its day within a sentence: "third Saturday". */
  day: string;
  /** How often it is: "third Saturday of the month". */
  often: string;
};

const rules: RuleInWords[] = readTable("rule-words.yaml");

test.each(rules)("what is held on “$notice” is held “$often”", (example) => {
  const { rule, ...words } = example;
  expect({
    notice: ruleWords(rule),
    sentence: ruleInSentence(rule),
    days: capitalise(weekdayWords(rule)),
    day: dayInSentence(rule),
    often: frequencyWords(rule),
  }).toEqual(words);
});
