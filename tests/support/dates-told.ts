import { readChurch } from "#app/content-loader/church.server.ts";
import { readYear } from "#app/content-loader/year.server.ts";
import { seriesCalendar } from "#app/meetings/calendar.server.ts";
import { timedLines } from "#app/meetings/coming-dates.server.ts";
import { type Series, unpackDates } from "#app/meetings/meeting.ts";
import { readGroupSeries, readServices, seriesOfGroup } from "#app/meetings/series.server.ts";
import { scheduleForSearch } from "#app/meetings/structured-data.server.ts";
import { readSheet } from "#app/this-week/sheet.server.ts";
import { weekFrom } from "#app/this-week/week.ts";
import { isWithinSpan } from "#app/time/visible-span.ts";
import {
  addDays,
  type Day,
  type Days,
  isWithin,
  wallTime,
  withOffset,
} from "#app/time/wall-time.ts";
import { ruleDays } from "#app/time/weekdays.ts";
import { calendarTold } from "./calendar-program.ts";

/** Every date of these days that a visitor is told on some of them: by outlet, a line for each date and day on which it is told. */
export function datesTold(days: Days): Record<string, string[]> {
  const groups = readGroupSeries();
  const services = readServices();
  const church = readChurch();
  const facts = { series: readSheet().map(unpackDates), events: [], church, known: readYear() };
  const told = (tellOn: (today: Day) => { day: Day }[]) =>
    someDays(days).flatMap((today) =>
      tellOn(today)
        .filter(({ day }) => day <= days.to)
        .map((line) => `${today}: ${JSON.stringify(line)}`),
    );
  return {
    "the groups’ pages": told((today) =>
      groups.flatMap((series) =>
        timedLines(series, noon(days.from))
          .filter((line) => line.isDate && isWithinSpan(+noon(today), line))
          .map(({ day, words }) => ({ id: series.id, day, words })),
      ),
    ),
    // What home and structured data tell one by one is of these.
    "the dates of groups and services": [...groups, ...services].flatMap(({ id, meetings }) =>
      meetings
        .filter(({ day }) => isWithin(day, days))
        .map((meeting) => `${id}: ${JSON.stringify(meeting)}`),
    ),
    "This Week and its sheet": told((today) => weekFrom(wallTime(today, "12:00"), facts)),
    // What is in a group's own calendar is in that of all, too.
    "the calendars": [[...services, ...groups], services].flatMap((all) =>
      calendarTold(seriesCalendar("", all, church, noon(days.from)), days).sort(),
    ),
    "the rules in structured data": [...services, ...groups].flatMap((series) =>
      scheduleTold(series, days),
    ),
  };
}

/** The lines of a group's next dates on its page at noon of a day: of a date as usual, no words. */
export function wordsOnPage(id: string, today: Day): string[] {
  const lines = timedLines(seriesOfGroup(id), noon(today));
  return lines.filter(({ isInHtml }) => isInHtml).map(({ words }) => words);
}

/** A day of every week there is, on another weekday each time. */
function someDays({ from, to }: Days): Day[] {
  return from > to ? [] : [from, ...someDays({ from: addDays(from, 6), to })];
}

function noon(day: Day): Date {
  return new Date(withOffset(wallTime(day, "12:00")));
}

/** The days on which a rule in structured data is kept. */
function scheduleTold(series: Series, days: Days): string[] {
  const schedule = scheduleForSearch(series);
  if (!schedule) return [];
  const { startDate, endDate, exceptDate = [] } = schedule;
  return ruleDays(series.rule, days)
    .filter((day) => startDate <= day && day <= endDate && !exceptDate.includes(day))
    .map((day) => `${series.id}: ${day}`);
}
