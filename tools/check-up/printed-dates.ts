import type { Break, Meeting, Series } from "#app/meetings/meeting.ts";
import { reasonOf, unusualWords } from "#app/meetings/words.ts";
import { weekdayOf } from "#app/time/weekdays.ts";
import { britishDay, clockRange, monthOf, yearOf } from "#app/time/written-times.ts";
import type { Planned } from "./planned.ts";

/** A group or a service with all its dates, month by month, as the office reads them. */
export function printedDates({ series, rule, room }: Planned): string {
  const { name, id, when, from, to, sections, breaks, meetings, afterLast } = series;
  const hours = from ? clockRange(from, to) : "";
  const clock = when.includes(hours) ? "" : `, ${hours}`;
  const months = [...new Set(meetings.map(({ day }) => monthOf(day) + yearOf(day)))].map((key) => {
    const days = meetings.filter(({ day }) => monthOf(day) + yearOf(day) === key);
    return monthLine(days, rule.every, series);
  });
  return [
    `${name} (${id}): ${when}${clock}, ${room}`,
    ...sections.map(
      (section) =>
        `  ${section.name}: ${clockRange(section.from, section.to)}, ${section.where ?? room}`,
    ),
    ...months,
    ...breaks.map((gap) => `  No meeting: ${breakWords(gap)}`),
    `  ${afterLast ?? "There is no year.yaml, and so no dates."}`,
  ].join("\n");
}

function monthLine(meetings: Meeting[], usualWeekday: string, series: Series): string {
  const first = meetings[0]?.day ?? "";
  const days = meetings.map((meeting) => {
    const weekday = weekdayOf(meeting.day);
    const numeral = Number(meeting.day.slice(-2));
    const day = weekday === usualWeekday ? `${numeral}` : `${weekday} ${numeral}`;
    if (meeting.change === "off") return `not ${day} (${reasonOf(meeting)})`;
    const unusual = unusualWords(meeting, series);
    return unusual ? `${day} (${unusual})` : day;
  });
  return `  ${`${monthOf(first)} ${yearOf(first)}`.padEnd(16)}${days.join(", ")}`;
}

function breakWords({ name, from, to }: Break): string {
  return `${name}, ${britishDay(from)} to ${britishDay(to)}`;
}
