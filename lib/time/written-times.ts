import type { Day, Days, WallTime } from "./wall-time.ts";
import { weekdayOf } from "./weekdays.ts";

// The words are written here, because the first answer of `Intl` takes a telephone a fifteenth of a second, and its words
// may differ between the build and a browser ("Sep", "Sept").
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

/** How a day is written: "brief" on the home page, "full" on the events page, "british" everywhere else. */
export type DayStyle = "brief" | "full" | "british";

/** A day in words, taken apart because its numeral is printed large. Put together again the parts are "Sunday 6 December". */
export type DayInParts = {
  /** The words before the numeral: "Sunday, December ", "Dec " or "Sunday ". */
  before: string;
  /** "6" */
  numeral: string;
  /** The words after the numeral: " December" or "". */
  after: string;
};

/** "Dec 6", "Sunday, December 6" or "Sunday 6 December". */
export function dayInParts(style: DayStyle, time: WallTime | Day): DayInParts {
  const weekday = weekdayOf(time);
  const month = monthOf(time);
  const numeral = numeralOf(time);
  if (style === "british") {
    return { before: `${weekday} `, numeral, after: ` ${month}` };
  }
  if (style === "brief") {
    return { before: `${shortMonthOf(time)} `, numeral, after: "" };
  }
  return { before: `${weekday}, ${month} `, numeral, after: "" };
}

/** A time of the day on a clock of twelve hours. */
export type ClockInParts = {
  /** "11" */
  hour: string;
  /** "30" */
  minutes: string;
  meridiem: "AM" | "PM";
};

/** Takes apart a time of the day on 24 hours, "19:30", for a clock of twelve hours. */
export function clockInParts(clock: string): ClockInParts {
  const { hour, minutes, meridiem } = readClock(clock);
  return { hour: String(hour), minutes, meridiem: meridiem === "am" ? "AM" : "PM" };
}

/** "7:30 PM" for "19:30": the main service and the events of the home and events pages are written like this. */
export function twelveHourClock(clock: string): string {
  const { hour, minutes, meridiem } = clockInParts(clock);
  return `${hour}:${minutes} ${meridiem}`;
}

/** "6" for "2026-12-06". */
export function numeralOf(time: WallTime | Day): string {
  return String(Number(time.slice(8, 10)));
}

/** "December" for "2026-12-06". */
export function monthOf(time: WallTime | Day): string {
  return months[Number(time.slice(5, 7)) - 1] ?? "";
}

function shortMonthOf(time: WallTime | Day): string {
  return monthOf(time).slice(0, 3);
}

/** "2026" for "2026-12-06". */
export function yearOf(time: WallTime | Day): string {
  return time.slice(0, 4);
}

/** "Sunday 22 November" */
export function britishDate(day: Day): string {
  return `${weekdayOf(day)} ${numeralOf(day)} ${monthOf(day)}`;
}

/** "on Sunday 29 November", "from Monday 4 January to Wednesday 6 January" */
export function britishDays({ from, to }: Days): string {
  if (from === to) return `on ${britishDate(from)}`;
  return `from ${britishDate(from)} to ${britishDate(to)}`;
}

/** "Tuesday 24 November, 7:30–9:30pm". Without `from` it is the day alone. */
export function dayAndHours(day: Day, from?: string, to?: string): string {
  return from ? `${britishDate(day)}, ${clockRange(from, to)}` : britishDate(day);
}

/** Puts a fixed space into a date in words, so that no line ends between the day and the month. */
export function joinDayAndMonth(date: string): string {
  return date.replace(/(\d) /, "$1\u00a0");
}

/** "Sun 22 Nov", for places without room for more. */
export function shortDate(day: Day): string {
  return `${weekdayOf(day).slice(0, 3)} ${numeralOf(day)} ${shortMonthOf(day)}`;
}

/** "22 November 2026", for days that may be in another year. */
export function britishDateAndYear(time: WallTime | Day): string {
  return `${numeralOf(time)} ${monthOf(time)} ${yearOf(time)}`;
}

/**
 * Writes hours as noticeboards do: "7–9pm", "10am–12pm", "11:30am–12:30pm", "3pm", "noon", "8pm–midnight". `from` and
 * `to` are on 24 hours, "19:00".
 */
export function clockRange(from: string, to?: string): string {
  const start = readClock(from);
  if (to === undefined) return from === NOON ? "noon" : start.inFull;
  const end = readClock(to);
  const isInOneHalf = from < to && start.meridiem === end.meridiem;
  const needsNoMeridiem = isInOneHalf && from !== MIDNIGHT;
  const startWords = needsNoMeridiem ? start.words : start.inFull;
  return `${startWords}–${end.inFull}`;
}

const MIDNIGHT = "00:00";
const NOON = "12:00";

/** A time of the day, as noticeboards write it. */
type NoticeboardClock = {
  /** From 1 to 12. */
  hour: number;
  /** "30" */
  minutes: string;
  /** "7" or "7:30". */
  words: string;
  meridiem: "am" | "pm";
  /** "7pm", "7:30pm" or "midnight". */
  inFull: string;
};

function readClock(clock: string): NoticeboardClock {
  const [hours = "", minutes = ""] = clock.split(":");
  const hour = Number(hours) % 12 || 12;
  const isFullHour = minutes === "00";
  const words = isFullHour ? String(hour) : `${hour}:${minutes}`;
  const meridiem = Number(hours) < 12 ? "am" : "pm";
  const inFull = clock === MIDNIGHT ? "midnight" : words + meridiem;
  return { hour, minutes, words, meridiem, inFull };
}
