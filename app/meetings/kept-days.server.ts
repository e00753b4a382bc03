import type { Day } from "#app/time/wall-time.ts";
import type { Meeting, Series } from "./meeting.ts";
import { ruleDays } from "./reckon.server.ts";

/** A day of a series's rule and the meeting of that day, which may have been moved to another one. */
type KeptDay = { day: Day; meeting: Meeting };

/**
 * The days of its rule that a series keeps, from the first of them to the last, and those it misses between.
 * Extra dates are no part of it. Null where it keeps none.
 */
export function keptDays({ rule, meetings }: Series) {
  const ofRule = meetings.filter(({ change, movedFrom }) => change !== "extra" && !movedFrom);
  const kept = ofRule.flatMap((meeting): KeptDay[] => {
    if (meeting.change !== "off") return [{ day: meeting.day, meeting }];
    const moved = meetings.find(({ movedFrom }) => movedFrom === meeting.day);
    return moved ? [{ day: meeting.day, meeting: moved }] : [];
  });
  const [first, last] = [kept[0]?.day, kept.at(-1)?.day];
  if (!first || !last) return null;
  const missed = ruleDays(rule, { from: first, to: last }).filter(
    (day) => !kept.some((one) => one.day === day),
  );
  return { first, last, kept, missed };
}
