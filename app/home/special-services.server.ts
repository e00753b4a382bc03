import { byStart } from "#app/events/event.ts";
import { endOf, nextService, type Series, startOf, takesPlace } from "#app/meetings/meeting.ts";
import type { ServiceDate } from "#app/meetings/structured-data.server.ts";
import { serviceWords } from "#app/meetings/words.ts";
import { type VisibleSpan, visibleSpan } from "#app/time/visible-span.tsx";
import { addDays, churchTimeAt, wallTime } from "#app/time/wall-time.ts";
import { isWeekly } from "#app/time/weekdays.ts";

/** A service other than the main one as usual, or that it is off, in words. */
export type SpecialService = VisibleSpan & { name: string; words: string };

/** How many days before it a service is announced. */
const NOTICE = 40;

/**
 * The special services of the known year for a site that is built at `now`, the first one first, with those
 * of further services that are not held every week. One is announced until it is the next service of all,
 * and one that is off until its day is over.
 */
export function specialServices(services: Series[], now: Date): SpecialService[] {
  return announcedServices(services, now).map(({ meeting, service, ...span }) => ({
    ...serviceWords(meeting, service),
    ...span,
  }));
}

/** The services that the list on Home shows in the HTML of a site that is built at `now`. */
export function listedServices(services: Series[], now: Date): ServiceDate[] {
  const next = nextService(services, churchTimeAt(now));
  const announced = announcedServices(services, now);
  return [
    ...(next ? [next] : []),
    ...announced.filter(({ meeting, isInHtml }) => isInHtml && !meeting.movedTo),
  ];
}

function announcedServices(services: Series[], now: Date) {
  const all = services
    .flatMap((service, index) =>
      service.meetings.map((meeting) => {
        const isRare = index > 0 && !isWeekly(service.rule);
        const isSpecial = isRare || meeting.change !== undefined || meeting.name !== undefined;
        return { meeting, service, isSpecial, start: startOf(meeting, service) };
      }),
    )
    .sort(byStart);
  return all
    .filter(({ isSpecial }) => isSpecial)
    .map(({ meeting, service, start }) => {
      const before = all.findLast((other) => takesPlace(other.meeting) && other.start < start);
      const from = wallTime(addDays(meeting.day, -NOTICE), "00:00");
      const midnight = wallTime(addDays(meeting.day, 1), "00:00");
      const isNext = before ? endOf(before.meeting, before.service) : from;
      const until = takesPlace(meeting) ? isNext : midnight;
      return { meeting, service, ...visibleSpan({ from, until }, now) };
    });
}
