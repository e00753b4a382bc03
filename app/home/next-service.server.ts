import { callOffInDiary } from "#app/calendars/called-off.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { DAYS_AHEAD, listTurns, type Service, takesPlace } from "#dates";
import {
  addDays,
  asUtc,
  dayOf,
  listStates,
  mergeSpans,
  midnight,
  type Span,
  type WallTime,
} from "#time";
import { findChildrenGroups, THIS_WEEK } from "./children.ts";
import { findKnownServices } from "./known-services.server.ts";
import {
  answerByDate,
  answerNextService,
  answerWithoutScript,
  type NextServiceWords,
  readMainService,
  type ServiceFacts,
  type ServiceOnPage,
  WELCOME,
} from "./next-service-words.ts";

/** The answer about the next service, for the coming weeks. */
export type NextServiceFacts = {
  /** The answer for visitors whose browsers run no script. */
  unscripted: NextServiceWords;
  /** The answer in the course of the coming weeks. After the last of their services it is the rule. */
  states: (Span & NextServiceWords)[];
  /** When the church's door stands open. */
  open: Span[];
};

/** Answers a stranger's first questions for every minute of the coming weeks. The main service is the first of the services. */
export function findNextService(church: Church, services: Service[]): NextServiceFacts {
  return makeNextServiceFacts(services, readServiceFacts(church), church.time);
}

/** Finds what an event's own page, at `path`, says of the service that it is; null if it is none, or is off. */
export function findServiceOnPage(church: Church, path: string): ServiceOnPage | null {
  for (const service of findKnownServices(church).all) {
    const meeting = service.meetings.find(({ page }) => page === path);
    if (!meeting || !takesPlace(meeting)) continue;
    const { when, children } = answerByDate(service, meeting, readServiceFacts(church), null);
    return { stream: when.stream, children };
  }
  return null;
}

export function readServiceFacts(church: Church): ServiceFacts {
  const groupDates = callOffInDiary(church.groupDates, church);
  return {
    church: church.facts,
    mainService: readMainService(church.facts.services),
    words: church.pages.home.sunday,
    childrenGroups: findChildrenGroups({ ...church, groupDates }),
  };
}

/** The answer of a page that is built at `builtAt`. */
export function makeNextServiceFacts(
  all: Service[],
  facts: ServiceFacts,
  builtAt: WallTime,
): NextServiceFacts {
  const services = all.map((service) => keepComingWeeks(service, builtAt));
  const turns = services.flatMap(({ meetings }) =>
    meetings.flatMap((meeting) => [
      midnight(addDays(meeting.day, -THIS_WEEK)),
      ...listTurns(meeting),
      doorOpensAt(meeting.start),
    ]),
  );
  const states = listStates(builtAt, turns, (now) => answerNextService(services, facts, now));
  const openSpans = mergeSpans(states, ({ isOpen }) => isOpen).filter(({ part: isOpen }) => isOpen);
  return {
    unscripted: answerWithoutScript(services, facts, builtAt),
    states,
    open: openSpans.map(({ from, until }) => ({ from, until })),
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
