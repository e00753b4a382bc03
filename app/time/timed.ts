import { type WallTime, withOffset } from "./wall-time.ts";

/** When something of the HTML is to be seen: milliseconds since 1970, `until` excluded. */
export type Timed = { from: number; until: number; isInHtml: boolean };

/** Something that is seen between two of the church's times, for a page that is built at `now`. */
export function timed(from: WallTime, until: WallTime, now: Date): Timed {
  return between(Date.parse(withOffset(from)), Date.parse(withOffset(until)), now);
}

/** Something that is seen until one of the church's times. */
export function timedUntil(until: WallTime, now: Date): Timed {
  return between(0, Date.parse(withOffset(until)), now);
}

/** Something that is seen until the last of these is over. */
export function timedUntilLast(times: Timed[], now: Date): Timed {
  return between(0, Math.max(...times.map(({ until }) => until)), now);
}

/** Something that is seen when these are over. */
export function timedAfter(times: Timed[], now: Date): Timed {
  return between(Math.max(0, ...times.map(({ until }) => until)), Number.POSITIVE_INFINITY, now);
}

function between(from: number, until: number, now: Date): Timed {
  return { from, until, isInHtml: from <= now.getTime() && now.getTime() < until };
}
