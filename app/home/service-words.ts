import type { ChurchFacts } from "#app/church/church-facts.server.ts";
import type { Stream } from "#dates";
import {
  capitalise,
  frequencyWords,
  labelNext,
  pickNextService,
  type Service,
  serviceWords,
  streamOf,
  streamWords,
} from "#dates";
import { A_MINUTE, asUtc, clockRange, nearDate, type WallTime } from "#time";

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

/** What the words about services say of the church. */
export type ServiceFacts = {
  mainService: MainService;
  address: StreetAddress;
};

/** Where the church is. */
type StreetAddress = {
  /** "12 Church Street" */
  street: string;
  town: string;
  /** A link to a map. */
  map: string;
};

/** The way to a service. */
export type Way = {
  /** "12 Church Street, Ballydown" */
  street: string;
  /** A link to a map. */
  map: string;
};

/** Whether and where a service is streamed. */
export type StreamLine = {
  words: string;
  /** Missing if it is not streamed. */
  address?: string;
};

/** What the strip says of the next service. */
export type NextServiceWords = {
  /**
   * "Next service", "Come on in" or, if it is held elsewhere, "On now". The name and the place follow unless it is the
   * main service in church. If no date is known, this is the name of the main service alone.
   */
  what: string;
  /** "Tomorrow, Sunday 22 November, 11:30am", "Every Sunday, 11:30am" */
  when: string;
  /** Null if the site does not know the way. */
  way: Way | null;
  stream: StreamLine;
  /** Whether the church's door stands open for it. */
  isOpen: boolean;
};

/** The line of the next service, at the head of the list of coming services. */
export type ComingServiceWords = {
  /** "Next", "On now", "Live now" */
  label: string;
  name: string;
  /** "Thursday 24 December, 11:15pm", and whatever else is unusual. */
  when: string;
};

export function readServiceFacts({ services, address }: ChurchFacts): ServiceFacts {
  const [main] = services;
  return {
    mainService: { name: main.name, from: main.from, often: frequencyWords(main) },
    address,
  };
}

/** The main service, its weekday and time: what is true on any day. */
export function usualServiceWords(
  { mainService, address }: ServiceFacts,
  main: Service | undefined,
): NextServiceWords & { way: Way } {
  const { name, often, from } = mainService;
  return {
    what: name,
    when: `${capitalise(often)}, ${clockRange(from)}`,
    way: usualWay(main, address),
    stream: streamLine(main?.stream),
    isOpen: false,
  };
}

/** The way to the service's own place or, if it has none, to the church. */
function usualWay(service: Service | undefined, { street, town, map }: StreetAddress): Way {
  if (service?.map) return { street: service.where ?? "", map: service.map };
  return { street: `${street}, ${town}`, map };
}

/** What the strip says at the church's time `now`. */
export function nextServiceWords(
  services: Service[],
  facts: ServiceFacts,
  now: WallTime,
): NextServiceWords {
  const [main] = services;
  const next = pickNextService(services, now);
  if (!next) return usualServiceWords(facts, main);
  const { service, meeting } = next;
  const { day, hours, start, where } = meeting;
  const name = meeting.name ?? (service === main ? undefined : service.name);
  // For a place that is not the usual one, the site has no map.
  const way = where === undefined ? usualWay(service, facts.address) : null;
  const isHere = way !== null && service.map === undefined;
  const untilStart = asUtc(start).getTime() - asUtc(now).getTime();
  const isOpen = isHere && hours.from !== undefined && untilStart <= WELCOME;
  const isOn = labelNext(meeting, now) === "On now";
  const usualLabel = isOn ? "On now" : "Next service";
  const label = isOpen ? "Come on in" : usualLabel;
  // Everybody knows where the church is.
  const place = where ?? (service.map && service.where);
  const nameAndPlace = [name, place].filter(Boolean).join(", ");
  return {
    what: [label, nameAndPlace].filter(Boolean).join(": "),
    when: `${nearDate(day, now)}, ${clockRange(hours.from ?? facts.mainService.from)}`,
    way,
    stream: streamLine(streamOf(meeting, service), isOn),
    isOpen,
  };
}

function streamLine(stream: Stream | undefined, isOn = false): StreamLine {
  if (!stream) return { words: "Not streamed this time" };
  return { words: streamWords(stream, isOn), address: stream.address };
}

/** What stands at the head of the coming services at the church's time `now`. */
export function comingServiceWords(
  services: Service[],
  { mainService }: ServiceFacts,
  now: WallTime,
): ComingServiceWords {
  const next = pickNextService(services, now);
  if (!next) {
    const { name, often, from } = mainService;
    return { label: "Next", name, when: `${often}, ${clockRange(from)}` };
  }
  const { meeting, service } = next;
  const { name, words } = serviceWords(meeting, service);
  const label = labelNext(meeting, now);
  const isLive = label === "On now" && streamOf(meeting, service) !== undefined;
  return { label: isLive ? "Live now" : label, name, when: words };
}
