import type { Church as ChurchForSearch, Event, EventSeries, Place, Thing } from "schema-dts";
import type { ChurchFacts } from "#app/church/church-facts.server.ts";
import {
  isInChurch,
  isWeekly,
  listRuleDays,
  type Meeting,
  makeMeeting,
  recurrenceOf,
  type Series,
  type Stream,
  streamOf,
  takesPlace,
} from "#dates";
import { CHURCH_ZONE, type Day, withOffset } from "#time";
import { describeAddress } from "./church-address.ts";

/** What search engines learn about a page. */
type PageForSearch = {
  /** The path of its picture for links. */
  picture: string;
  /** What it is about, if the church has written that. */
  description?: string;
};

/** A date of a service that the home page lists. */
export type ServiceDate = {
  service: { id: string };
  meeting: Meeting;
};

/** The rule of a series in the words of schema.org. */
export type ScheduleForSearch = {
  "@type": "Schedule";
  /** How often it is held, as a duration of ISO 8601: "P1W", "P2W", "P1M". */
  repeatFrequency: string;
  /** "https://schema.org/Friday"; in a month "2SU" and "-1SU". */
  byDay: string | string[];
  /** When it begins, "19:30". */
  startTime: string | undefined;
  endTime: string | undefined;
  /** The first day on which it is held. */
  startDate: Day;
  /** The last day on which it is held. */
  endDate: Day;
  /** The days of its rule on which nothing takes place. */
  exceptDate: Day[] | undefined;
  scheduleTimezone: string;
};

/**
 * Describes the church as JSON-LD, with its services and those of their dates that the home page lists (`listed`).
 * `picture` is the path of the home page's picture for links.
 */
export function describeChurch(
  church: ChurchFacts,
  services: Series[],
  { picture, listed }: { picture: string; listed: ServiceDate[] },
): object {
  const { social, phone, address, website } = church;
  const whole: ChurchForSearch = {
    ...describeOrganizer(church),
    address: describeAddress(church),
    telephone: phone.replace(/^0/, "+44 "),
    image: new URL(picture, website).href,
    hasMap: address.map,
    sameAs: social.length > 0 ? social.map(({ url }) => url) : undefined,
    openingHoursSpecification: church.services
      .filter((service) => isWeekly(service) && !service.map)
      .map(({ every, from, to }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: `https://schema.org/${every}`,
        opens: from,
        closes: to,
      })),
  };
  const datedServices = services.flatMap((series) => {
    const ownDates = listed.filter(({ service }) => service.id === series.id);
    const dates = ownDates.map(({ meeting }) => meeting);
    return describeSeries(series, church, dates, { picture });
  });
  return makeGraph([whole, ...datedServices]);
}

/** Describes a group as JSON-LD, with those of its dates that its page lists, and the way to it from the home page. */
export function describeGroup(
  church: ChurchFacts,
  series: Series,
  listed: Meeting[],
  page: PageForSearch,
): object {
  return makeGraph([
    ...describeSeries(series, church, listed, page),
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: church.website },
        { "@type": "ListItem", position: 2, name: series.name },
      ],
    },
  ]);
}

function makeGraph(things: Thing[]): object {
  return { "@context": "https://schema.org", "@graph": things };
}

function describeOrganizer({ name, website }: ChurchFacts) {
  const id = new URL("/#church", website).href;
  return { "@type": "Church" as const, "@id": id, name, url: website };
}

/**
 * Describes a series with its listed dates. Extra services, such as Watchnight, do not follow the rule and stand by
 * themselves. A series that is held on no day is left out, because search engines report a series without a first day as a
 * fault.
 */
function describeSeries(
  series: Series,
  church: ChurchFacts,
  listed: Meeting[],
  page: PageForSearch,
): Thing[] {
  const isExtraService = ({ change }: Meeting) => series.isService && change === "extra";
  const describe = (meeting: Meeting) => describeDate(meeting, series, church, page);
  const extraServices = listed.filter(isExtraService).map(describe);
  const otherDates = listed.filter((meeting) => !isExtraService(meeting)).map(describe);
  const eventSchedule = describeSchedule(series);
  if (!eventSchedule) return extraServices;
  const { startDate, endDate } = eventSchedule;
  const place = { ...describePlaceOfSeries(series, church), "@id": makePlaceId(series, church) };
  const whole: EventSeries = {
    "@type": "EventSeries",
    name: series.name,
    startDate,
    endDate,
    ...describePage(series, church, page),
    ...describeAttendance(place, series.stream),
    organizer: describeOrganizer(church),
    eventSchedule,
    subEvent: otherDates.length > 0 ? otherDates : undefined,
  };
  return [whole, ...extraServices];
}

