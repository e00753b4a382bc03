import { expect, test } from "vitest";
import { clockTimesIn } from "./clock-times.ts";

const on = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return (hours % 12) * 60 + minutes;
};

test.each([
  ["Worship at 11:30 AM, over by 12:45", "11:30", "12:45"],
  ["Doors open at 7pm; 7.30 p.m. for the talk", "7:00", "7:30"],
  ["Sundays 7–9pm, or 10am–12pm", "7:00", "9:00", "10:00", "0:00"],
  ["from 6 to 8pm", "6:00", "8:00"],
  ["half past seven, quarter to Eight, quarter past\n11", "7:30", "7:45", "11:15"],
  ["half seven, ten past nine, three o’clock", "7:30", "9:10", "3:00"],
  ["19:30 and at noon", "7:30", "0:00"],
])("in %j are the clock times %j …", (words, ...clocks) => {
  expect(clockTimesIn(words).map(({ minutes }) => minutes)).toEqual(clocks.map(on));
});

test.each([
  "Boys 5–18, Year 8 to 14, ages three to five",
  "Psalm 95:1, 1 John 4:10 and Hebrews 6:19",
  "It is £1.50 a night, or £12.50 a term",
  "half an hour, an hour and a quarter, half of them",
  "ring 028 9649 6012",
])("in %j is none", (words) => {
  expect(clockTimesIn(words)).toEqual([]);
});
