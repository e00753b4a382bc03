import type { Church } from "#app/church/open-church.server.ts";
import { hasDates } from "#app/church/series.server.ts";
import { DAYS_AHEAD, listTurns, pickNextService, type Service } from "#dates";
import { addDays, asUtc, dayOf, listStates, mergeSpans, type Span, type WallTime } from "#time";
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
  /** The words for each time of the coming weeks. After the last of their services they say what is usual. */
  states: (Span & NextServiceWords)[];
  /** When the church's door stands open. */
  open: Span[];
  /** Whether any service is streamed. */
  isStreamed: boolean;
};

/** The next service, for the list of those of the coming weeks. */
export type ComingServicesFacts = {
  states: (Span & ComingServiceWords)[];
  /** The words at the time of the build, for visitors without a script. */
  first: ComingServiceWords;
  /** Whether the date of any service to come is known. */
  isDated: boolean;
};

export function findNextService({ services, facts, time }: Church): NextServiceFacts {
  return nextServiceFacts(services, readServiceFacts(facts), time);
}

/** Null if no dates of services are known. */
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
  const services = all.map((service) => keepComingWeeks(service, builtAt));
  const turns = services.flatMap(({ meetings }) =>
    meetings.flatMap((meeting) => [...listTurns(meeting), doorOpensAt(meeting.start)]),
  );
  const states = listStates(builtAt, turns, (now) => nextServiceWords(services, facts, now));
  const spans = mergeSpans(states, ({ isOpen }) => isOpen);
  const openSpans = spans.filter(({ part: isOpen }) => isOpen);
  return {
    usual: usualServiceWords(facts, services[0]),
    states,
    open: openSpans.map(({ from, until }) => ({ from, until })),
    isStreamed: services.some(({ stream }) => stream !== undefined),
  };
}

/** What the list of coming services of a page that is built at `builtAt` says of the next one. */
export function comingServicesFacts(
  all: Service[],
  facts: ServiceFacts,
  builtAt: WallTime,
): ComingServicesFacts {
  const services = all.map((service) => keepComingWeeks(service, builtAt));
  const turns = services.flatMap(({ meetings }) => meetings.flatMap(listTurns));
  return {
    states: listStates(builtAt, turns, (now) => comingServiceWords(services, facts, now)),
    first: comingServiceWords(services, facts, builtAt),
    isDated: pickNextService(all, builtAt) !== undefined,
  };
}

/** The service with only those dates that a page may name as the next. */
function keepComingWeeks(service: Service, builtAt: WallTime): Service {
  const last = addDays(dayOf(builtAt), DAYS_AHEAD);
  const meetings = service.meetings.filter(({ day, end }) => end > builtAt && day <= last);
  return { ...service, meetings };
}

/** When the church's door is opened for a service that begins at `start`. */
function doorOpensAt(start: WallTime): WallTime {
  const opening = new Date(asUtc(start).getTime() - WELCOME);
  return opening.toISOString().slice(0, start.length) as WallTime;
}
