import type { Place } from "#churchsuite";
import { lastsSeveralDays, mayHaveDailyHours } from "#dates";
import {
  clockOf,
  clockRange,
  type DayInParts,
  type DayStyle,
  dayInParts,
  dayOf,
  twelveHourClock,
  type WallTime,
} from "#time";
import type { ChurchEvent } from "./event.ts";

/** Words within a line. */
type Words = {
  text: string;
  /** Whether no line ends within them. */
  isUnbroken: boolean;
};

/** An event's time as printed, in parts: "Sunday, December 6", "at 7:00 PM" and " until 8:15 PM". */
export type EventTimes = {
  /** When it begins, for `<time>`: a day alone where it lasts all day. */
  dateTime: string;
  /** The day on which it begins. */
  day: DayInParts;
  /** When it begins, or its hours: "at 7:00 PM" or "7–8:15pm"; "" if it lasts all day. */
  clock: string;
  /** When it ends, as far as that is said, with the space before it: " until 8:15 PM", " all day". */
  end: Words[];
};

/**
 * Words an event's time. The brief style, of the home page, leaves out an end on the same day; in the British style
 * hours stand together: "7–8:15pm".
 */
export function timesOf(event: ChurchEvent, style: DayStyle): EventTimes {
  if (event.isAllDay) return timesOfWholeDays(event, style);
  return style === "british" ? timesInBritain(event) : timesInAmerica(event, style);
}

/** "Saturday 19 December, all day", "Monday 3 to Friday 7 August, all day" */
function timesOfWholeDays(event: ChurchEvent, style: DayStyle): EventTimes {
  const { start } = event;
  const dateTime = dayOf(start);
  const lastEnd = endOfSeveralDays(event);
  if (lastEnd) {
    const day = firstDayInParts(style, start, lastEnd);
    return {
      dateTime,
      day,
      clock: "",
      end: [...lastDayWords(style, lastEnd), broken(", all day")],
    };
  }
  const day = dayInParts(style, start);
  const dayBefore = style === "british" ? withComma(day) : day;
  return { dateTime, day: dayBefore, clock: "", end: [broken(" all day")] };
}

/** "Tuesday 1 December, 8–9:30pm", "Monday 3 to Friday 7 August, from 10am", "Friday 4 December, 6:30pm to Sunday 6 December, 3pm" */
function timesInBritain(event: ChurchEvent): EventTimes {
  const { start, end } = event;
  const from = clockOf(start);
  const day = withComma(dayInParts("british", start));
  const lastEnd = endOfSeveralDays(event);
  if (!lastEnd) {
    return { dateTime: start, day, clock: clockRange(from, end && clockOf(end)), end: [] };
  }
  const lastDay = lastDayWords("british", lastEnd);
  if (mayHaveDailyHours(event)) {
    const firstDay = firstDayInParts("british", start, lastEnd);
    const words = [...lastDay, broken(`, from ${clockRange(from)}`)];
    return { dateTime: start, day: firstDay, clock: "", end: words };
  }
  const words = [...lastDay, broken(`, ${clockRange(clockOf(lastEnd))}`)];
  return { dateTime: start, day, clock: clockRange(from), end: words };
}

/** "Sunday, December 6 at 7:00 PM until 8:15 PM", "Dec 6 at 7:00 PM" */
function timesInAmerica(event: ChurchEvent, style: DayStyle): EventTimes {
  const { start, end } = event;
  const lastEnd = endOfSeveralDays(event);
  const words: Words[] = [];
  if (lastEnd) {
    words.push(...lastDayWords(style, lastEnd));
    if (!mayHaveDailyHours(event)) {
      words.push(broken(" "), unbrokenWords(`at ${twelveHourClock(clockOf(lastEnd))}`));
    }
  } else if (end && style === "full") {
    words.push(broken(" "), unbrokenWords(`until ${twelveHourClock(clockOf(end))}`));
  }
  const clock = `at ${twelveHourClock(clockOf(start))}`;
  return { dateTime: start, day: dayInParts(style, start), clock, end: words };
}

/** The end of what lasts several days; undefined for all else. */
function endOfSeveralDays(event: ChurchEvent): WallTime | undefined {
  return lastsSeveralDays(event) ? event.end : undefined;
}

function withComma(day: DayInParts): DayInParts {
  return { ...day, after: `${day.after},` };
}

/** The day on which something of several days begins. In Britain the month of two days is said once. */
function firstDayInParts(style: DayStyle, start: WallTime, end: WallTime): DayInParts {
  const day = dayInParts(style, start);
  const isOfOneMonth = start.slice(0, "2026-12".length) === end.slice(0, "2026-12".length);
  return style === "british" && isOfOneMonth ? { ...day, after: "" } : day;
}

/** "From 10am." of days at the hours of each, which stand in calendars as whole days; "" of all else. */
export function dailyHoursText(event: ChurchEvent): string {
  return mayHaveDailyHours(event) ? `From ${clockRange(clockOf(event.start))}.` : "";
}

/** " to Tuesday, December 8": no line ends within the date. */
function lastDayWords(style: DayStyle, end: WallTime): Words[] {
  const { weekday, ...date } = dayInParts(style, end);
  return [broken(` to ${weekday}`), unbrokenWords(date.before + date.numeral + date.after)];
}

function broken(text: string): Words {
  return { text, isUnbroken: false };
}

function unbrokenWords(text: string): Words {
  return { text, isUnbroken: true };
}

/** An event's time in one line, as `timesOf` words it. */
export function whenInStyle(event: ChurchEvent, style: DayStyle): string {
  return joinTimes(timesOf(event, style));
}

/** Puts the parts of an event's time together. */
export function joinTimes({ day, clock, end }: EventTimes): string {
  const date = day.weekday + day.before + day.numeral + day.after;
  const ending = end.map(({ text }) => text).join("");
  return (clock ? `${date} ${clock}` : date) + ending;
}

/** "Tuesday 1 December, 8–9:30pm", "Saturday 19 December, all day", "Friday 4 December, 6:30pm to Sunday 6 December, 3pm" */
export function whenText(event: ChurchEvent): string {
  return whenInStyle(event, "british");
}

/** "Church Halls, 1 Main Street", "Online, Zoom": nothing twice, and nothing that is empty. */
export function placeText({ isOnline, name = "", address = "" }: Place): string {
  const online = isOnline && !/^online/i.test(name || address) ? "Online" : "";
  return [online, name, address].filter(Boolean).join(", ");
}

/** "1 event", "1,000 events". */
export function countText(count: number): string {
  return `${String(count).replace(/\B(?=\d{3}$)/, ",")} ${eventsNoun(count)}`;
}

export function eventsNoun(count: number): string {
  return count === 1 ? "event" : "events";
}
