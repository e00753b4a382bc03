import type { ChurchFacts } from "#app/church/church-facts.server.ts";
import type { HomeWords } from "#app/church/home.server.ts";
import {
  capitalise,
  findComingMeetings,
  frequencyWords,
  type Meeting,
  pickNextService,
  type Service,
  type Stream,
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
  church: Pick<ChurchFacts, "name" | "services" | "address" | "website">;
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
  /** The same in a sentence or two, to be sent to somebody. It is true on any day. */
  message: string;
  /** Whether the church's door stands open for it. */
  isOpen: boolean;
};

/** When the next service is, and which it is. */
export type WhenWords = {
  /** "Sunday 29 November, 11:30am", "Tomorrow, 11:30am", "On now: come on in" */
  time: string;
  /** "Watchnight" */
  name: string;
  /** The path of its own page, if it has one. */
  page?: string;
  /** What else there is to say of it: its day where that is not said above, and whatever is unusual. */
  more: string;
  stream?: StreamLine;
  /** The service of these days that is off: "No Main Service, Sunday 24 January: snow". */
  off?: string;
};

/** Whether and where a service is streamed. */
type StreamLine = {
  words: string;
  /** Missing if it is not streamed. */
  address?: string;
};

/** Where the next service is. */
export type WhereWords = {
  /** "12 Church Street, Ballydown" */
  place: string;
  /** A link to a map; missing if the site does not know the way. */
  map?: string;
  /** Where to park and which door to take; missing if it is not in the church. */
  door?: string;
};

/** What there is for children at the next service. */
export type ChildrenWords = ChildrenAnswer & {
  /** What is true at every service. */
  always?: string;
};

const and = new Intl.ListFormat("en-GB");

export function readMainService([main]: ChurchFacts["services"]): MainService {
  return { name: main.name, from: main.from, often: frequencyWords(main) };
}

/** The answer at the church's time `now`, the main service first among the services. */
export function nextServiceWords(
  services: Service[],
  facts: ServiceFacts,
  now: WallTime,
): NextServiceWords {
  const next = pickNextService(services, now);
  if (!next) return usualServiceWords(services, facts);
  const { service, meeting } = next;
  const untilStart = asUtc(meeting.start).getTime() - asUtc(now).getTime();
  const isInChurch = meeting.where === undefined && service.map === undefined;
  const isSoonOrOn = meeting.hours.from !== undefined && untilStart <= WELCOME;
  const isOpen = isInChurch && isSoonOrOn;
  const isOn = isSoonOrOn && untilStart <= 0;
  const words = datedServiceWords(service, meeting, facts, now);
  if (isOpen) words.when = { ...words.when, ...onNow(meeting, "On now: come on in") };
  else if (isOn) words.when = { ...words.when, ...onNow(meeting, "On now") };
  else words.when = { ...words.when, ...nearTime(meeting, now) };
  const stream = findStreamLine(meeting, service, isOn);
  if (stream) words.when.stream = stream;
  const off = findServiceOff(services, now);
  if (off !== undefined) words.when.off = off;
  return { ...words, isOpen };
}

/** The answer for visitors whose browsers run no script: the service that is next at `now`, by its date. */
export function unscriptedServiceWords(
  services: Service[],
  facts: ServiceFacts,
  now: WallTime,
): NextServiceWords {
  const next = pickNextService(services, now);
  if (!next) return usualServiceWords(services, facts);
  const words = datedServiceWords(next.service, next.meeting, facts, now);
  const stream = findStreamLine(next.meeting, next.service, false);
  if (stream) words.when.stream = stream;
  return words;
}

