declare const churchTime: unique symbol;

/**
 * A moment as the clock in the church hall shows it, "2026-12-06T19:00:00": no zone, no offset.
 * Two of them compare as strings: the earlier one is the smaller one.
 */
export type WallTime = string & { [churchTime]: true };

/** A day as the church calendar shows it, "2026-12-06". Compares like a WallTime. */
export type Day = string;

const CHURCH_ZONE = "Europe/London";

const churchClock = new Intl.DateTimeFormat("en-GB", {
  timeZone: CHURCH_ZONE,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** What the church's clock shows at an instant, wherever the visitor is. */
export function churchTimeAt(instant: Date): WallTime {
  const parts = Object.fromEntries(
    churchClock.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}` as WallTime;
}

/** Puts a day and a clock time ("19:30") together. */
export function wallTime(day: Day, clock: string): WallTime {
  return `${day}T${clock}:00` as WallTime;
}

/**
 * Reads a time written without a zone, "2026-12-06 19:00:00": already the church's own.
 * Null where it is no time, February 30th included.
 */
export function readWallTime(written: string): WallTime | null {
  const [, day, clock] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(written.trim()) ?? [];
  if (!day || !clock) return null;
  const time = `${day}T${clock}`;
  const instant = new Date(`${time}Z`);
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(time);
  return isReal ? (time as WallTime) : null;
}

export function dayOf(time: WallTime): Day {
  return time.slice(0, 10);
}

/** The clock on a WallTime, "19:00". */
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

export function addDays(day: Day, count: number): Day {
  const date = asUtc(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
