import type { Schedule } from "schema-dts";
import { CHURCH_ZONE } from "#app/time/wall-time.ts";
import type { keptDays } from "./kept-days.server.ts";
import type { Series } from "./meeting.ts";
import { byDay } from "./reckon.server.ts";

type KeptDays = NonNullable<ReturnType<typeof keptDays>>;

/** The rule, its first day and last, and its days on which nothing takes place, as JSON-LD. */
export function scheduleForSearch({ rule, from, to }: Series, days: KeptDays): Schedule {
  const moved = days.kept.filter(({ day, meeting }) => day !== meeting.day);
  const except = [...days.missed, ...moved.map(({ day }) => day)].sort();
  return {
    "@type": "Schedule",
    repeatFrequency: frequencyOf(rule),
    // As calendars write it: schema.org's byMonthWeek counts from a month's beginning alone, and knows no last one.
    byDay: rule.week ? byDay(rule) : `https://schema.org/${rule.every}`,
    ...(from && { startTime: from }),
    ...(to && { endTime: to }),
    startDate: days.first,
    endDate: days.last,
    ...(except.length > 0 && { exceptDate: except }),
    scheduleTimezone: CHURCH_ZONE,
  };
}

/** A duration of ISO 8601. */
function frequencyOf(rule: Series["rule"]): string {
  if (rule["fortnightly-from"]) return "P2W";
  return rule.week ? "P1M" : "P1W";
}
