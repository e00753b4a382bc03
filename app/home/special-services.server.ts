import { byStart } from "#app/events/event.ts";
import { serviceWords } from "#app/meetings/coming-words.ts";
import { endOf, type Series, startOf } from "#app/meetings/meeting.ts";
import { type Timed, timed } from "#app/time/timed.tsx";
import { addDays, wallTime } from "#app/time/wall-time.ts";

/** A service other than the main one as usual, or that it is off, in words. */
export type SpecialService = Timed & { name: string; words: string };

/** How many days before it a service is announced. */
const NOTICE = 40;

/**
 * The special services of the known year for a site that is built at `now`, the first one first, with those
 * of further services that are not held every week. One is announced until it is the next service of all,
 * and one that is off until its day is over.
 */
export function specialServices(services: Series[], now: Date): SpecialService[] {
  const all = services
    .flatMap((service, index) =>
      service.meetings.map((meeting) => ({
        meeting,
        service,
        isOff: meeting.change === "off",
        isSpecial: Boolean((index > 0 && service.rule.week) || meeting.change || meeting.name),
        start: startOf(meeting, service),
        end: endOf(meeting, service),
      })),
    )
    .sort(byStart);
  return all
    .filter(({ isSpecial }) => isSpecial)
    .map(({ meeting, service, isOff, start }) => {
      const before = all.findLast((other) => !other.isOff && other.start < start);
      const midnight = wallTime(addDays(meeting.day, 1), "00:00");
      const until = isOff ? midnight : (before?.end ?? start);
      return {
        ...serviceWords(meeting, service),
        ...timed(wallTime(addDays(meeting.day, -NOTICE), "00:00"), until, now),
      };
    });
}
