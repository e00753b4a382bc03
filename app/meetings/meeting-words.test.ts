import { expect, test } from "vitest";
import { casesIn } from "#tests/support/cases.ts";
import {
  capital,
  dayInASentence,
  daysOf,
  howOften,
  meetingInASentence,
  meetingWords,
} from "./meeting-words.ts";

type Told = { meets: Parameters<typeof meetingWords>[0]; [use: string]: unknown };
const cases = casesIn<Told[]>("tests/fixtures/meeting-words.yaml");

test.each(cases)("“$notice” is said rightly wherever it stands", ({ meets, ...told }) => {
  expect({
    notice: meetingWords(meets),
    sentence: meetingInASentence(meets),
    days: capital(daysOf(meets)),
    day: dayInASentence(meets),
    often: howOften(meets),
  }).toEqual(told);
});
