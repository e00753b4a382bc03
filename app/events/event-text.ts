import { clockOf, dayOf } from "#app/time/wall-time.ts";
import {
  britishDate,
  clockOn,
  clockRange,
  type DayStyle,
  dayInStyle,
  unbroken,
} from "#app/time/written-times.ts";
import { type ChurchEvent, lastsSeveralDays, type Place, soonestFirst } from "./event.ts";

/**
 * An event's time as printed: "Sunday, December 6", "at 7:00 PM" and " until 8:15 PM"; "Saturday, December 12," and
 * " all day". The home page leaves out an end on the same day; in the British style hours stand together: "7–8:15pm".
 * `dateTime` is the start for `<time>`.
 */
export function timesOf(event: ChurchEvent, style: DayStyle) {
  const { start, end, isAllDay } = event;
  const until = end && lastsSeveralDays(event) ? ` to ${dayInStyle(style, end)}` : "";
  const day = dayInStyle(style, start);
  const [from, to] = [clockOf(start), end && clockOf(end)];
  if (isAllDay) {
    const [first, suffix] = until ? [day, `${until}, all day`] : [`${day},`, " all day"];
    return { dateTime: dayOf(start), day: first, clock: "", suffix };
  }
  if (style === "british") {
    const [clock, suffix] =
      until && to ? [clockRange(from), `${until}, ${clockRange(to)}`] : [clockRange(from, to), ""];
    return { dateTime: start, day: `${day},`, clock, suffix };
  }
  const ends = to && (until || style === "full") ? ` ${clockOn(to)}` : "";
  const suffix = ends && `${until ? `${until} at` : " until"}${ends}`;
  return { dateTime: start, day, clock: `at ${clockOn(from)}`, suffix };
}

/** "Tuesday 1 December, 8–9:30pm", "Saturday 19 December, all day", "Friday 4 December, 6:30pm to Sunday 6 December, 3pm" */
export function whenText(event: ChurchEvent): string {
  const { day, clock, suffix } = timesOf(event, "british");
  return `${day} ${clock}`.trimEnd() + suffix;
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
