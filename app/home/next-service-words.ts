import type { ChurchFacts } from "#app/church/church-facts.server.ts";
import type { HomeWords } from "#app/church/home.server.ts";
import {
  capitalise,
  findComingMeetings,
  frequencyWords,
  type Meeting,
  pickNextService,
  type Service,
  serviceWords,
  streamOf,
  streamWords,
} from "#dates";
import {
  A_MINUTE,
  addDays,
  asUtc,
  britishDate,
  clockRange,
  dayAndHours,
  dayOf,
  daysBetween,
  type WallTime,
} from "#time";
import {
  answerForChildren,
  type ChildrenAnswer,
  type ChildrenGroup,
  THIS_WEEK,
  usualAnswerForChildren,
} from "./children.ts";

/** How long before a service in church the door is opened. */
export const WELCOME = 15 * A_MINUTE;

/** The main service as a rule. */
export type MainService = {
  name: string;
  /** When it begins, "11:30". */
  from: string;
  /** "every Sunday" */
  often: string;
};

/** What the answer about the next service is made from, besides the dates of services. */
export type ServiceFacts = {
  church: Pick<ChurchFacts, "name" | "services" | "address">;
  mainService: MainService;
  /** What home.md says besides the facts. */
  words: HomeWords["sunday"];
  /** The groups with which parents may leave their children. */
  childrenGroups: ChildrenGroup[];
};

/** What a stranger asks first, answered for the next service. */
export type NextServiceWords = {
  when: WhenWords;
  where: WhereWords;
  /** Null if nobody has written anything for parents. */
  children: ChildrenWords | null;
  /** Whether the church's door stands open for it. */
  isOpen: boolean;
};

/** When the next service is, and which it is. */
export type WhenWords = {
  /** "Sunday 29 November, 11:30am", "Tomorrow, 11:30am", "Doors open: come on in", "On now: come on in" */
  time: string;
  /** "Watchnight" */
  name: string;
  /** The path of its own page, if it has one. */
  page: string | undefined;
  /** What else there is to say of it: its day if that is not said above, and whatever is unusual. */
  more: string;
  /** Undefined if the service is never streamed. */
  stream: StreamLine | undefined;
  /** The service of these days that is off: "No Main Service, Sunday 24 January: snow". */
  off: string | undefined;
};

/** What the page of an event says of it if it is a service. */
export type ServiceOnPage = {
  /** Undefined if the service is never streamed. */
  stream: StreamLine | undefined;
  /** Null if nobody has written anything for parents. */
  children: ChildrenWords | null;
};

/** The words of a service's time, which change as it comes nearer. */
type TimeWords = Pick<WhenWords, "time" | "more">;

/** Whether a service is streamed, and at which address. */
export type StreamLine = {
  words: string;
  /** Missing if it is not streamed. */
  address?: string;
};

/** The place of the next service. */
export type WhereWords = {
  /** "12 Church Street, Ballydown" */
  place: string;
  /** A link to a map; missing if the site does not know the way. */
  map?: string;
  /** Words about parking, and about the door to take; missing if it is not in the church. */
  door?: string | undefined;
};

/** What there is for children at the next service. */
export type ChildrenWords = ChildrenAnswer & {
  /** What is true at every service. */
  always?: string;
};

export function readMainService([main]: ChurchFacts["services"]): MainService {
  return { name: main.name, from: main.from, often: frequencyWords(main) };
}

/** Answers for the service that is next at the church's time `now`. The main service is the first of the services. */
export function answerNextService(
  services: Service[],
  facts: ServiceFacts,
  now: WallTime,
): NextServiceWords {
  const next = pickNextService(services, now);
  if (!next) return answerByRule(services[0], facts);
  const { service, meeting } = next;
  const untilStart = asUtc(meeting.start).getTime() - asUtc(now).getTime();
  const isInChurch = meeting.where === undefined && service.map === undefined;
  const isSoonOrOn = meeting.hours.from !== undefined && untilStart <= WELCOME;
  const isOpen = isInChurch && isSoonOrOn;
  const isOn = isSoonOrOn && untilStart <= 0;
  const isNow = isOpen || isOn;
  const timeWords = isNow
    ? writeTimeNow(meeting, writeNow(isOn, isOpen))
    : writeNearTime(meeting, now);
  const answer = answerByDate(service, meeting, facts, now);
  const when: WhenWords = {
    ...answer.when,
    ...timeWords,
    stream: findStreamLine(meeting, service, isOn),
    off: findServiceOff(services, now),
  };
  return { ...answer, when, isOpen };
}

/** Answers visitors whose browsers run no script: with the service that is next at `now`, by its date. */
export function answerWithoutScript(
  services: Service[],
  facts: ServiceFacts,
  now: WallTime,
): NextServiceWords {
  const next = pickNextService(services, now);
  if (!next) return answerByRule(services[0], facts);
  return answerByDate(next.service, next.meeting, facts, now);
}

