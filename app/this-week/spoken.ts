import type { Day } from "#app/time/wall-time.ts";
import { weekdayOf } from "#app/time/weekdays.ts";
import { monthOf, months, numeralOf } from "#app/time/written-times.ts";

const numbers =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const ordinals: Record<string, string> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};
const tens = ["", "", "twenty", "thirty", "forty", "fifty"];

/** "twenty-one", of a number below sixty. */
function inWords(number: number): string {
  const small = numbers[number];
  if (small) return small;
  const rest = number % 10;
  return `${tens[Math.floor(number / 10)]}${rest ? `-${numbers[rest]}` : ""}`;
}

/** "Sunday the twenty-second of November" */
export function spokenDay(day: Day): string {
  return `${weekdayOf(day)} ${spokenDate(numeralOf(day), monthOf(day))}`;
}

function spokenDate(numeral: string, month: string): string {
  const words = inWords(Number(numeral));
  const last = words.split("-").at(-1) ?? "";
  const ordinal = ordinals[last] ?? last.replace(/y$/, "ie").concat("th");
  return `the ${words.slice(0, words.length - last.length)}${ordinal} of ${month}`;
}

/** "half past eleven in the morning", of a clock on 24 hours ("11:30"). */
export function spokenTime(clock: string): string {
  if (clock === "12:00") return "noon";
  if (clock === "00:00") return "midnight";
  return `${hourInWords(clock)} ${partOfDay(clock)}`;
}

function partOfDay(clock: string): string {
  if (clock < "12:00") return "in the morning";
  if (clock < "18:00") return "in the afternoon";
  return clock < "22:00" ? "in the evening" : "at night";
}

function hourInWords(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const isPast = minutes <= 30;
  const hour = inWords(((hours + (isPast ? 11 : 12)) % 12) + 1);
  if (minutes === 0) return hour;
  const count = isPast ? minutes : 60 - minutes;
  const named = { 15: "a quarter", 30: "half" }[count];
  const words = named ?? `${inWords(count)}${count % 5 ? " minutes" : ""}`;
  return `${words} ${isPast ? "past" : "to"} ${hour}`;
}

const DATE = new RegExp(`(\\d{1,2})[ \\u00a0](${months.join("|")})`, "g");
const HOURS = /(?:(\d{1,2})(?::(\d\d))?(am|pm)?–)?(\d{1,2})(?::(\d\d))?(am|pm)\b/g;
/** Hours that need no more than their numbers: "11:30–12:45". */
const AROUND_NOON = /\b(1[01]:\d\d)–(1[12]:\d\d)\b/g;

/** Words with their dates and hours as they are said: "6:15–9pm" is "a quarter past six to nine in the evening". */
export function asSpoken(words: string): string {
  return words
    .replace(DATE, (_, numeral, month) => spokenDate(numeral, month))
    .replace(AROUND_NOON, (_, from, to) => `${hourInWords(from)} to ${hourInWords(to)}`)
    .replace(HOURS, (_, from, minutes, half, to, lastMinutes, lastHalf) => {
      const ends = spokenTime(clockFrom(to, lastMinutes, lastHalf));
      if (!from) return ends;
      const begins = clockFrom(from, minutes, half ?? lastHalf);
      return `${half ? spokenTime(begins) : hourInWords(begins)} to ${ends}`;
    });
}

/** "18:15", of the hour, the minutes and the half of the day as a noticeboard has them. */
function clockFrom(hour: string, minutes = "00", half: string): string {
  const hours = (Number(hour) % 12) + (half === "pm" ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minutes}`;
}
