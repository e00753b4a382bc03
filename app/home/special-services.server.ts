import { nextService, type Series, takesPlace } from "#app/meetings/meeting.ts";
import type { ServiceDate } from "#app/meetings/structured-data.server.ts";
import { serviceWords } from "#app/meetings/words.ts";
import { type VisibleSpan, visibleSpan } from "#app/time/visible-span.ts";
import { addDays, churchTimeAt, midnight } from "#app/time/wall-time.ts";
import { isWeekly } from "#app/time/weekdays.ts";
import { britishDate } from "#app/time/written-times.ts";

/** A service other than the main one as usual, or that it is off, in words. */
export type SpecialService = ReturnType<typeof specialServices>[number];

/** How many days before it a service is announced. */
const NOTICE = 40;

/**
 * The special services of the known year for a site that is built at `now`, the first one first, with those
 * of further services that are not held every week. One is announced until it is the next service of all,
 * and one that is off until its day is over.
 */
export function specialServices(services: Series[], now: Date) {
  return announcedServices(services, now).map(({ meeting, service, ...span }) => ({
    ...serviceWords(meeting, service),
    ...span,
  }));
}

/** A group that is off, and the day on which it is. */
export type GroupOff = SpecialService & { group: string; thatDay: VisibleSpan };

/** The groups that meet as the main service begins on the days when that is and they are off. */
export function offDuringService([main]: Series[], groups: Series[], now: Date): GroupOff[] {
  const days = main?.meetings.filter(takesPlace).map(({ start }) => start) ?? [];
  return groups.flatMap(({ name, meetings }) =>
    meetings
      .filter(({ change, movedTo, start }) => change === "off" && !movedTo && days.includes(start))
      .map(({ day, why }) => ({
        name: `${name} is off`,
        words: `${britishDate(day)}: ${why}`,
        ...visibleSpan(
          { from: midnight(addDays(day, -NOTICE)), until: midnight(addDays(day, 1)) },
          now,
        ),
        group: name,
        thatDay: visibleSpan({ from: midnight(day), until: midnight(addDays(day, 1)) }, now),
      })),
  );
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
    .flatMap((service) => service.meetings.map((meeting) => ({ meeting, service })))
    .sort((one, other) => one.meeting.start.localeCompare(other.meeting.start));
  const isSpecial = ({ service, meeting }: (typeof all)[number]) => {
    const isRare = service !== services[0] && !isWeekly(service.rule);
    return isRare || meeting.change !== undefined || meeting.name !== undefined;
  };
  return all.filter(isSpecial).map(({ meeting, service }) => {
    const { day, start } = meeting;
    const before = all.findLast((one) => takesPlace(one.meeting) && one.meeting.start < start);
    const from = midnight(addDays(day, -NOTICE));
    const until = takesPlace(meeting) ? (before?.meeting.end ?? from) : midnight(addDays(day, 1));
    return { meeting, service, ...visibleSpan({ from, until }, now) };
  });
}