/** The answer that is true of the main service on any day. */
function answerByRule(main: Service | undefined, facts: ServiceFacts): NextServiceWords {
  const { mainService, church, childrenGroups } = facts;
  const stream = main?.stream;
  return composeAnswer(
    {
      when: {
        time: `${capitalise(mainService.often)}, ${clockRange(mainService.from)}`,
        more: "",
        name: mainService.name,
        page: undefined,
        stream: stream && { words: streamWords(stream), address: stream.address },
        off: undefined,
      },
      where: placeOf(main, undefined, facts),
      groups: usualAnswerForChildren(church.services[0], childrenGroups),
    },
    facts,
  );
}

/** The answer that is true of a date of a service on any day before it or, at the time `now`, in the days before it. */
export function answerByDate(
  service: Service,
  meeting: Meeting,
  facts: ServiceFacts,
  now: WallTime | null,
): NextServiceWords {
  const { mainService, childrenGroups } = facts;
  // Whoever is somewhere else for once has left the rooms of the groups behind.
  const isElsewhereForOnce = meeting.where !== undefined;
  return composeAnswer(
    {
      when: {
        time: dayAndHours(meeting.day, meeting.hours.from ?? mainService.from),
        more: meeting.why ?? "",
        name: meeting.name ?? service.name,
        page: meeting.page,
        stream: findStreamLine(meeting, service, false),
        off: undefined,
      },
      where: placeOf(service, meeting.where, facts),
      groups: isElsewhereForOnce
        ? { groups: [], off: [] }
        : answerForChildren(meeting, childrenGroups, now),
    },
    facts,
  );
}

/** The parts from which an answer is composed. */
type AnswerParts = {
  /** When it is, in words that are true on any day. */
  when: WhenWords;
  where: WhereWords;
  /** The groups for children that meet during it, and those that are off. */
  groups: ChildrenAnswer;
};

/** Composes an answer, with what home.md says to parents. */
function composeAnswer(
  { when, where, groups }: AnswerParts,
  { words }: ServiceFacts,
): NextServiceWords {
  return { when, where, children: writeForChildren(groups, words.children), isOpen: false };
}

function writeNow(isOn: boolean, isOpen: boolean): string {
  if (!isOpen) return "On now";
  return isOn ? "On now: come on in" : "Doors open: come on in";
}

/** The time of a service that is on, or whose door stands open. Its hours are said below. */
function writeTimeNow({ hours, why }: Meeting, time: string): TimeWords {
  const range = hours.from === undefined ? undefined : clockRange(hours.from, hours.to);
  return { time, more: joinWords([range, why]) };
}

/** "Tomorrow, 11:30am", with the date itself below; undefined if the service is neither today nor tomorrow. */
function writeNearTime({ day, hours, why }: Meeting, now: WallTime): TimeWords | undefined {
  const daysAway = daysBetween(dayOf(now), day);
  if (daysAway !== 0 && daysAway !== 1) return undefined;
  const nearDay = daysAway === 0 ? "Today" : "Tomorrow";
  const time = hours.from === undefined ? nearDay : `${nearDay}, ${clockRange(hours.from)}`;
  return { time, more: joinWords([britishDate(day), why]) };
}

/** The place of a service: the one where it is held for once, its own, or the church. */
function placeOf(
  service: Service | undefined,
  placeForOnce: string | undefined,
  { church, words }: ServiceFacts,
): WhereWords {
  if (placeForOnce !== undefined) {
    // The site knows the way there only if another service is always held there.
    const otherService = church.services.find(({ where }) => where === placeForOnce);
    if (otherService?.map === undefined) return { place: placeForOnce };
    return { place: placeForOnce, map: otherService.map };
  }
  if (service?.map) return { place: service.where ?? "", map: service.map };
  const { street, town, map } = church.address;
  return { place: `${street}, ${town}`, map, door: words.door };
}

/** Says that a service is streamed, and "Live now" while it is on; undefined if it never is. */
function findStreamLine(meeting: Meeting, service: Service, isOn: boolean): StreamLine | undefined {
  const stream = streamOf(meeting, service);
  if (stream) return { words: streamWords(stream, isOn), address: stream.address };
  return meeting.notStreamed === undefined ? undefined : { words: "Not streamed this time" };
}

/** Null if there is nothing to say: then nobody has written a sentence for parents, and the church has no such groups. */
function writeForChildren(
  answer: ChildrenAnswer,
  always: string | undefined,
): ChildrenWords | null {
  if (always !== undefined) return { ...answer, always };
  const isEmpty = answer.groups.length === 0 && answer.off.length === 0;
  return isEmpty ? null : answer;
}

/** The first service of the next days that is off, and before which there is no other. */
function findServiceOff(services: Service[], now: WallTime): string | undefined {
  const lastDay = addDays(dayOf(now), THIS_WEEK);
  for (const service of services) {
    const [meeting] = findComingMeetings(service.meetings, now, 1).off;
    if (!meeting || meeting.day > lastDay) continue;
    const { name, words } = serviceWords(meeting, service);
    return `${name}, ${words}`;
  }
  return undefined;
}

function joinWords(words: (string | undefined)[]): string {
  return words.filter((each) => each !== undefined && each !== "").join(", ");
}
