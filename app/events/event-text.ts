import type { Place } from "#churchsuite";
import { lastsSeveralDays } from "#dates";
import {
  britishDate,
  clockOf,
  clockOn,
  clockRange,
  type DayInParts,
  type DayStyle,
  dayInParts,
  dayOf,
  unbroken,
  type WallTime,
} from "#time";
import { type ChurchEvent, soonestFirst } from "./event.ts";

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
  /** When it begins, or its hours: "at 7:00 PM" or "7–8:15pm"; "" where it lasts all day. */
  clock: string;
  /** When it ends, as far as that is said, with the space before it: " until 8:15 PM", " all day". */
  end: Words[];
};

/**
 * Words an event's time. The brief style, of the home page, leaves out an end on the same day; in the British style
 * hours stand together: "7–8:15pm".
 */
export function timesOf(event: ChurchEvent, style: DayStyle): EventTimes {
  const { start, end, isAllDay } = event;
  const day = dayInParts(style, start);
  const dayWithComma = { ...day, after: `${day.after},` };
  const lastDay = end && lastsSeveralDays(event) ? lastDayWords(style, end) : null;
  if (isAllDay) {
    const words = lastDay
      ? { day, end: [...lastDay, broken(", all day")] }
      : { day: style === "british" ? dayWithComma : day, end: [broken(" all day")] };
    return { dateTime: dayOf(start), clock: "", ...words };
  }
  const from = clockOf(start);
  const to = end && clockOf(end);
  if (style === "british") {
    if (!lastDay || !to) {
      return { dateTime: start, day: dayWithComma, clock: clockRange(from, to), end: [] };
    }
    const words = [...lastDay, broken(`, ${clockRange(to)}`)];
    return { dateTime: start, day: dayWithComma, clock: clockRange(from), end: words };
  }
  let words: Words[] = [];
  if (to && lastDay) words = [...lastDay, broken(" "), unbrokenWords(`at ${clockOn(to)}`)];
  else if (to && style === "full") words = [broken(" "), unbrokenWords(`until ${clockOn(to)}`)];
  return { dateTime: start, day, clock: `at ${clockOn(from)}`, end: words };
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
  const { day, clock, end } = timesOf(event, style);
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
  const isNamedInAddress = address.toLowerCase().startsWith(name.toLowerCase());
  return [online, isNamedInAddress ? "" : name, address].filter(Boolean).join(", ");
}

/** How far ahead the feed reaches, so that nobody takes what comes later for forgotten. */
export function reachText(events: ChurchEvent[]): string {
  const last = soonestFirst(events).at(-1);
  if (!last) return "";
  const until = unbroken(britishDate(dayOf(last.start)));
  return `${countText(events.length)}, up to ${until}. The diary shows about three months.`;
}

/** "1 event", "1,000 events". */
export function countText(count: number): string {
  return `${String(count).replace(/\B(?=\d{3}$)/, ",")} ${eventsNoun(count)}`;
}

export function eventsNoun(count: number): string {
  return count === 1 ? "event" : "events";
}