/** What is true of the main service on any day. */
function usualServiceWords(
  [main]: Service[],
  { church, mainService, words, childrenGroups }: ServiceFacts,
): NextServiceWords {
  const { name, often, from } = mainService;
  const time = `${capitalise(often)}, ${clockRange(from)}`;
  const when: WhenWords = { time, name, more: "" };
  if (main?.stream) when.stream = { words: streamWords(main.stream), address: main.stream.address };
  const where = placeOf(main, undefined, church.address, words.door);
  const answer = usualAnswerForChildren(church.services[0], childrenGroups);
  const children = childrenWords(answer, words.children);
  return {
    when,
    where,
    children,
    message: writeMessage(when, where, children, church),
    isOpen: false,
  };
}

/** What is true of a date of a service on any day before it. */
function datedServiceWords(
  service: Service,
  meeting: Meeting,
  { church, mainService, words, childrenGroups }: ServiceFacts,
  now: WallTime,
): NextServiceWords {
  const name = meeting.name ?? service.name;
  const time = dayAndHours(meeting.day, meeting.hours.from ?? mainService.from);
  const when: WhenWords = { time, name, more: meeting.why ?? "" };
  if (meeting.page !== undefined) when.page = meeting.page;
  const where = placeOf(service, meeting.where, church.address, words.door);
  // Whoever is somewhere else for once has left the rooms of the groups behind.
  const answer =
    meeting.where === undefined
      ? answerForChildren(meeting, childrenGroups, now)
      : { groups: [], off: [] };
  const children = childrenWords(answer, words.children);
  return {
    when,
    where,
    children,
    message: writeMessage(when, where, children, church),
    isOpen: false,
  };
}

/** The day and hour as one would say them on this day: "Tomorrow, 11:30am". The date itself is said below. */
function nearTime({ day, hours, why }: Meeting, now: WallTime): Partial<WhenWords> {
  const days = daysBetween(dayOf(now), day);
  if (days !== 0 && days !== 1) return {};
  const nearDay = days === 0 ? "Today" : "Tomorrow";
  const time = hours.from === undefined ? nearDay : `${nearDay}, ${clockRange(hours.from)}`;
  return { time, more: joinWords([britishDate(day), why]) };
}

function onNow({ hours, why }: Meeting, time: string): Partial<WhenWords> {
  const range = hours.from === undefined ? undefined : clockRange(hours.from, hours.to);
  return { time, more: joinWords([range, why]) };
}

/** Where a service is: at a place for once, at its own place, or in the church. */
function placeOf(
  service: Service | undefined,
  placeForOnce: string | undefined,
  { street, town, map }: ChurchFacts["address"],
  door: string | undefined,
): WhereWords {
  // The site has no map of a place that is not the usual one.
  if (placeForOnce !== undefined) return { place: placeForOnce };
  if (service?.map) return { place: service.where ?? "", map: service.map };
  const where: WhereWords = { place: `${street}, ${town}`, map };
  if (door !== undefined) where.door = door;
  return where;
}

function findStreamLine(meeting: Meeting, service: Service, isOn: boolean): StreamLine | undefined {
  const stream: Stream | undefined = streamOf(meeting, service);
  if (stream) return { words: streamWords(stream, isOn), address: stream.address };
  return meeting.notStreamed === undefined ? undefined : { words: "Not streamed this time" };
}

/** Null if there is nothing to say: then nobody has written a sentence for parents, and the church has no such groups. */
function childrenWords(answer: ChildrenAnswer, always: string | undefined): ChildrenWords | null {
  if (always !== undefined) return { ...answer, always };
  const isEmpty = answer.groups.length === 0 && answer.off.length === 0;
  return isEmpty ? null : answer;
}

/** "Main Service at First Ballydown: Sunday 29 November, 11:30am, 12 Church Street, Ballydown. For children: …" */
function writeMessage(
  { time, name }: WhenWords,
  { place }: WhereWords,
  children: ChildrenWords | null,
  church: ServiceFacts["church"],
): string {
  const sentences = [`${name} at ${church.name}: ${time}, ${place}.`];
  const groups = children?.groups.map((group) => `${group.name} (${group.who})`) ?? [];
  if (groups.length > 0) sentences.push(`For children: ${and.format(groups)}.`);
  return [...sentences, church.website].join(" ");
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
