import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import {
  capitalise,
  dayInSentence,
  frequencyWords,
  ruleInSentence,
  ruleWords,
  weekdayWords,
} from "./rule-words.ts";

type Told = { meets: Parameters<typeof ruleWords>[0]; [use: string]: unknown };
const cases: Told[] = parse(readFileSync(new URL("./rule-words.yaml", import.meta.url), "utf8"));

test.each(cases)("“$notice” is worded rightly in each place", ({ meets, ...expected }) => {
  expect({
    notice: ruleWords(meets),
    sentence: ruleInSentence(meets),
    days: capitalise(weekdayWords(meets)),
    day: dayInSentence(meets),
    often: frequencyWords(meets),
  }).toEqual(expected);
});
