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

/** Stands in the recordings for the address at which the stand-in is reached. */
export const SOMEWHERE = "https://stand-in.invalid";

/** What the stand-in itself reads of an event of the embed feed; it hands on the rest as well. */
export type RecordedEvent = {
  /** The last part of its page's address. */
  identifier: string;
  name: string;
  /** The church's own time: "2026-11-27 19:30:00". */
  datetime_start: string;
  datetime_end: string;
  /** HTML, as it was typed. */
  description: string | null;
};

const embed: RecordedEvent[] = recordedEmbed;

/**
 * The embed feed on a day, as the stand-in at `origin` sends it: moved by whole weeks, so that what is on a Sunday stays
 * on one, and without what was over before that day.
 */
export function embedFeedOn(today: Day, origin: string): RecordedEvent[] {
  const days = daysMoved(today);
  const moved = (time: string) => addDays(time.slice(0, 10), days) + time.slice(10);
  const events = embed.map((event) => ({
    ...event,
    datetime_start: moved(event.datetime_start),
    datetime_end: moved(event.datetime_end),
  }));
  const coming = events.filter((event) => event.datetime_end.slice(0, 10) >= today);
  return sentFrom(origin, coming);
}

/** The newer feed on a day, likewise. Its times are in UTC, and stay at the church's hour in summer, too. */
export function calendarFeedOn(today: Day, origin: string) {
  const days = daysMoved(today);
  const moved = (utc: string) => {
    const time = churchTimeAt(new Date(utc));
    const movedTime = readWallTime(addDays(dayOf(time), days) + time.slice(10));
    if (!movedTime) throw new Error(`${utc} in feed-calendar.json is no time.`);
    return new Date(withOffset(movedTime)).toISOString().replace(".000Z", "Z");
  };
  const events = recordedCalendar.events.map((event) => ({
    ...event,
    starts_at: moved(event.starts_at),
    ends_at: moved(event.ends_at),
  }));
  const coming = events.filter((event) => dayOf(churchTimeAt(new Date(event.ends_at))) >= today);
  return sentFrom(origin, {
    ...recordedCalendar,
    events: coming,
    pagination: { ...recordedCalendar.pagination, num_results: coming.length },
  });
}

/** Whole weeks from the recording to the week of a day. */
function daysMoved(today: Day): number {
  return Math.floor(daysBetween(RECORDED_ON, today) / 7) * 7;
}

/** A feed, or a part of one, with the address of the stand-in in the place of the one that stands for it. */
export function sentFrom<Feed>(origin: string, feed: Feed): Feed {
  return JSON.parse(JSON.stringify(feed).replaceAll(SOMEWHERE, origin));
}
