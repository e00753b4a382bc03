import { A_MINUTE } from "#app/time/durations.ts";
import { asUtc, type Day, dayOf, type WallTime, wallTime } from "#app/time/wall-time.ts";
import { endOf, type Series } from "./meeting.ts";

/**
 * The days on which a series takes place, small enough to be sent for every group: in minutes, when the
 * first one is over by the church's clock, and how much later each of the others is.
 */
export function packDays(series: Pick<Series, "from" | "to" | "meetings">): number[] {
  const ends = series.meetings
    .filter(({ change }) => change !== "off")
    .map((meeting) => {
      const end = endOf(meeting, series);
      // What lasts into the night is over at midnight, so that the day can be read from its end.
      return dayOf(end) === meeting.day ? end : wallTime(meeting.day, "23:59");
    })
    .map((end) => asUtc(end).getTime() / A_MINUTE);
  return ends.map((end, index) => end - (ends[index - 1] ?? 0));
}

/** The first of these days that is not over; undefined after the last. */
export function firstDay(packed: number[], now: WallTime): Day | undefined {
  let end = 0;
  for (const minutes of packed) {
    end += minutes * A_MINUTE;
    if (end > asUtc(now).getTime()) return new Date(end).toISOString().slice(0, 10);
  }
  return undefined;
}
