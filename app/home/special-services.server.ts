import { serviceWords } from "#app/meetings/coming-words.ts";
import { endOf, type Series, startOf } from "#app/meetings/meeting.ts";
import { type Timed, timed } from "#app/time/timed.tsx";
import { addDays, wallTime } from "#app/time/wall-time.ts";

/** A service other than the main one as usual, or that it is off, in words. */
export type SpecialService = Timed & { name: string; words: string };

/** How many days before it a service is announced. */
const NOTICE = 40;

/**
 * The special services of the known year for a site that is built at `now`, the first one first. A service is announced among them until it is the next of all, and one that is off for its whole day.
 */
export function specialServices(services: Series[], now: Date): SpecialService[] {
  const all = services
    .flatMap((service, index) =>
      service.meetings.map((meeting) => ({
        ...{ meeting, service, isOff: meeting.change === "off" },
        isSpecial: index > 0 || Boolean(meeting.change ?? meeting.name),
        start: startOf(meeting, service),
        end: endOf(meeting, service),
      })),
    )
    .sort((one, other) => (one.start < other.start ? -1 : 1));
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
