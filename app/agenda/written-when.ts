import type { ChurchEvent } from "#app/church/diary.ts";
import type { Place } from "#churchsuite";
import { lastsSeveralDays } from "#dates";
import {
  clockOf,
  clockRange,
  type DayInParts,
  type DayStyle,
  dayInParts,
  dayOf,
  twelveHourClock,
  type WallTime,
  yearOf,
} from "#time";

/** What its words are made from. */
type Times = Pick<ChurchEvent, "start" | "end" | "isAllDay">;

/** An event's time in words, in parts: "Sunday, December 6", "at 7:00 PM" and " until 8:15 PM". */
export type EventTimes = {
  /** When it begins, for `<time>`. If it lasts all day, it is the day alone. */
  dateTime: string;
  /** The day on which it begins. */
  day: DayInParts;
  /** When it begins, or its hours: "at 7:00 PM" or "7–8:15pm"; "" if it lasts all day. */
  clock: string;
  /** When it ends, with the space before it: " until 8:15 PM", " all day"; "" if that is not said. */
  end: string;
};

/**
 * Words an event's time. The brief style, for the home page, leaves out an end on the same day. The British style has
 * both hours together: "7–8:15pm".
 */
export function makeTimes(event: Times, style: DayStyle): EventTimes {
  if (event.isAllDay) return makeTimesOfWholeDays(event, style);
  return style === "british" ? makeBritishTimes(event) : makeAmericanTimes(event, style);
}

/** "Saturday 19 December, all day", "Monday 3 August to Friday 7 August, all day" */
function makeTimesOfWholeDays(event: Times, style: DayStyle): EventTimes {
  const { start } = event;
  const dateTime = dayOf(start);
  const day = dayInParts(style, start);
  const lastEnd = findEndOfSeveralDays(event);
  if (lastEnd) {
    const end = `${writeLastDay(style, start, lastEnd)}, all day`;
    return { dateTime, day, clock: "", end };
  }
  const dayBefore = style === "british" ? withComma(day) : day;
  return { dateTime, day: dayBefore, clock: "", end: " all day" };
}

/** "Tuesday 1 December, 8–9:30pm", "Friday 4 December, 6:30pm to Sunday 6 December, 3pm" */
function makeBritishTimes(event: Times): EventTimes {
  const { start, end } = event;
  const from = clockOf(start);
  const day = withComma(dayInParts("british", start));
  const lastEnd = findEndOfSeveralDays(event);
  if (!lastEnd) {
    return { dateTime: start, day, clock: clockRange(from, end && clockOf(end)), end: "" };
  }
  const lastDay = writeLastDay("british", start, lastEnd);
  const hour = clockRange(clockOf(lastEnd));
  return { dateTime: start, day, clock: clockRange(from), end: `${lastDay}, ${hour}` };
}

/** "Sunday, December 6 at 7:00 PM until 8:15 PM", "Dec 6 at 7:00 PM" */
function makeAmericanTimes(event: Times, style: DayStyle): EventTimes {
  const { start } = event;
  const clock = `at ${twelveHourClock(clockOf(start))}`;
  const end = writeAmericanEnd(event, style);
  return { dateTime: start, day: dayInParts(style, start), clock, end };
}

function writeAmericanEnd(event: Times, style: DayStyle): string {
  const { start, end } = event;
  const lastEnd = findEndOfSeveralDays(event);
  if (lastEnd) {
    return `${writeLastDay(style, start, lastEnd)} at ${twelveHourClock(clockOf(lastEnd))}`;
  }
  return end && style === "full" ? ` until ${twelveHourClock(clockOf(end))}` : "";
}

/** Finds the end of an event that lasts several days; undefined for any other. */
function findEndOfSeveralDays(event: Times): WallTime | undefined {
  return lastsSeveralDays(event) ? event.end : undefined;
}

function withComma(day: DayInParts): DayInParts {
  return { ...day, after: `${day.after},` };
}

/** Writes the last day: " to Tuesday, December 8", with its year if that is another. */
function writeLastDay(style: DayStyle, start: WallTime, end: WallTime): string {
  const { before, numeral, after } = dayInParts(style, end);
  const year = style === "british" ? ` ${yearOf(end)}` : `, ${yearOf(end)}`;
  const yearIfOther = yearOf(end) === yearOf(start) ? "" : year;
  return ` to ${before}${numeral}${after}${yearIfOther}`;
}

/** Puts the parts of an event's time together. */
export function joinTimes({ day, clock, end }: EventTimes): string {
  const date = day.before + day.numeral + day.after;
  return (clock ? `${date} ${clock}` : date) + end;
}

/** "Tuesday 1 December, 8–9:30pm", "Saturday 19 December, all day", "Friday 4 December, 6:30pm to Sunday 6 December, 3pm" */
export function writeWhen(event: Times): string {
  return joinTimes(makeTimes(event, "british"));
}

/** Writes a place: "Church Halls, 1 Main Street", "Online, Zoom". */
export function writePlace({ isOnline, name = "", address = "" }: Place): string {
  const online = isOnline && !/^online/i.test(name || address) ? "Online" : "";
  return [online, name, address].filter(Boolean).join(", ");
}
