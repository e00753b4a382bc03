import {
  addDays,
  churchTimeAt,
  type Day,
  dayOf,
  daysBetween,
  readWallTime,
  withOffset,
} from "#time";
import recordedCalendar from "./feed-calendar.json" with { type: "json" };
import recordedEmbed from "./feed-embed.json" with { type: "json" };

/** The day on which both feeds were recorded. */
export const RECORDED_ON: Day = "2026-11-21";

/** The recordings have this address in the place of the stand-in's own, which is not known until it is served. */
export const SOMEWHERE = "https://stand-in.invalid";

/** The fields of an event of the embed feed that the stand-in itself reads. It sends the others as well. */
export type RecordedEvent = {
  /** The last part of the address of its page. */
  identifier: string;
  name: string;
  /** The church's own time: "2026-11-27 19:30:00". */
  datetime_start: string;
  datetime_end: string;
  /** HTML, as somebody typed it. */
  description: string | null;
};

const embed: RecordedEvent[] = recordedEmbed;

/**
 * Makes the embed feed on a day, as the stand-in at `origin` sends it. Its events are moved by whole weeks, so that those on
 * Sundays stay on Sundays, and those that were over before this day are left out.
 */
export function makeEmbedFeed(today: Day, origin: string): RecordedEvent[] {
  const days = countDaysToMove(today);
  const move = (time: string) => addDays(time.slice(0, 10), days) + time.slice(10);
  const events = embed.map((event) => ({
    ...event,
    datetime_start: move(event.datetime_start),
    datetime_end: move(event.datetime_end),
  }));
  const coming = events.filter((event) => event.datetime_end.slice(0, 10) >= today);
  return putOrigin(origin, coming);
}

/** Makes the newer feed on a day in the same way. Its times are in UTC; moved into summer they keep the church's hour. */
export function makeCalendarFeed(today: Day, origin: string) {
  const days = countDaysToMove(today);
  const move = (utc: string) => {
    const time = churchTimeAt(new Date(utc));
    const movedTime = readWallTime(addDays(dayOf(time), days) + time.slice(10));
    if (!movedTime) throw new Error(`${utc} in feed-calendar.json is no time.`);
    return new Date(withOffset(movedTime)).toISOString().replace(".000Z", "Z");
  };
  const events = recordedCalendar.events.map((event) => ({
    ...event,
    starts_at: move(event.starts_at),
    ends_at: move(event.ends_at),
  }));
  const coming = events.filter((event) => dayOf(churchTimeAt(new Date(event.ends_at))) >= today);
  return putOrigin(origin, {
    ...recordedCalendar,
    events: coming,
    pagination: { ...recordedCalendar.pagination, num_results: coming.length },
  });
}

/** Counts the days from the recording to the week of a day, in whole weeks. */
function countDaysToMove(today: Day): number {
  return Math.floor(daysBetween(RECORDED_ON, today) / 7) * 7;
}

/** Puts the address of the stand-in into a feed, or into a part of one. */
export function putOrigin<Feed>(origin: string, feed: Feed): Feed {
  return JSON.parse(JSON.stringify(feed).replaceAll(SOMEWHERE, origin));
}
