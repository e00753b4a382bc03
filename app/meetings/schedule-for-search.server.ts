import type { DayOfWeek, Schedule } from "schema-dts";
import { CHURCH_ZONE } from "#app/time/wall-time.ts";
import { weeks } from "#app/time/weekdays.ts";
import type { keptDays } from "./kept-days.server.ts";
import type { Series } from "./meeting.ts";
import { recurrenceOf } from "./reckon.server.ts";

type KeptDays = NonNullable<ReturnType<typeof keptDays>>;

/** The rule, its first day and last, and its days on which nothing takes place, as JSON-LD. */
export function scheduleForSearch({ rule, from, to }: Series, days: KeptDays): Schedule {
  const moved = days.kept.filter(({ day, meeting }) => day !== meeting.day);
  const except = [...days.missed, ...moved.map(({ day }) => day)].sort();
  return {
    "@type": "Schedule",
    repeatFrequency: rule.week ? "P1M" : "P1W",
    ...daysOfRule(rule),
    ...(from && { startTime: from }),
    ...(to && { endTime: to }),
    startDate: days.first,
    endDate: days.last,
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
