import ICAL from "ical.js";
import { readChurch } from "#app/content-loader/church.server.ts";
import { readYear } from "#app/content-loader/year.server.ts";
import { listedServices } from "#app/home/special-services.server.ts";
import { calendarAt } from "#app/meetings/calendar.server.ts";
import { LISTED, timedLines } from "#app/meetings/coming-dates.server.ts";
import { ruleDays, ruleDaysHeld } from "#app/meetings/compute-meetings.server.ts";
import {
  comingMeetings,
  datesForBrowser,
  listedMeetings,
  type Series,
} from "#app/meetings/meeting.ts";
import { readGroupSeries, readServices } from "#app/meetings/series.server.ts";
import {
  churchForSearch,
  groupForSearch,
  scheduleForSearch,
} from "#app/meetings/structured-data.server.ts";
import { readSheet } from "#app/this-week/sheet.server.ts";
import { type SheetSeries, weekFrom } from "#app/this-week/week.ts";
import { isWithinSpan } from "#app/time/visible-span.tsx";
import { addDays, type Day, type Days, wallTime, withOffset } from "#app/time/wall-time.ts";

const PICTURE = { picture: "/picture.jpg" };

/**
 * Every date from a day to another, both included, that a visitor is told on any of some of these days: for each
 * outlet a line for each date and day on which it is told.
 */
export function datesTold(days: Days): Record<string, string[]> {
  const todays = someDays(days);
  const sheet = readSheet();
  const groups = readGroupSeries();
  const services = readServices();
  return {
    "the groups’ pages": groups.flatMap((series) => {
      const lines = timedLines(series, noon(days.from));
      return todays.flatMap((today) =>
        lines
          .filter(({ day, isDate }) => isDate && day <= days.to)
          .filter((line) => isWithinSpan(+noon(today), line))
          .map((line) => `${today}: ${series.id}, ${line.day} ${line.words}`),
      );
    }),
    "the next day of each group on home": groups.flatMap((series) => {
      const dates = datesForBrowser(series);
      return todays.flatMap((today) => {
        const day = comingMeetings(dates, wallTime(today, "12:00"), 1).next[0]?.day;
        return day && day <= days.to ? [`${today}: ${series.id}, ${day}`] : [];
      });
    }),
    "the services on home": todays.flatMap((today) =>
      listedServices(services, noon(today))
        .filter(({ meeting }) => meeting.day <= days.to)
        .map(({ service, meeting }) => `${today}: ${service.id}, ${JSON.stringify(meeting)}`),
    ),
    "This Week and its sheet": todays.flatMap((today) => weekTold(sheet, today, days.to)),
    // What is in a group's own calendar is in that of all, too.
    "the calendars": ["/calendar.ics", "/services.ics"]
      .flatMap((path) => calendarTold(calendarAt(path), days).map((line) => `${path}: ${line}`))
      .sort(),
    "structured data": todays.flatMap((today) => {
      const listed = listedServices(services, noon(today));
      const things = [
        churchForSearch(readChurch(), services, { ...PICTURE, listed }),
        ...groups.map((series) => {
          const coming = comingMeetings(series, wallTime(today, "12:00"), LISTED);
          return groupForSearch(readChurch(), series, listedMeetings(coming), PICTURE);
        }),
      ];
      return things.flatMap((thing) => eventsIn(thing, days.to)).map((line) => `${today}: ${line}`);
    }),
    "the rules in structured data": [...services, ...groups].flatMap((series) =>
      scheduleTold(series, days),
    ),
  };
}

/** The lines of a group's next dates on its page at noon of a day: of a date as usual, no words. */
export function wordsOnPage(id: string, today: Day): string[] {
  const series = readGroupSeries().find((group) => group.id === id);
  const moment = noon(today);
  return series
    ? timedLines(series, moment)
        .filter(({ isInHtml }) => isInHtml)
        .map(({ words }) => words)
    : [];
}

/** A day of every week there is, on another weekday each time. */
function someDays({ from, to }: Days): Day[] {
  return from > to ? [] : [from, ...someDays({ from: addDays(from, 6), to })];
}

function noon(day: Day): Date {
  return new Date(withOffset(wallTime(day, "12:00")));
}

function weekTold(series: SheetSeries[], today: Day, last: Day): string[] {
  const office = { name: "the office", phone: "" };
  const facts = { series, events: [], church: readChurch(), office, known: readYear() };
  return weekFrom(wallTime(today, "12:00"), facts)
    .filter(({ day }) => day <= last)
    .flatMap(({ day, isKnown, lines }) => [
      `${today}: ${day} ${isKnown ? "is known" : "is not known"}`,
      ...lines.map(({ name, clock, where, badge, notes }) =>
        [`${today}: ${day}`, name, clock, where, badge, ...notes].join(", "),
      ),
    ]);
}

/** Each time in a calendar, its rules followed as a calendar program does. */
function calendarTold(ics: string, { from, to }: Days): string[] {
  const events = new ICAL.Component(ICAL.parse(ics))
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));
  const rules = events.filter((event) => !event.isRecurrenceException());
  return rules.flatMap((rule) => {
    const others = events.filter(
      (event) => event.isRecurrenceException() && event.uid === rule.uid,
    );
    for (const other of others) rule.relateException(other);
    const told: string[] = [];
    const times = rule.iterator();
    for (let time = times.next(); time && `${time}`.slice(0, 10) <= to; time = times.next()) {
      const { startDate, endDate, item } = rule.getOccurrenceDetails(time);
      if (`${startDate}`.slice(0, 10) < from) continue;
      told.push(`${startDate} to ${endDate}, ${item.summary}, ${item.location}`);
    }
    return told;
  });
}

/** The single dates in structured data. */
function eventsIn(thing: unknown, last: Day): string[] {
  if (typeof thing !== "object" || thing === null) return [];
  const below = Object.values(thing).flatMap((part) => eventsIn(part, last));
  const isDate = "@type" in thing && thing["@type"] === "Event" && "startDate" in thing;
  return isDate && String(thing.startDate) <= `${last}T24`
    ? [JSON.stringify(thing), ...below]
    : below;
}

/** The days on which a rule in structured data is kept. */
function scheduleTold(series: Series, { from, to }: Days): string[] {
  const days = ruleDaysHeld(series);
  if (!days) return [];
  const { startDate, endDate, exceptDate = [] } = scheduleForSearch(series, days);
  return ruleDays(series.rule, { from, to })
    .filter((day) => day >= String(startDate) && day <= String(endDate))
    .filter((day) => ![exceptDate].flat().includes(day))
    .map((day) => `${series.id}: ${day}`);
}
