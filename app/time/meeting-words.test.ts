import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import {
  dayInASentence,
  howOften,
  meetingInASentence,
  meetingWords,
  weekdayWords,
} from "./meeting-words.ts";

type Told = { meets: Parameters<typeof meetingWords>[0]; [use: string]: unknown };
const cases: Told[] = parse(readFileSync("tests/fixtures/meeting-words.yaml", "utf8"));

test.each(cases)("“$notice” is said rightly wherever it stands", ({ meets, ...told }) => {
  expect({
    notice: meetingWords(meets),
    sentence: meetingInASentence(meets),
    days: weekdayWords(meets),
    day: dayInASentence(meets),
    often: howOften(meets),
  }).toEqual(told);
});
