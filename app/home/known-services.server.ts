import { callOffInDiary, readHours } from "#app/calendars/called-off.server.ts";
import { listServicesOfDiary } from "#app/calendars/services-of-diary.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { type ChurchEvent, eventPath } from "#app/events/event.ts";
import {
  isAtChurch,
  lastsSeveralDays,
  type Meeting,
  makeMeeting,
  matchEvents,
  moveToNewDay,
  plainWords,
  type Series,
  type Service,
} from "#dates";
import { dayOf } from "#time";

/** The services of a church, the main one first. */
export type KnownServices = {
  /** The services of its own files, without the dates that its diary calls off. */
  own: Series[];
  /**
   * The same as the diary knows them. A date has the name and the page of the diary's event for it: "Toy Service". The
   * last of them has what stands in the diary alone: "Carols by Candlelight".
   */
  all: Service[];
};

/** Finds the services of a church in its own files and in its diary. */
export function findKnownServices(church: Church): KnownServices {
  const events = listServicesOfDiary(church);
  const own = callOffInDiary(church.services, church);
  const { byDate, others } = matchEvents(events, own, church.facts);
  const eventsByName = Map.groupBy(events, ({ name }) => plainWords(name));
  const described = own.map((service): Service => {
    const meetings = service.meetings.map((meeting) => {
      const event = byDate.get(meeting);
      return event ? describeByEvent(meeting, event, { service, church, eventsByName }) : meeting;
    });
    return { ...service, meetings };
  });
  const furtherEvents = others.flatMap(({ event, date }) => (date ? [] : moveToNewDay(event)));
  const further = furtherEvents.flatMap((event) => makeMeetingOfEvent(event, church) ?? []);
  return { own, all: [...described, { name: "Service", meetings: further }] };
}

/** What it takes to know whether an event says more of a date than the church's own files. */
type Knowledge = {
  service: Series;
  church: Church;
  /** The services of the diary by their names, in plain words. */
  eventsByName: Map<string, ChurchEvent[]>;
};

/** A date of a service with what the diary's event for it knows better: its page, its hours, and the name of a special service. */
function describeByEvent(
  meeting: Meeting,
  event: ChurchEvent,
  { service, church, eventsByName }: Knowledge,
): Meeting {
  const plain = plainWords(event.name);
  // A name that stands in the diary's three months once is that of a special service, but not the usual name, from which
  // others are made: "Morning Worship", if there is "Morning Worship with Communion".
  const isRare = eventsByName.get(plain)?.length === 1;
  const isPartOfOther = [...eventsByName.keys()].some((name) => name.startsWith(`${plain} `));
  const isSpecial = isRare && !isPartOfOther && plain !== plainWords(service.name);
  const described: Meeting = { ...meeting };
  if (isSpecial) described.name ??= event.name;
  if (event.page) described.page = eventPath(event);
  const elsewhere = findPlaceElsewhere(event, church);
  if (elsewhere) described.where ??= elsewhere;
  const hours = readHours(event);
  return makeMeeting({ ...described, ...hours }, hours);
}

/** A service that stands in the diary alone; undefined if it is called off, not certain, or has no hour. */
function makeMeetingOfEvent(event: ChurchEvent, church: Church): Meeting | undefined {
  const { state, isAllDay, place, name, start } = event;
  const isOfOneEvening = !isAllDay && !lastsSeveralDays(event);
  if (state !== "on" || !isOfOneEvening || place?.isOnline) return undefined;
  const meeting = makeMeeting(
    { day: dayOf(start), ...readHours(event), name, change: "extra" },
    {},
  );
  if (event.page) meeting.page = eventPath(event);
  const elsewhere = findPlaceElsewhere(event, church);
  if (elsewhere) meeting.where = elsewhere;
  return meeting;
}

/** The place of an event; undefined if that is the church. */
function findPlaceElsewhere({ place }: ChurchEvent, { facts }: Church): string | undefined {
  if (!place || isAtChurch(place, facts)) return undefined;
  return place.name ?? place.address;
}
