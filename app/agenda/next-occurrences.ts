import type { WallTime } from "#time";
import { findEnd, type Occurrence } from "./occurrence.ts";

/** How many dates a page names ahead. Three are enough, because it is built every night. */
export const AHEAD = 3;

/** Lists the next occurrences that take place and are not over at the church's time `now`. The first may have begun. */
export function listNext(occurrences: Occurrence[], now: WallTime): Occurrence[] {
  return occurrences
    .filter(({ state, ...times }) => state !== "off" && findEnd(times) > now)
    .slice(0, AHEAD);
}

/** Lists the next occurrences that take place, and whatever is off before the last of them; all that is off, if none takes place. */
export function listNextAndOff(occurrences: Occurrence[], now: WallTime): Occurrence[] {
  const last = listNext(occurrences, now).at(-1);
  return occurrences.filter(
    (occurrence) => findEnd(occurrence) > now && (!last || occurrence.start <= last.start),
  );
}
