import type { Day } from "#app/time/wall-time.ts";
import type { Meeting, Series } from "./meeting.ts";
import { ruleDays } from "./reckon.server.ts";

/** A day of a series's rule, with what takes place in its stead, which may have been moved to another day. */
type KeptDay = { day: Day; meeting: Meeting };

/**
 * What the dates of a series make of its rule, from the first day that is kept to the last; what is
 * extra is beside it. Null where no day is kept.
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
