import type {
  BreadcrumbList,
  Church as ChurchForSearch,
  Event,
  EventSeries,
  Schedule,
  Thing,
} from "schema-dts";
import type { Church } from "#app/content-loader/church.server.ts";
import { buildingsOf, postalAddress, spotOf } from "#app/places/buildings.ts";
import { buildingFor } from "#app/places/ways.server.ts";
import { CHURCH_ZONE, withOffset } from "#app/time/wall-time.ts";
import { isWeekly } from "#app/time/weekdays.ts";
import { byDay, ruleDaysHeld } from "./compute-meetings.server.ts";
import { type Meeting, meetingFrom, type Series } from "./meeting.ts";

/** What a series is told with: the page's picture for links, and what it is about, where that is written. */
type About = { picture: string; description?: string };

/** A date of a service. */
export type ServiceDate = { service: Pick<Series, "id">; meeting: Meeting };

/** The church with its services and those of their dates that the home page lists, as JSON-LD. */
export function churchForSearch(
  church: Church,
  services: Series[],
  { picture, listed }: { picture: string; listed: ServiceDate[] },
): object {
  const { social } = church;
  const whole: ChurchForSearch = {
    ...host(church),
    address: postalAddress(buildingsOf(church)[0], church),
    telephone: church.phone.replace(/^0/, "+44 "),
    image: new URL(picture, church.website).href,
    hasMap: church.address.map,
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    openingHoursSpecification: church.services
      .filter((service) => isWeekly(service) && buildingFor(service.where, church).isChurch)
      .map(({ every, from, to }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: `https://schema.org/${every}`,
        opens: from,
        closes: to,
      })),
  };
  const datedServices = services.flatMap((series): Thing[] => {
    const dates = listed.filter(({ service }) => service.id === series.id);
    const meetings = dates.map(({ meeting }) => meeting);
    // An extra service, such as Watchnight, is not one of the rule's.
    const ownEvents = meetings.filter(({ change }) => change === "extra");
    const ofRule = meetings.filter((meeting) => !ownEvents.includes(meeting));
    return [
      ...seriesForSearch(series, church, ofRule, { picture }),
      ...ownEvents.map((meeting) => meetingForSearch(meeting, series, church, { picture })),
    ];
  });
  return graph([whole, ...datedServices]);
}

/** A group with those of its dates that its page lists, and the way to it from the home page, as JSON-LD. */
export function groupForSearch(
  church: Church,
  series: Series,
  listed: Meeting[],
  about: About,
): object {
  const trail: BreadcrumbList = {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: church.website },
      { "@type": "ListItem", position: 2, name: series.name },
    ],
  };
  return graph([...seriesForSearch(series, church, listed, about), trail]);
}

function graph(things: Thing[]): object {
  return { "@context": "https://schema.org", "@graph": things };
}

function host(church: Church) {
  const { name, website } = church;
  return { "@type": "Church" as const, "@id": hostId(church), name, url: website };
}

function hostId({ website }: Church): string {
  return new URL("/#church", website).href;
}

/** None where it is held on no day: search engines take one without a first day for a fault. */
function seriesForSearch(
  series: Series,
  church: Church,
  listed: Meeting[],
  about: About,
): EventSeries[] {
  const eventSchedule = scheduleForSearch(series);
  if (!eventSchedule) return [];
  const { startDate, endDate } = eventSchedule;
  return [
    {
      "@type": "EventSeries",
      name: series.name,
      startDate,
      endDate,
      ...alike(series, church, about),
      location: { ...placeOf(series.where, church), ...usualPlace(series, church) },
      organizer: host(church),
      eventSchedule,
      ...(listed.length > 0 && {
        subEvent: listed.map((meeting) => meetingForSearch(meeting, series, church, about)),
      }),
    },
  ];
}

/** The rule, its first day and last, and its days on which nothing takes place, as JSON-LD; undefined where it is held on none. */
export function scheduleForSearch(series: Series) {
  const held = ruleDaysHeld(series);
  if (!held) return undefined;
  const { rule, from, to } = series;
  const except = held.days.filter(({ day, meeting }) => meeting?.day !== day);
  return {
    "@type": "Schedule",
    repeatFrequency: frequencyOf(rule),
    // As calendars write it: schema.org's byMonthWeek counts from a month's beginning alone, and knows no last one.
    byDay: rule.week ? byDay(rule) : `https://schema.org/${rule.every}`,
    ...(from && { startTime: from }),
    ...(to && { endTime: to }),
    startDate: held.first,
    endDate: held.last,
    ...(except.length > 0 && { exceptDate: except.map(({ day }) => day) }),
    scheduleTimezone: CHURCH_ZONE,
  } as const satisfies Schedule;
}

/** A duration of ISO 8601. */
function frequencyOf(rule: Series["rule"]): string {
  if (rule["fortnightly-from"]) return "P2W";
  return rule.week ? "P1M" : "P1W";
}

/** What search engines ask of a series and of each of its dates alike: they read each by itself. */
function alike(series: Series, church: Church, { picture, description }: About) {
  return {
    url: urlOf(series, church),
    image: new URL(picture, church.website).href,
    ...(description && { description }),
    eventStatus: "https://schema.org/EventScheduled" as const,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode" as const,
  };
}

function urlOf({ path }: Series, { website }: Church): string {
  return new URL(path, website).href;
}

function usualPlace(series: Series, church: Church) {
  return { "@id": new URL("#place", urlOf(series, church)).href };
}

function meetingForSearch(meeting: Meeting, series: Series, church: Church, about: About): Event {
  const { day, hours, start, end, name, change, movedFrom = day } = meeting;
  const before = meetingFrom({ day: movedFrom }, series).start;
  const isPutOff = (change === "moved" || change === "joint") && before !== start;
  return {
    "@type": "Event",
    name: name ?? series.name,
    startDate: hours.from ? withOffset(start) : day,
    ...(hours.from && end > start && { endDate: withOffset(end) }),
    ...alike(series, church, about),
    organizer: { "@id": hostId(church) },
    location: meeting.where ? placeOf(meeting.where, church) : usualPlace(series, church),
    ...(change === "off" && { eventStatus: "https://schema.org/EventCancelled" }),
    ...(isPutOff && {
      eventStatus: "https://schema.org/EventRescheduled",
      previousStartDate: series.from ? withOffset(before) : movedFrom,
    }),
  };
}

function placeOf(where: string, church: Church) {
  const building = spotOf(where, church)?.building;
  const address = building && postalAddress(building, church);
  return { "@type": "Place" as const, name: where, ...(address && { address }) };
}
