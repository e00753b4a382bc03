import type {
  BreadcrumbList,
  Church as ChurchForSearch,
  DayOfWeek,
  Event,
  EventSeries,
  Schedule,
  Thing,
} from "schema-dts";
import { churchAddress, isPartOfChurch } from "#app/church-address.ts";
import type { Church } from "#app/content-loader/church.server.ts";
import { CHURCH_ZONE, withOffset } from "#app/time/wall-time.ts";
import { weeks } from "#app/time/weekdays.ts";
import { keptDays } from "./kept-days.server.ts";
import { endOf, hoursOf, type Meeting, type Series, startOf } from "./meeting.ts";
import { recurrenceOf } from "./reckon.server.ts";

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
    address: churchAddress(church),
    telephone: church.phone.replace(/^0/, "+44 "),
    image: new URL(picture, church.website).href,
    hasMap: church.address.map,
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    openingHoursSpecification: church.services.flatMap(({ every, week, from, to }) =>
      week
        ? []
        : [
            {
              "@type": "OpeningHoursSpecification",
              dayOfWeek: `https://schema.org/${every}`,
              opens: from,
              closes: to,
            },
          ],
    ),
  };
  const datedServices = services.flatMap((series): Thing[] => {
    const dates = listed.filter(({ service }) => service.id === series.id);
    const meetings = dates.map(({ meeting }) => meeting);
    // An extra service, such as Watchnight, is not one of the rule's.
    const ownEvents = meetings.filter(({ change }) => change === "extra");
    const ofRule = meetings.filter((meeting) => !ownEvents.includes(meeting));
    return [
      seriesForSearch(series, church, ofRule),
      ...ownEvents.map((meeting) => ({
        ...meetingForSearch(meeting, series, church),
        organizer: { "@id": hostId(church) },
      })),
    ];
  });
  return graph([whole, ...datedServices]);
}

/** A group with those of its dates that its page lists, and the way to it from the home page, as JSON-LD. */
export function groupForSearch(church: Church, series: Series, listed: Meeting[]): object {
  const trail: BreadcrumbList = {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: church.website },
      { "@type": "ListItem", position: 2, name: series.name },
    ],
  };
  return graph([seriesForSearch(series, church, listed), trail]);
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

function seriesForSearch(series: Series, church: Church, listed: Meeting[]): EventSeries {
  return {
    "@type": "EventSeries",
    name: series.name,
    url: urlOf(series, church),
    location: { ...placeOf(series.where, church), ...usualPlace(series, church) },
    organizer: host(church),
    eventSchedule: scheduleOf(series),
    ...(listed.length > 0 && {
      subEvent: listed.map((meeting) => meetingForSearch(meeting, series, church)),
    }),
  };
}

function urlOf({ path }: Series, { website }: Church): string {
  return new URL(path, website).href;
}

function usualPlace(series: Series, church: Church) {
  return { "@id": new URL("#place", urlOf(series, church)).href };
}

/** The rule, its first day and last, and its days on which nothing takes place. */
function scheduleOf(series: Series): Schedule {
  const { rule, from, to } = series;
  const days = keptDays(series);
  const moved = days?.kept.filter(({ day, meeting }) => day !== meeting.day) ?? [];
  const except = [...(days?.missed ?? []), ...moved.map(({ day }) => day)].sort();
  return {
    "@type": "Schedule",
    repeatFrequency: rule.week ? "P1M" : "P1W",
    ...daysOfRule(rule),
    ...(from && { startTime: from }),
    ...(to && { endTime: to }),
    ...(days && { startDate: days.first, endDate: days.last }),
    ...(except.length > 0 && { exceptDate: except }),
    scheduleTimezone: CHURCH_ZONE,
  };
}

/** Schema.org counts the weeks of a month from its beginning alone, so the last has iCalendar's "-1TU". */
function daysOfRule(rule: Series["rule"]): Pick<Schedule, "byDay" | "byMonthWeek"> {
  const { every, week } = rule;
  if (week === "last") return { byDay: recurrenceOf(rule).split("BYDAY=")[1] ?? "" };
  const byDay: DayOfWeek = `https://schema.org/${every}`;
  return week ? { byDay, byMonthWeek: weeks.indexOf(week) + 1 } : { byDay };
}

function meetingForSearch(meeting: Meeting, series: Series, church: Church): Event {
  const [start, end] = [startOf(meeting, series), endOf(meeting, series)];
  const { day, name, movedFrom } = meeting;
  const hasHour = hoursOf(meeting, series).from;
  return {
    "@type": "Event",
    name: name ?? series.name,
    startDate: hasHour ? withOffset(start) : day,
    ...(hasHour && end > start && { endDate: withOffset(end) }),
    location: meeting.where ? placeOf(meeting.where, church) : usualPlace(series, church),
    ...(movedFrom && {
      eventStatus: "https://schema.org/EventRescheduled",
      previousStartDate: withOffset(startOf({ day: movedFrom }, series)),
    }),
  };
}

function placeOf(where: string, church: Church) {
  const address = isPartOfChurch(where, church) && churchAddress(church);
  return { "@type": "Place" as const, name: where, ...(address && { address }) };
}
