import { type Day, dayOf, daysBetween, type WallTime } from "./wall-time.ts";
import { weekdayOf } from "./weekdays.ts";

// Written here, not asked of `Intl`: its first answer keeps a telephone busy for a fifteenth of a second, and its
// words may differ between the build and a browser ("Sep", "Sept").
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Days are brief on the home page, in full on the events page, and British everywhere else. */
export type DayStyle = "brief" | "full" | "british";

/** A day in words, in parts: its numeral is printed large. Put together they are read as one: "Sunday 6 December". */
export type DayInParts = {
  /** "Sunday " or "Sunday, "; "" where it is not said. */
  weekday: string;
  /** What stands before the numeral: "December ", "Dec " or nothing. */
  before: string;
  /** "6" */
  numeral: string;
  /** What stands behind the numeral: " December" or nothing. */
  after: string;
};

/** "Dec 6", "Sunday, December 6" or "Sunday 6 December". */
export function dayInParts(style: DayStyle, time: WallTime | Day): DayInParts {
  const [weekday, month, numeral] = [weekdayOf(time), monthOf(time), numeralOf(time)];
  if (style === "british") {
    return { weekday: `${weekday} `, before: "", numeral, after: ` ${month}` };
  }
  if (style === "brief")
    return { weekday: "", before: `${shortMonthOf(time)} `, numeral, after: "" };
  return { weekday: `${weekday}, `, before: `${month} `, numeral, after: "" };
}

/** A time of the day on a clock of twelve hours, in parts: "11", "30", "AM". */
export type ClockInParts = { hour: string; minutes: string; meridiem: "AM" | "PM" };

/** From the clock on 24 hours: "11:30". */
export function clockInParts(clock: string): ClockInParts {
  const { hour, minutes, meridiem } = noticeboard(clock);
  return { hour: String(hour), minutes, meridiem: meridiem === "am" ? "AM" : "PM" };
}

/** "11:30 AM", from the clock on 24 hours ("11:30"): the main service, and the events of the home and events pages. */
export function clockOn(clock: string): string {
  const { hour, minutes, meridiem } = clockInParts(clock);
  return `${hour}:${minutes} ${meridiem}`;
}

export const numeralOf = (time: WallTime | Day): string => String(Number(time.slice(8, 10)));
const shortMonthOf = (time: WallTime | Day): string => monthOf(time).slice(0, 3);

export const monthOf = (time: WallTime | Day): string => months[Number(time.slice(5, 7)) - 1] ?? "";
export const yearOf = (time: WallTime | Day): string => time.slice(0, 4);

/** "Sunday 22 November" */
export const britishDate = (day: Day): string =>
  `${weekdayOf(day)} ${numeralOf(day)} ${monthOf(day)}`;

/** "Tuesday 24 November, 7:30–9:30pm": a day with its hours, as far as they are known. */
export function dayAndHours(day: Day, from?: string, to?: string): string {
  return from ? `${britishDate(day)}, ${clockRange(from, to)}` : britishDate(day);
}

/** Such a date with a fixed space, so that no line ends between the day and the month. */
export const unbroken = (date: string): string => date.replace(/(\d) /, "$1\u00a0");

/** "Sun 22 Nov", where there is no room for more. */
export const shortDate = (day: Day): string =>
  `${weekdayOf(day).slice(0, 3)} ${numeralOf(day)} ${shortMonthOf(day)}`;

/** "22 November 2026", of what was done or will end on a day. */
export const britishDateAndYear = (time: WallTime | Day): string =>
  `${numeralOf(time)} ${monthOf(time)} ${yearOf(time)}`;

/** "Today, Saturday 21 November", "Tomorrow, Sunday 22 November"; on any other day the date alone. */
export function nearDate(day: Day, now: WallTime): string {
  const days = daysBetween(dayOf(now), day);
  if (days === 0) return `Today, ${britishDate(day)}`;
  return days === 1 ? `Tomorrow, ${britishDate(day)}` : britishDate(day);
}

/** "7–9pm", "10am–12pm", "11:30–12:30", "3pm", "noon", "8pm–midnight": how a noticeboard writes hours. */
export function clockRange(from: string, to?: string): string {
  const start = noticeboard(from);
  if (to === undefined) return from === "12:00" ? "noon" : start.inFull;
  const end = noticeboard(to);
  const isOneHalf = from < to && start.meridiem === end.meridiem;
  // Nobody takes 11:30–12:30 for the night; 11:30–1 might be.
  const isAroundNoon = "10:00" < from && from < to && to < "13:00";
  const isPlain = isAroundNoon && !start.isFullHour && !end.isFullHour;
  if (isPlain && !isOneHalf) return `${start.words}–${end.words}`;
  return `${isOneHalf && from !== MIDNIGHT ? start.words : start.inFull}–${end.inFull}`;
}

const MIDNIGHT = "00:00";

function noticeboard(clock: string) {
  const [hours = "", minutes = ""] = clock.split(":");
  const hour = Number(hours) % 12 || 12;
  const isFullHour = minutes === "00";
  const words = isFullHour ? String(hour) : `${hour}:${minutes}`;
  const meridiem = Number(hours) < 12 ? "am" : "pm";
  const inFull = clock === MIDNIGHT ? "midnight" : words + meridiem;
  return { hour, minutes, isFullHour, words, meridiem, inFull };
}
