import type {
  BreadcrumbList,
  Church as ChurchForSearch,
  DayOfWeek,
  Event,
  EventSeries,
  Place,
  Schedule,
  Thing,
} from "schema-dts";
import { churchAddress, isPartOfChurch } from "#app/church-address.ts";
import type { Church } from "#app/content-loader/church.server.ts";
import { jsonForScript } from "#app/events/structured-data.tsx";
import { CHURCH_ZONE, type WallTime, withOffset } from "#app/time/wall-time.ts";
import { weeks } from "#app/time/weekdays.ts";
import { keptDays } from "./kept-days.server.ts";
import { comingMeetings, endOf, hoursOf, type Meeting, type Series, startOf } from "./meeting.ts";
import { recurrenceOf } from "./reckon.server.ts";

/** How many of the next dates are told one by one, as on a group's page; beside them, all that are unusual. */
const NEXT = 3;

/** The church with its services and their dates after `now`, as JSON-LD for the home page. */
export function churchForSearch(
  church: Church,
  services: Series[],
  { picture, now }: { picture: string; now: WallTime },
): string {
  const { facebook, instagram, youtube } = church.social;
  const whole: ChurchForSearch = {
    ...host(church),
    address: churchAddress(church),
    telephone: church.phone.replace(/^0/, "+44 "),
    image: new URL(picture, church.website).href,
    hasMap: church.address.map,
    sameAs: [facebook.url, instagram.url, youtube.url],
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
  return graph([whole, ...services.map((series) => seriesForSearch(series, church, now))]);
}

/** A group with its dates after `now`, and the way to it from the home page, as JSON-LD. */
export function groupForSearch(church: Church, series: Series, now: WallTime): string {
  const trail: BreadcrumbList = {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: church.website },
      { "@type": "ListItem", position: 2, name: series.name },
    ],
  };
  return graph([seriesForSearch(series, church, now), trail]);
}

function graph(things: Thing[]): string {
  return jsonForScript({ "@context": "https://schema.org", "@graph": things });
}

function host({ name, website }: Church) {
  const id = new URL("/#church", website).href;
  return { "@type": "Church" as const, "@id": id, name, url: website };
}

function seriesForSearch(series: Series, church: Church, now: WallTime): EventSeries {
  const { next } = comingMeetings(series, now, Number.POSITIVE_INFINITY);
  const told = next.filter(({ change, name }, index) => index < NEXT || change || name);
  const url = new URL(series.path, church.website).href;
  const usualPlace = { "@id": new URL("#place", url).href };
  return {
    "@type": "EventSeries",
    name: series.name,
    url,
    location: { ...placeOf(series.where, church), ...usualPlace },
    organizer: host(church),
    eventSchedule: scheduleOf(series),
    ...(told.length > 0 && {
      subEvent: told.map((meeting) => {
        const location = meeting.where ? placeOf(meeting.where, church) : usualPlace;
        return meetingForSearch(meeting, series, location);
      }),
    }),
  };
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

function meetingForSearch(
  meeting: Meeting,
  series: Series,
  location: Place | { "@id": string },
): Event {
  const [start, end] = [startOf(meeting, series), endOf(meeting, series)];
  const { day, name, movedFrom } = meeting;
  const hasHour = hoursOf(meeting, series).from;
  return {
    "@type": "Event",
    name: name ?? series.name,
    startDate: hasHour ? withOffset(start) : day,
    ...(hasHour && end > start && { endDate: withOffset(end) }),
    location,
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
