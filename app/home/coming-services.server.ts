import type { ServiceDate } from "#app/church/dates-for-search.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
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
import { findKnownServices } from "./known-services.server.ts";

/** A special service in the list of those to come. */
type ComingService = {
  /** "Watchnight", "No Main Service" */
  name: string;
  /** "Thursday 24 December, 11:15pm", "Sunday 27 December: snow" */
  words: string;
  /** The path of its own page, if it has one. */
  page?: string;
};

/** The list in the course of the coming weeks; empty at times when nothing special is to come. */
export type ComingServicesFacts = (Span & { services: ComingService[] })[];

/** A date of a service. */
type DateOfService = { service: Service & { rule?: Rule }; meeting: Meeting };

/** How many services are listed. */
const LISTED = 4;

/** How many days before its day a service is listed. */
const NOTICE = 40;

/** Lists the special services to come, for each time of the coming weeks. */
export function findComingServices(church: Church): ComingServicesFacts {
  return comingServices(findKnownServices(church), church.time);
}

/** The list of a page that is built at `builtAt`, the main service first among the services. */
export function comingServices(services: Service[], builtAt: WallTime): ComingServicesFacts {
  const lastDay = addDays(dayOf(builtAt), DAYS_AHEAD + NOTICE);
  const special = listSpecialDates(services).filter(({ meeting }) => meeting.day <= lastDay);
  const turns = special.flatMap(({ meeting: { day, end } }) => [
    midnight(addDays(day, -NOTICE)),
    midnight(addDays(day, 1)),
    end,
  ]);
  return listStates(builtAt, turns, (now) => {
    const announced = special.filter((date) => isAnnounced(date, now)).slice(0, LISTED);
    return { services: announced.map(describeService) };
  });
}

/** Lists the dates of the church's own files that the home page announces at `now`: the next one, then the special ones. */
export function listedServices(services: Series[], now: Date): ServiceDate[] {
  const time = churchTimeAt(now);
  const next = pickNextService(services, time);
  const special = services.flatMap((service) =>
    listSpecialDates([service], services[0]).map(({ meeting }) => ({ service, meeting })),
  );
  const announced = special.filter(
    (date) => isAnnounced(date, time) && !date.meeting.movedTo && date.meeting !== next?.meeting,
  );
  const dates = announced.toSorted((one, other) => compareStarts(one.meeting, other.meeting));
  return next ? [next, ...dates] : dates;
}

/** Lists the unusual dates of services, the soonest first. */
function listSpecialDates(
  services: (Service & { rule?: Rule })[],
  main: Service | undefined = services[0],
): DateOfService[] {
  const dates: DateOfService[] = services.flatMap((service) =>
    service.meetings.map((meeting) => ({ meeting, service })),
  );
  const special = dates.filter((date) => isSpecial(date, main));
  return special.toSorted((one, other) => compareStarts(one.meeting, other.meeting));
}

/** Whether a date is of a further service that is not held every week, has a name of its own, or is not as usual. */
function isSpecial({ service, meeting }: DateOfService, main: Service | undefined): boolean {
  const { rule } = service;
  const isRare = service !== main && rule !== undefined && !isWeekly(rule);
  return isRare || meeting.change !== undefined || meeting.name !== undefined;
}

/** Whether a date is listed at the church's time `now`: one that is off to the end of its day, any other until it is over. */
function isAnnounced({ meeting }: Pick<DateOfService, "meeting">, now: WallTime): boolean {
  const { day, end } = meeting;
  const isDue = addDays(day, -NOTICE) <= dayOf(now);
  return isDue && (takesPlace(meeting) ? now < end : dayOf(now) <= day);
}

function describeService({ meeting, service }: DateOfService): ComingService {
  const { name, words } = serviceWords(meeting, service);
  const described: ComingService = { name, words };
  if (meeting.page !== undefined) described.page = meeting.page;
  return described;
}

function compareStarts(one: { start: string }, other: { start: string }): number {
  return one.start.localeCompare(other.start);
}
