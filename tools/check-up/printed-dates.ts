import type { Meeting, Series } from "#app/meetings/meeting.ts";
import { reasonOf, unusualWords } from "#app/meetings/words.ts";
import { weekdayOf } from "#app/time/weekdays.ts";
import { britishDay, clockRange, monthOf, yearOf } from "#app/time/written-times.ts";

/** A group or a service with all its dates, month by month, as the office reads them. */
export function printedDates(series: Series): string {
  const { name, id, when, from, to, rule, door, sections, breaks, meetings, afterLast } = series;
  const hours = from ? clockRange(from, to) : "";
  const clock = when.includes(hours) ? "" : `, ${hours}`;
  const monthAndYear = ({ day }: Meeting) => `${monthOf(day)} ${yearOf(day)}`;
  const months = [...new Set(meetings.map(monthAndYear))].map((month) => {
    const days = meetings
      .filter((meeting) => monthAndYear(meeting) === month)
      .map((meeting) => printedDay(meeting, rule.every));
    return `  ${month.padEnd(16)}${days.join(", ")}`;
  });
  return [
    `${name} (${id}): ${when}${clock}, ${door}`,
    ...sections.map(
      (one) => `  ${one.name}: ${clockRange(one.from, one.to)}, ${one.where ?? door}`,
    ),
    ...months,
    ...breaks.map(
      (gap) => `  No meeting: ${gap.name}, ${britishDay(gap.from)} to ${britishDay(gap.to)}`,
    ),
    `  ${afterLast ?? "There is no year.yaml, and so no dates."}`,
  ].join("\n");
}

function printedDay(meeting: Meeting, usualWeekday: string): string {
  const weekday = weekdayOf(meeting.day);
  const numeral = Number(meeting.day.slice(-2));
  const day = weekday === usualWeekday ? `${numeral}` : `${weekday} ${numeral}`;
  if (meeting.change === "off") return `not ${day} (${reasonOf(meeting)})`;
  const unusual = unusualWords(meeting);
  return unusual ? `${day} (${unusual})` : day;
}
