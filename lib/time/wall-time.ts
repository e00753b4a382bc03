import { A_DAY, A_MINUTE } from "./durations.ts";

declare const churchTime: unique symbol;

/**
 * A moment as the clock in the church hall shows it, "2026-12-06T19:00:00": no zone, no offset.
 * Two of them compare as strings: the earlier one is the smaller one.
 */
export type WallTime = string & { [churchTime]: true };

/** A day as the church calendar shows it, "2026-12-06". Compares like a WallTime. */
export type Day = string;

/** Some days in a row. */
export type Days = {
  from: Day;
  /** The last of them. */
  to: Day;
};

/** The time zone of all churches, as `Intl` and calendars name it. */
export const CHURCH_ZONE = "Europe/London";

/** Months as `Date` counts them. */
const MARCH = 2;
const OCTOBER = 9;

/**
 * The time on the church's clock at an instant, wherever the visitor is. Summer time is worked out here, by the law,
 * because the first answer of `Intl` about a time zone takes a telephone a fifteenth of a second. A test compares both.
 */
export function churchTimeAt(instant: Date): WallTime {
  const now = instant.getTime();
  const year = instant.getUTCFullYear();
  const isSummer = clockChange(MARCH, year) <= now && now < clockChange(OCTOBER, year);
  const shown = new Date(isSummer ? now + 60 * A_MINUTE : now);
  return shown.toISOString().slice(0, 19) as WallTime;
}

/** One o'clock in UTC on the last Sunday of a month with 31 days, in milliseconds since 1970. */
function clockChange(month: number, year: number): number {
  const lastDay = new Date(Date.UTC(year, month, 31, 1));
  const daysAfterSunday = lastDay.getUTCDay();
  return lastDay.setUTCDate(31 - daysAfterSunday);
}

/** The church's time on a day at an hour, "19:00". */
export function wallTime(day: Day, clock: string): WallTime {
  return `${day}T${clock}:00` as WallTime;
}

/** The moment at which a day begins. */
export function midnight(day: Day): WallTime {
  return wallTime(day, "00:00");
}

const WRITTEN =
  /^([12]\d{3}-\d\d-\d\d)[T ](\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)? ?(Z|[+-]\d\d:?\d\d)?$/i;

/**
 * Reads a time as calendars write it: "2026-12-06 19:00:00", also with a T and without the seconds. A time without a zone
 * is the church's own; one with Z or an offset is turned into the church's. Returns null for anything else, and for a day
 * that does not exist, such as February 30th.
 */
export function readWallTime(written: string): WallTime | null {
  const [, day, clock, seconds = "00", zone] = WRITTEN.exec(written.trim()) ?? [];
  if (!day || !clock) return null;
  const time = `${day}T${clock}:${seconds}`;
  const sameInUtc = new Date(`${time}Z`);
  const isReal = !Number.isNaN(sameInUtc.getTime()) && sameInUtc.toISOString().startsWith(time);
  if (!isReal) return null;
  if (!zone) return time as WallTime;
  const instant = new Date(time + zone.toUpperCase().replace(/^(...)(\d\d)$/, "$1:$2"));
  return Number.isNaN(instant.getTime()) ? null : churchTimeAt(instant);
}

/**
 * Writes a time with the church's offset, as in ISO 8601: "2026-12-06T19:00:00+00:00". An hour that comes twice in October
 * means the first of both; an hour that is left out in March counts as winter time.
 */
export function withOffset(time: WallTime): string {
  const inSummer = new Date(asUtc(time).getTime() - 60 * A_MINUTE);
  return time + (churchTimeAt(inSummer) === time ? "+01:00" : "+00:00");
}

export function dayOf(time: WallTime): Day {
  return time.slice(0, 10);
}

/** "19:00" */
export function clockOf(time: WallTime): string {
  return time.slice(11, 16);
}

/**
 * The same day and hour as a Date in UTC, for calendar arithmetic and for `Intl` with `timeZone: "UTC"`. It is not the
 * instant at which the church's clock shows this time.
 */
export function asUtc(time: WallTime | Day): Date {
  return new Date(time.length === 10 ? `${time}T00:00:00Z` : `${time}Z`);
}

export function isWithin(day: Day, { from, to }: Days): boolean {
  return from <= day && day <= to;
}

export function addDays(day: Day, count: number): Day {
  const date = asUtc(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The number of days from one day to another; below zero if the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (asUtc(to).getTime() - asUtc(from).getTime()) / A_DAY;
}
