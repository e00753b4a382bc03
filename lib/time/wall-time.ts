import { A_DAY, A_MINUTE } from "./durations.ts";

declare const churchTime: unique symbol;

/**
 * A moment as the clock in the church hall shows it, "2026-12-06T19:00:00": no zone, no offset.
 * Two of them compare as strings: the earlier one is the smaller one.
 */
export type WallTime = string & { [churchTime]: true };

/** A day as the church calendar shows it, "2026-12-06". Compares like a WallTime. */
export type Day = string;

/** From one day to another, both included. */
export type Days = { from: Day; to: Day };

export const CHURCH_ZONE = "Europe/London";

/** What the church's clock shows at an instant, wherever the visitor is. */
export function churchTimeAt(instant: Date): WallTime {
  const [now, year] = [instant.getTime(), instant.getUTCFullYear()];
  // From March to October, as the law has it. Not asked of `Intl`: its first question about a zone keeps a telephone
  // busy for a fifteenth of a second. A test compares the two.
  const isSummer = lastSundayOf(2, year) <= now && now < lastSundayOf(9, year);
  return new Date(now + (isSummer ? 60 * A_MINUTE : 0)).toISOString().slice(0, 19) as WallTime;
}

/** One o'clock in UTC on the last Sunday of a month (from 0) with 31 days, in milliseconds since 1970. */
function lastSundayOf(month: number, year: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.setUTCDate(31 - last.getUTCDay());
}

export function wallTime(day: Day, clock: string): WallTime {
  return `${day}T${clock}:00` as WallTime;
}

export function midnight(day: Day): WallTime {
  return wallTime(day, "00:00");
}

const WRITTEN =
  /^([12]\d{3}-\d\d-\d\d)[T ](\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)? ?(Z|[+-]\d\d:?\d\d)?$/i;

/**
 * Reads a time as calendars write it: "2026-12-06 19:00:00", with a T, without the seconds. Without a
 * zone it is the church's own; with Z or an offset it is turned into the church's. Null where it is
 * no time, February 30th included.
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
 * ISO 8601 with the church's offset: "2026-12-06T19:00:00+00:00". Of an hour that comes twice in October it is the first; an
 * hour that is left out in March counts as winter time.
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
 * The same day and hour as a Date in UTC, for calendar arithmetic and for `Intl` with `timeZone: "UTC"`.
 * It is not the instant the church's clock shows this time.
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

/** How many days after the one day the other is; below zero where it is before it. */
export function daysBetween(from: Day, to: Day): number {
  return (asUtc(to).getTime() - asUtc(from).getTime()) / A_DAY;
}
