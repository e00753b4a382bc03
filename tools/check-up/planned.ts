import { usableGroups } from "#app/content-loader/groups.server.ts";
import { usableNotices } from "#app/content-loader/notices.server.ts";
import { readYear } from "#app/content-loader/year.server.ts";
import type { Meeting, Rule, Series } from "#app/meetings/meeting.ts";
import { allSeries } from "#app/meetings/series.server.ts";
import { reasonOf, unusualWords } from "#app/meetings/words.ts";
import { weekdayOf } from "#app/time/weekdays.ts";
import { britishDay, clockRange, monthOf, yearOf } from "#app/time/written-times.ts";

/** A group or a service with its dates, and what the office knows of it beside them. */
export type Planned = {
  series: Series;
  rule: Rule;
  /** Its own name, and what else the church's feed calls it. */
  names: string[];
  /** Which key it needs where nothing else is said. */
  room: string;
  isService: boolean;
};

/**
 * Every service, the main one first, and every group, in the order of the menu: those that can be used, whatever else
 * has to be mended. Throws ContentProblems.
 */
export function readPlanned(): Planned[] {
  const facts = { year: readYear(), changes: usableNotices().changes };
  return allSeries(usableGroups(), facts).map((series) => {
    const { rule, names, door, isService } = series;
    return { series, rule, names, room: door, isService };
  });
}

/** A group or a service with all its dates, month by month, as the office reads them. */
export function printedDates({ series, rule, room }: Planned): string {
  const { name, id, when, from, to, sections, breaks, meetings, afterLast } = series;
  const hours = from ? clockRange(from, to) : "";
  const clock = when.includes(hours) ? "" : `, ${hours}`;
  const months = [...new Set(meetings.map(({ day }) => monthOf(day) + yearOf(day)))].map((key) => {
    const days = meetings.filter(({ day }) => monthOf(day) + yearOf(day) === key);
    return monthLine(days, rule.every);
  });
  return [
    `${name} (${id}): ${when}${clock}, ${room}`,
    ...sections.map(
      (section) =>
        `  ${section.name}: ${clockRange(section.from, section.to)}, ${section.where ?? room}`,
    ),
    ...months,
    ...breaks.map(
      (gap) => `  No meeting: ${gap.name}, ${britishDay(gap.from)} to ${britishDay(gap.to)}`,
    ),
    `  ${afterLast ?? "There is no year.yaml, and so no dates."}`,
  ].join("\n");
}

function monthLine(meetings: Meeting[], usualWeekday: string): string {
  const first = meetings[0]?.day ?? "";
  const days = meetings.map((meeting) => {
    const weekday = weekdayOf(meeting.day);
    const numeral = Number(meeting.day.slice(-2));
    const day = weekday === usualWeekday ? `${numeral}` : `${weekday} ${numeral}`;
    if (meeting.change === "off") return `not ${day} (${reasonOf(meeting)})`;
    const unusual = unusualWords(meeting);
    return unusual ? `${day} (${unusual})` : day;
  });
  return `  ${`${monthOf(first)} ${yearOf(first)}`.padEnd(16)}${days.join(", ")}`;
}
