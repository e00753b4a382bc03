import type { ServiceDate } from "#app/church/dates-for-search.server.ts";
import {
  DAYS_AHEAD,
  isWeekly,
  type Meeting,
  pickNextService,
  type Rule,
  type Series,
  type Service,
  serviceWords,
  takesPlace,
} from "#dates";
import {
  addDays,
  churchTimeAt,
  dayOf,
  listStates,
  midnight,
  type Span,
  type WallTime,
} from "#time";

/** A special service in the list of those to come. */
export type ComingService = {
  /** "Watchnight", "No Main Service" */
  name: string;
  /** "Thursday 24 December, 11:15pm", "Sunday 27 December: snow" */
  words: string;
  /** The path of its own page, if it has one. */
  page?: string;
};

/** The list in the course of the coming weeks; empty at times when nothing special is to come. */
export type ComingServicesFacts = (Span & { services: ComingService[] })[];

/** A service; its rule is not known if it stands in the diary alone. */
type KnownService = Service & { rule?: Rule };

/** A date of a service. */
type DateOfService<Known extends KnownService> = { service: Known; meeting: Meeting };

/** How many services are listed. */
const LISTED = 5;

/** How many days before its day a service is listed. */
const NOTICE = 40;

/**
 * Lists the special services to come, for each time of the coming weeks after `builtAt`. The main service is the first
 * of the services.
 */
export function listComingServices(services: Service[], builtAt: WallTime): ComingServicesFacts {
  const lastDay = addDays(dayOf(builtAt), DAYS_AHEAD + NOTICE);
  const special = listSpecialDates(services).filter(({ meeting }) => meeting.day <= lastDay);
  const turns = special.flatMap(({ meeting: { day, end } }) => [
    midnight(addDays(day, -NOTICE)),
    midnight(addDays(day, 1)),
    end,
  ]);
  return listStates(builtAt, turns, (now) => {
    const announced = special.filter(({ meeting }) => isAnnounced(meeting, now));
    return { services: announced.slice(0, LISTED).map(describeService) };
  });
}

/** Lists the dates of the church's own files that the home page announces at `now`: the next one, then the special ones. */
export function listAnnouncedServices(services: Series[], now: Date): ServiceDate[] {
  const time = churchTimeAt(now);
  const next = pickNextService(services, time);
  const announced = listSpecialDates(services).filter(
    ({ meeting }) => isAnnounced(meeting, time) && !meeting.movedTo && meeting !== next?.meeting,
  );
  return next ? [next, ...announced] : announced;
}

/** Lists the special dates of all services, the soonest first. The main service is the first of the services. */
function listSpecialDates<Known extends KnownService>(services: Known[]): DateOfService<Known>[] {
  const dates = services.flatMap((service) =>
    service.meetings.map((meeting) => ({ meeting, service })),
  );
  const special = dates.filter(({ meeting, service }) => {
    const isMain = service === services[0];
    return isUnusual(meeting) || (!isMain && isRare(service));
  });
  return special.toSorted((one, other) => one.meeting.start.localeCompare(other.meeting.start));
}

/** Whether a date has a name of its own, or is not as usual. */
function isUnusual({ change, name }: Meeting): boolean {
  return change !== undefined || name !== undefined;
}

/** Whether a service is held as a rule, but not every week. */
function isRare({ rule }: KnownService): boolean {
  return rule !== undefined && !isWeekly(rule);
}

/** Whether a date is listed at the church's time `now`: one that is off to the end of its day, any other until it is over. */
function isAnnounced(meeting: Meeting, now: WallTime): boolean {
  const { day, end } = meeting;
  const isDue = addDays(day, -NOTICE) <= dayOf(now);
  return isDue && (takesPlace(meeting) ? now < end : dayOf(now) <= day);
}

function describeService({ meeting, service }: DateOfService<KnownService>): ComingService {
  const { name, words } = serviceWords(meeting, service);
  const described: ComingService = { name, words };
  if (meeting.page !== undefined) described.page = meeting.page;
  return described;
}
