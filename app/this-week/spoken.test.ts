import { expect, test } from "vitest";
import { asSpoken, spokenDay, spokenTime } from "./spoken.ts";

test.each([
  ["11:30", "half past eleven in the morning"],
  ["12:00", "noon"],
  ["00:00", "midnight"],
  ["18:15", "a quarter past six in the evening"],
  ["14:45", "a quarter to three in the afternoon"],
  ["12:45", "a quarter to one in the afternoon"],
  ["19:05", "five past seven in the evening"],
  ["19:22", "twenty-two minutes past seven in the evening"],
  ["23:15", "a quarter past eleven at night"],
  ["23:55", "five to twelve at night"],
])("%s is said as “%s”", (clock, words) => {
  expect(spokenTime(clock)).toBe(words);
});

test.each([
  ["2026-11-22", "Sunday the twenty-second of November"],
  ["2026-12-05", "Saturday the fifth of December"],
  ["2026-12-20", "Sunday the twentieth of December"],
  ["2026-12-31", "Thursday the thirty-first of December"],
  ["2026-12-12", "Saturday the twelfth of December"],
])("%s is said as “%s”", (day, words) => {
  expect(spokenDay(day)).toBe(words);
});

test.each([
  [
    "PW on Tuesday 1 December is moved to Wednesday 2 December, 7:30–9:30pm, Library.",
    "PW on Tuesday the first of December is moved to Wednesday the second of December, half past seven to half past nine in the evening, Library.",
  ],
  ["10am–12:30pm", "ten in the morning to half past twelve in the afternoon"],
  ["Not as usual: 11:30–12:45", "Not as usual: half past eleven to a quarter to one"],
  ["until 3pm", "until three in the afternoon"],
  ["Ring 028 9649 6012 about Psalm 95", "Ring 028 9649 6012 about Psalm 95"],
])("“%s” is read out as “%s”", (written, spoken) => {
  expect(asSpoken(written)).toBe(spoken);
});
