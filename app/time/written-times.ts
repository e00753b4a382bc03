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

/** Days are brief on the home page and in full on the events page. */
export type DayStyle = "brief" | "full";

/** "Dec 6" or "Sunday, December 6". */
export const dayInStyle = (style: DayStyle, time: WallTime): string =>
  style === "brief"
    ? `${shortMonthOf(time)} ${numeralOf(time)}`
    : `${weekdayOf(time)}, ${monthOf(time)} ${numeralOf(time)}`;

/** "11:30 AM", from the clock on 24 hours ("11:30"). */
export function clockOn(clock: string): string {
  const { hour, minutes, meridiem } = noticeboard(clock);
  return `${hour}:${minutes} ${meridiem.toUpperCase()}`;
}

export const numeralOf = (time: WallTime | Day): string => String(Number(time.slice(8, 10)));
export const shortMonthOf = (time: WallTime | Day): string => monthOf(time).slice(0, 3);
export const shortWeekdayOf = (time: WallTime | Day): string => weekdayOf(time).slice(0, 3);

export const monthOf = (time: WallTime | Day): string => months[Number(time.slice(5, 7)) - 1] ?? "";
export const yearOf = (time: WallTime | Day): string => time.slice(0, 4);

/** "22 November", "Sunday 22 November". */
export const britishDay = (day: Day): string => `${numeralOf(day)} ${monthOf(day)}`;
export const britishDate = (day: Day): string => `${weekdayOf(day)} ${britishDay(day)}`;

/** Such a date with a fixed space, so that no line ends between the day and the month. */
export const unbroken = (date: string): string => date.replace(/(\d) /, "$1\u00a0");

/** "Sun 22 Nov", where there is no room for more. */
export const shortDate = (day: Day): string =>
  `${shortWeekdayOf(day)} ${numeralOf(day)} ${shortMonthOf(day)}`;

/** "22 November 2026". */
export const britishDateAndYear = (time: WallTime | Day): string =>
  `${britishDay(time)} ${yearOf(time)}`;

/** "Today", "Tomorrow" or null. */
export function nearness(day: Day, now: WallTime): string | null {
  const days = daysBetween(dayOf(now), day);
  if (days === 0) return "Today";
  return days === 1 ? "Tomorrow" : null;
}

/** "7–9pm", "10am–12pm", "11:30–12:30", "3pm": how a noticeboard writes the times of a meeting. */
export function clockRange(from: string, to?: string): string {
  const start = noticeboard(from);
  if (to === undefined) return start.words + start.meridiem;
  const end = noticeboard(to);
  if (to < from) return `${start.words}${start.meridiem}–${end.words}${end.meridiem}`;
  if (start.meridiem === end.meridiem) return `${start.words}–${end.words}${end.meridiem}`;
  // Nobody takes 11:30–12:30 for the night; 11:30–1 might be.
  if (!start.isFullHour && !end.isFullHour) return `${start.words}–${end.words}`;
  return `${start.words}${start.meridiem}–${end.words}${end.meridiem}`;
}

/** "11:30", "7pm", "7:30pm", "12pm": a clock time in a sentence. */
export function clockInWords(clock: string): string {
  const { words, meridiem, isFullHour } = noticeboard(clock);
  // Nobody takes 11:30 for the night; 7:30 might be.
  const isNearNoon = clock > "10:00" && clock < "13:00";
  return isNearNoon && !isFullHour ? words : words + meridiem;
}

function noticeboard(clock: string) {
  const [hours = "", minutes = ""] = clock.split(":");
  const hour = Number(hours) % 12 || 12;
  const isFullHour = minutes === "00";
  const words = isFullHour ? String(hour) : `${hour}:${minutes}`;
  return { hour, minutes, isFullHour, words, meridiem: Number(hours) < 12 ? "am" : "pm" };
}
