import type {
  Church as ChurchForSearch,
  Event,
  EventSeries,
  Place,
  Schedule,
  Thing,
} from "schema-dts";
import type { Church } from "#app/church/church-facts.server.ts";
import { postalAddress } from "#app/church-address.ts";
import type { Stream } from "#dates";
import {
  isInChurch,
  isWeekly,
  type Meeting,
  makeMeeting,
  recurrenceOf,
  ruleDays,
  type Series,
  streamOf,
  takesPlace,
} from "#dates";
import { CHURCH_ZONE, withOffset } from "#time";

/** The page's picture for links, and what it is about, where that is written. */
type About = { picture: string; description?: string };

export type ServiceDate = { service: Pick<Series, "id">; meeting: Meeting };

/** The church with its services and those of their dates that the home page lists, as JSON-LD. */
export function churchForSearch(
  church: Church,
  services: Series[],
  { picture, listed }: { picture: string; listed: ServiceDate[] },
): object {
  const { social, phone, address, website } = church;
  const whole: ChurchForSearch = {
    ...hostOf(church),
    address: postalAddress(church),
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
    const ofSeries = listed.filter(({ service }) => service.id === series.id);
    const dates = ofSeries.map(({ meeting }) => meeting);
    return seriesForSearch(series, church, dates, { picture });
  });
  return graph([whole, ...datedServices]);
}

/** A group with those of its dates that its page lists, and the way to it from the home page, as JSON-LD. */
export function groupForSearch(church: Church, series: Series, listed: Meeting[], about: About) {
  return graph([
    ...seriesForSearch(series, church, listed, about),
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: church.website },
        { "@type": "ListItem", position: 2, name: series.name },
      ],
    },
  ]);
}

function graph(things: Thing[]): object {
  return { "@context": "https://schema.org", "@graph": things };
}

function hostOf({ name, website }: Church) {
  const id = new URL("/#church", website).href;
  return { "@type": "Church" as const, "@id": id, name, url: website };
}

/**
 * A series with its listed dates. Extra services, such as Watchnight, are none of the rule's and stand by themselves.
 * Where it is held on no day it is not told: search engines take one without a first day for a fault.
 */
function seriesForSearch(series: Series, church: Church, listed: Meeting[], about: About): Thing[] {
  const url = new URL(series.path, church.website).href;
  const host = hostOf(church);
  const place = { "@id": new URL("#place", url).href };
  // What search engines ask of a series and of each of its dates alike: they read each by itself.
  const alike = {
    url,
    image: new URL(about.picture, church.website).href,
    description: about.description,
    eventStatus: "https://schema.org/EventScheduled" as const,
  };
  const dateForSearch = (meeting: Meeting): Event => {
    const { day, hours, start, end, name = series.name, where, change, movedFrom = day } = meeting;
    const before = makeMeeting({ day: movedFrom }, series).start;
    const isPutOff = (change === "moved" || change === "joint") && before !== start;
    return {
      "@type": "Event",
      name,
      startDate: hours.from ? withOffset(start) : day,
      endDate: hours.from && end > start ? withOffset(end) : undefined,
      ...alike,
      organizer: { "@id": host["@id"] },
      ...attendance(where ? placeOfDate(where, church) : place, streamOf(meeting, series)),
      ...(change === "off" && { eventStatus: "https://schema.org/EventCancelled" }),
      ...(isPutOff && {
        eventStatus: "https://schema.org/EventRescheduled",
        previousStartDate: series.from ? withOffset(before) : movedFrom,
      }),
    };
  };
  const isApart = ({ change }: Meeting) => series.isService && change === "extra";
  const apart = listed.filter(isApart).map(dateForSearch);
  const subEvent = listed.filter((meeting) => !isApart(meeting)).map(dateForSearch);
  const eventSchedule = scheduleForSearch(series);
  if (!eventSchedule) return apart;
  const { startDate, endDate } = eventSchedule;
  const whole: EventSeries = {
    "@type": "EventSeries",
    name: series.name,
    startDate,
    endDate,
    ...alike,
    ...attendance({ ...placeOfSeries(series, church), ...place }, series.stream),
    organizer: host,
    eventSchedule,
    subEvent: subEvent.length > 0 ? subEvent : undefined,
  };
  return [whole, ...apart];
}

/** The rule, its first day and last, and its days on which nothing takes place, as JSON-LD; undefined where it is held on none. */
export function scheduleForSearch(series: Series) {
  const { rule, from, to, meetings } = series;
  const ofRule = meetings.filter(({ change, movedFrom }) => change !== "extra" && !movedFrom);
  // A date that was put on another day is held as well.
  const held = ofRule.filter((meeting) => takesPlace(meeting) || meeting.movedMeeting);
  const [first, last] = [held[0]?.day, held.at(-1)?.day];
  if (!first || !last) return undefined;
  const ownDays = new Set(ofRule.filter(takesPlace).map(({ day }) => day));
  const except = ruleDays(rule, { from: first, to: last }).filter((day) => !ownDays.has(day));
  const { frequency, interval, days } = recurrenceOf(rule);
  return {
    "@type": "Schedule",
    // A duration of ISO 8601.
    repeatFrequency: `P${interval}${frequency === "monthly" ? "M" : "W"}`,
    // As calendars write it: schema.org's byMonthWeek counts from a month's beginning alone, and knows no last one.
    byDay: frequency === "monthly" ? days : `https://schema.org/${rule.every}`,
    startTime: from,
    endTime: to,
    startDate: first,
    endDate: last,
    exceptDate: except.length > 0 ? except : undefined,
    scheduleTimezone: CHURCH_ZONE,
  } as const satisfies Schedule;
}

/** How one can be there: at the place, and by a stream where there is one. */
function attendance(place: Place | { "@id": string }, stream?: Stream) {
  const online = stream && { "@type": "VirtualLocation" as const, url: stream.address };
  const mode = online ? "Mixed" : "Offline";
  return {
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode` as const,
    location: online ? [place, online] : place,
  };
}

function placeOfSeries({ where, map }: Series, church: Church) {
  const place = { "@type": "Place" as const, name: where };
  return map ? { ...place, hasMap: map } : { ...place, address: postalAddress(church) };
}

/** Where it is for once: of a place that is not in the church nobody knows the address. */
function placeOfDate(where: string, church: Church) {
  const place = { "@type": "Place" as const, name: where };
  return isInChurch(where, church) ? { ...place, address: postalAddress(church) } : place;
}
