import { type Span, spanBetween, type WallTime } from "#time";
import { findEnd, isOver, type Occurrence } from "./occurrence.ts";

/** How many dates a page names ahead. Three are enough, because it is built every night. */
export const AHEAD = 3;

/** Lists the next occurrences that take place and are not over at the church's time `now`. The first may have begun. */
export function listNext(occurrences: Occurrence[], now: WallTime): Occurrence[] {
  return occurrences
    .filter((occurrence) => occurrence.state !== "off" && !isOver(occurrence, now))
    .slice(0, AHEAD);
}

/** The time in which an occurrence is the next one. After the last there is none. */
export type NextInTime = Span & { next: Occurrence | undefined };

/** Lists the next occurrences that take place, each from the end of the one before it until its own end, and then that there is none. */
export function listNextInTime(occurrences: Occurrence[], now: WallTime): NextInTime[] {
  const spans: NextInTime[] = [];
  let from = 0;
  for (const next of listNext(occurrences, now)) {
    const { until } = spanBetween({ until: findEnd(next) });
    // A meeting during a weekend away is over before that is.
    if (until <= from) continue;
    spans.push({ next, from, until });
    from = until;
  }
  return [...spans, { next: undefined, from, until: Number.POSITIVE_INFINITY }];
}

/** Lists the next occurrences that take place, and whatever is off before the last of them; all that is off, if none takes place. */
export function listNextAndOff(occurrences: Occurrence[], now: WallTime): Occurrence[] {
  const last = listNext(occurrences, now).at(-1);
  return occurrences.filter(
    (occurrence) => !isOver(occurrence, now) && (!last || occurrence.start <= last.start),
  );
}
