import { clockOf, dayOf, type WallTime } from "#app/time/wall-time.ts";
import {
  britishDate,
  clockOn,
  type DayStyle,
  dayInStyle,
  unbroken,
} from "#app/time/written-times.ts";
import { byStart, type ChurchEvent, lastsSeveralDays, type Place } from "./event.ts";

/** An event's time as printed: `dateTime` is the start for `<time>`, `suffix` what follows the start. */
export type EventTimes = { dateTime: string; day: string; clock: string; suffix: string };

/**
 * "Sunday, December 6", "at 7:00 PM" and " until 8:15 PM"; "Saturday, December 12" and ", all day". The
 * home page leaves out an end on the same day.
 */
export function timesOf(event: ChurchEvent, style: DayStyle): EventTimes {
  const { start, isAllDay } = event;
  return {
    dateTime: isAllDay ? dayOf(start) : start,
    day: dayInStyle(style, start),
    clock: isAllDay ? "" : clockText(start),
    suffix: suffixOf(event, style),
  };
}

function suffixOf(event: ChurchEvent, style: DayStyle): string {
  const { end, isAllDay } = event;
  const lasts = lastsSeveralDays(event);
  if (isAllDay) return end && lasts ? ` to ${dayInStyle(style, end)}, all day` : ", all day";
  if (!end) return "";
  if (lasts) return ` to ${dayInStyle(style, end)} ${clockText(end)}`;
  return style === "full" ? ` until ${clockOn(clockOf(end))}` : "";
}

function clockText(time: WallTime): string {
  return `at ${clockOn(clockOf(time))}`;
}

/** "Church Halls, 1 Main Street", "Online, Zoom": nothing twice, and nothing that is empty. */
export function placeText({ isOnline, name = "", address = "" }: Place): string {
  const online = isOnline && !/^online/i.test(name || address) ? "Online" : "";
  const isNamedInAddress = address.toLowerCase().startsWith(name.toLowerCase());
  return [online, isNamedInAddress ? "" : name, address].filter(Boolean).join(", ");
}

/** How far ahead the feed reaches, so that nobody takes what comes later for forgotten. */
export function reachText(events: ChurchEvent[]): string {
  const last = [...events].sort(byStart).at(-1);
  if (!last) return "";
  const until = unbroken(britishDate(dayOf(last.start)));
  return `${countText(events.length)}, up to ${until}. The diary shows about three months.`;
}

/** That these are not all. */
export function cutText(events: ChurchEvent[]): string {
  return `The first ${countText(events.length)}. The diary has more than this page can show.`;
}

/** "1 event", "1,000 events". */
export function countText(count: number): string {
  return `${String(count).replace(/\B(?=\d{3}$)/, ",")} ${eventsNoun(count)}`;
}

export function eventsNoun(count: number): string {
  return count === 1 ? "event" : "events";
}