function describeDate(
  meeting: Meeting,
  series: Series,
  church: ChurchFacts,
  page: PageForSearch,
): Event {
  const { day, hours, start, end, name = series.name, where, change, movedFrom = day } = meeting;
  const place = where ? describePlaceOfDate(where, church) : { "@id": makePlaceId(series, church) };
  const event: Event = {
    "@type": "Event",
    name,
    startDate: hours.from ? withOffset(start) : day,
    endDate: hours.from && end > start ? withOffset(end) : undefined,
    ...describePage(series, church, page),
    organizer: { "@id": describeOrganizer(church)["@id"] },
    ...describeAttendance(place, streamOf(meeting, series)),
  };
  if (change === "off") event.eventStatus = "https://schema.org/EventCancelled";
  const usualStart = makeMeeting({ day: movedFrom }, series).start;
  if ((change === "moved" || change === "joint") && start !== usualStart) {
    event.eventStatus = "https://schema.org/EventRescheduled";
    event.previousStartDate = series.from ? withOffset(usualStart) : movedFrom;
  }
  return event;
}

/** Describes what a series and each of its dates have in common. Each says it, because search engines read each by itself. */
function describePage(
  { path }: Series,
  { website }: ChurchFacts,
  { picture, description }: PageForSearch,
) {
  return {
    url: new URL(path, website).href,
    image: new URL(picture, website).href,
    description,
    eventStatus: "https://schema.org/EventScheduled" as const,
  };
}

/** Makes the id by which the dates of a series name its place. */
function makePlaceId({ path }: Series, { website }: ChurchFacts): string {
  return new URL("#place", new URL(path, website)).href;
}

/** Describes the rule of a series; undefined if it is held on no day. */
function describeSchedule(series: Series): ScheduleForSearch | undefined {
  const { rule, from, to, meetings } = series;
  const ruleDates = meetings.filter(({ change, movedFrom }) => change !== "extra" && !movedFrom);
  // A date that is put on another day is held as well.
  const datesHeld = ruleDates.filter((meeting) => takesPlace(meeting) || meeting.movedMeeting);
  const first = datesHeld[0]?.day;
  const last = datesHeld.at(-1)?.day;
  if (!first || !last) return undefined;
  const ownDays = new Set(ruleDates.filter(takesPlace).map(({ day }) => day));
  const except = listRuleDays(rule, { from: first, to: last }).filter((day) => !ownDays.has(day));
  const { frequency, interval, days } = recurrenceOf(rule);
  const isMonthly = frequency === "monthly";
  return {
    "@type": "Schedule",
    repeatFrequency: `P${interval}${isMonthly ? "M" : "W"}`,
    // Calendars write it like this, too. Schema.org's byMonthWeek could not say "the last Sunday".
    byDay: isMonthly ? days : `https://schema.org/${rule.every}`,
    startTime: from,
    endTime: to,
    startDate: first,
    endDate: last,
    exceptDate: except.length > 0 ? except : undefined,
    scheduleTimezone: CHURCH_ZONE,
  };
}

/** Describes how people can take part: at the place and, if it is streamed, from home. */
function describeAttendance(place: Place | { "@id": string }, stream?: Stream) {
  const online = stream && { "@type": "VirtualLocation" as const, url: stream.address };
  const mode = online ? "Mixed" : "Offline";
  return {
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode` as const,
    location: online ? [place, online] : place,
  };
}

function describePlaceOfSeries({ where, map }: Series, church: ChurchFacts) {
  const place = { "@type": "Place" as const, name: where };
  return map ? { ...place, hasMap: map } : { ...place, address: describeAddress(church) };
}

/** Describes the place of one date. If it is not in the church, the site does not know its address. */
function describePlaceOfDate(where: string, church: ChurchFacts) {
  const place = { "@type": "Place" as const, name: where };
  return isInChurch(where, church) ? { ...place, address: describeAddress(church) } : place;
}
