import { expect, test } from "vitest";
import {
  dayInASentence,
  howOften,
  meetingInASentence,
  meetingWords,
  weekdayWords,
} from "./meeting-words.ts";

test.each([
  {
    meets: { every: "Sunday", from: "11:30", to: "12:30" },
    notice: "Sundays 11:30–12:30",
    sentence: "Sundays 11:30–12:30",
    days: "Sundays",
    day: "Sunday",
    often: "every Sunday",
  },
  {
    meets: { every: "Thursday", time: "evening" },
    notice: "Thursday evenings",
    sentence: "Thursday evenings",
    days: "Thursdays",
    day: "Thursday",
    often: "every Thursday",
  },
  {
    meets: { every: "Saturday", week: ["third"], from: "15:00" },
    notice: "Third Saturday, 3pm",
    sentence: "third Saturday, 3pm",
    days: "Third Saturday",
    day: "third Saturday",
    often: "third Saturday of the month",
  },
  {
    meets: { every: "Sunday", week: ["first", "third", "last"], time: "evening" },
    notice: "First, third and last Sunday evenings",
    sentence: "first, third and last Sunday evenings",
    days: "First, third and last Sundays",
    day: "first, third and last Sundays",
    often: "first, third and last Sundays of the month",
  },
  {
    meets: { every: "Friday", "fortnightly-from": "2026-09-04", from: "19:30" },
    notice: "Every other Friday, 7:30pm",
    sentence: "every other Friday, 7:30pm",
    days: "Every other Friday",
    day: "every other Friday",
    often: "every other Friday",
  },
] as const satisfies { meets: Parameters<typeof meetingWords>[0]; [use: string]: unknown }[])(
  "“$notice” is said rightly wherever it stands",
  ({ meets, notice, sentence, days, day, often }) => {
    expect(meetingWords(meets)).toBe(notice);
    expect(meetingInASentence(meets)).toBe(sentence);
    expect(weekdayWords(meets)).toBe(days);
    expect(dayInASentence(meets)).toBe(day);
    expect(howOften(meets)).toBe(often);
  },
);
