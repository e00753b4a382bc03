import { listNextInTime } from "#app/agenda/next-occurrences.ts";
import {
  describeOccurrence,
  findEnd,
  isOver,
  type Occurrence,
  pathOf,
} from "#app/agenda/occurrence.ts";
import { writePlace } from "#app/agenda/written-when.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { capitalise, frequencyWords, isAtChurch, type Stream } from "#dates";
import {
  A_MINUTE,
  britishDate,
  clockOf,
  clockRange,
  type Day,
  dayAndHours,
  dayOf,
  joinDayAndMonth,
  type Span,
  spanBetween,
} from "#time";
import {
  answerForChildren,
  answerForChildrenByRule,
  type ChildrenAnswer,
} from "./children.server.ts";
import { isSpecial, listServices } from "./services.server.ts";

/** How long before a service the church's door is opened. */
const WELCOME = 15 * A_MINUTE;

/** What a stranger asks first, answered for a service. */
export type ServiceAnswer = {
  when: WhenAnswer;
  where: WhereAnswer;
  /** Null if nobody has written anything for parents. */
  children: ChildrenAnswer | null;
};

/** When a service is, and which it is. */
export type WhenAnswer = {
  /** "Sunday 29 November, 11:30am", "Every Sunday, 11:30am" */
  time: string;
  /** Its day; missing in the rule. */
  day?: Day;
  /** "11:30am–12:45pm"; missing in the rule. */
  hours?: string;
  /** When the church's door stands open for it; missing if it is not in the church. */
  open?: Span;
  /** "Watchnight" */
  name: string;
  /** The path of its own page, if it is special and has one. */
  page?: string;
  /** What is not as usual about it; or "". */
  more: string;
  /** Missing if it is not streamed. */
  stream?: Stream;
  /** The services before it that are off, each until its day is over. */
  off: (Span & { words: string })[];
};

/** The place of a service. */
export type WhereAnswer = {
  /** "12 Church Street, Ballydown" */
  place: string;
  /** A link to a map; missing if the site does not know the way. */
  map?: string;
  /** Words about parking, and about the door to take; missing if it is not in the church. */
  door?: string;
};

/** Answers a stranger's first questions for each of the next services, in its time, and after the last of them by the rule. */
export function findNextServices(church: Church): (Span & ServiceAnswer)[] {
  const services = listServices(church).filter((service) => !isOver(service, church.time));
  const allOff = services.filter(({ state }) => state === "off");
  return listNextInTime(services, church.time).map(({ next, ...span }) => {
    if (!next) return { ...answerByRule(church), ...span };
    const off = allOff.filter(({ start }) => start < next.start);
    return { ...answerByDate(next, off, church), ...span };
  });
}

/** The answer that is true of a service on any day. */
function answerByDate(service: Occurrence, off: Occurrence[], church: Church): ServiceAnswer {
  const { name, page, start, end, stream } = service;
  const day = dayOf(start);
  const isInChurch = isAtChurch(service.place, church.facts);
  const when: WhenAnswer = {
    time: joinDayAndMonth(dayAndHours(day, clockOf(start))),
    day,
    hours: clockRange(clockOf(start), end && clockOf(end)),
    open: isInChurch ? findOpenTime(service) : undefined,
    name,
    page: page && isSpecial(service, church) ? pathOf(service) : undefined,
    more: describeOccurrence(service),
    stream,
    off: off.map((each) => ({
      words: writeServiceOff(each),
      ...spanBetween({ until: findEnd(each) }),
    })),
  };
  return { when, where: findPlace(service, church), children: answerForChildren(service, church) };
}

/** The answer that is true of the main service on any day. */
function answerByRule(church: Church): ServiceAnswer {
  const [main] = church.facts.services;
  const [{ stream } = { stream: undefined }] = church.services;
  const often = capitalise(frequencyWords(main));
  return {
    when: {
      time: `${often}, ${clockRange(main.from)}`,
      name: main.name,
      more: "",
      stream,
      off: [],
    },
    where: main.map ? { place: main.where, map: main.map } : findChurch(church),
    children: answerForChildrenByRule(main, church),
  };
}

/** From a quarter of an hour before a service until it is over. */
function findOpenTime(service: Occurrence): Span {
  const { from, until } = spanBetween({ from: service.start, until: findEnd(service) });
  return { from: from - WELCOME, until };
}

/** "Main Service, Sunday 24 January. Off: snow" */
function writeServiceOff(service: Occurrence): string {
  return `${service.name}, ${britishDate(dayOf(service.start))}. ${describeOccurrence(service)}`;
}

/** The place of a service. The site knows the way to another place only if a service is always held there. */
function findPlace({ place }: Occurrence, church: Church): WhereAnswer {
  if (!place || isAtChurch(place, church.facts)) return findChurch(church);
  const known = church.services.find(({ where }) => where === place.name);
  return { place: writePlace(place), map: known?.map };
}

function findChurch({ facts, pages }: Church): WhereAnswer {
  const { street, town, map } = facts.address;
  return { place: `${street}, ${town}`, map, door: pages.home.sunday.door };
}
