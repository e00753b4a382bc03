import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import {
  capital,
  dayInASentence,
  daysOf,
  howOften,
  meetingInASentence,
  meetingWords,
} from "./rule-words.ts";

type Told = { meets: Parameters<typeof meetingWords>[0]; [use: string]: unknown };
const cases: Told[] = parse(readFileSync(new URL("./rule-words.yaml", import.meta.url), "utf8"));

test.each(cases)("“$notice” is said rightly wherever it stands", ({ meets, ...told }) => {
  expect({
    notice: meetingWords(meets),
    sentence: meetingInASentence(meets),
    days: capital(daysOf(meets)),
    day: dayInASentence(meets),
    often: howOften(meets),
  }).toEqual(told);
});
