import type { Church } from "#app/church/open-church.server.ts";
import { hasDates } from "#app/church/series.server.ts";
import { DAYS_AHEAD, listTurns, nextService, type Service } from "#dates";
import { addDays, asUtc, dayOf, type Span, spansOf, statesOf, type WallTime } from "#time";
import {
  type ComingServiceWords,
  comingServiceWords,
  type NextServiceWords,
  nextServiceWords,
  readServiceFacts,
  type ServiceFacts,
  usualServiceWords,
  type Way,
  WELCOME,
} from "./service-words.ts";

/** The next service, for the strip of a page. */
export type NextServiceFacts = {
  /** What is true on any day. */
  usual: NextServiceWords & { way: Way };
  /** What is said in the course of the coming weeks; after the last of their services what is usual. */
  states: (Span & NextServiceWords)[];
  /** When the church's door stands open. */
  open: Span[];
  /** Whether any service is streamed. */
  isStreamed: boolean;
};

/** The next service, for the list of those of the coming weeks. */
export type ComingServicesFacts = {
  states: (Span & ComingServiceWords)[];
  /** What is said first, as it is called without a script. */
  first: ComingServiceWords;
  /** Whether the date of any service to come is known. */
  isDated: boolean;
};

export function findNextService({ services, facts, time }: Church): NextServiceFacts {
  return nextServiceFacts(services, readServiceFacts(facts), time);
}

/** Null where no dates of services are known. */
export function findComingServices({ services, facts, time }: Church): ComingServicesFacts | null {
  if (!hasDates(services)) return null;
  return comingServicesFacts(services, readServiceFacts(facts), time);
}

/** What the strip of a page that is built at `builtAt` says. */
export function nextServiceFacts(
  all: Service[],
  facts: ServiceFacts,
  builtAt: WallTime,
): NextServiceFacts {
  const services = all.map((service) => ofComingWeeks(service, builtAt));
  const turns = services.flatMap(({ meetings }) =>
    meetings.flatMap((meeting) => [...listTurns(meeting), welcomeTo(meeting.start)]),
  );
  const states = statesOf(builtAt, turns, (now) => nextServiceWords(services, facts, now));
  return {
    usual: usualServiceWords(facts, services[0]),
    states,
    open: spansOf(states, ({ isOpen }) => isOpen)
      .filter(({ part }) => part)
      .map(({ from, until }) => ({ from, until })),
    isStreamed: services.some(({ stream }) => stream !== undefined),
  };
}

/** What the list of coming services of a page that is built at `builtAt` says of the next one. */
export function comingServicesFacts(
  all: Service[],
  facts: ServiceFacts,
  builtAt: WallTime,
): ComingServicesFacts {
  const services = all.map((service) => ofComingWeeks(service, builtAt));
  const turns = services.flatMap(({ meetings }) => meetings.flatMap(listTurns));
  return {
    states: statesOf(builtAt, turns, (now) => comingServiceWords(services, facts, now)),
    first: comingServiceWords(services, facts, builtAt),
    isDated: nextService(all, builtAt) !== undefined,
  };
}

/** A service with its dates of which a page names one as the next. */
function ofComingWeeks(service: Service, builtAt: WallTime): Service {
  const last = addDays(dayOf(builtAt), DAYS_AHEAD);
  const meetings = service.meetings.filter(({ day, end }) => end > builtAt && day <= last);
  return { ...service, meetings };
}

/** When the door is opened. */
function welcomeTo(start: WallTime): WallTime {
  const opened = new Date(asUtc(start).getTime() - WELCOME);
  return opened.toISOString().slice(0, start.length) as WallTime;
}
