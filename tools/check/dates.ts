import { writeNote } from "#app/agenda/list-dates.ts";
import { groupFile } from "#app/church/groups.server.ts";
import { ALL_SERVICES } from "#app/church/notices.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import type { Series } from "#app/church/series.ts";
import { YEARS, type Years } from "#app/church/year.server.ts";
import { ContentFolder } from "#content";
import type { Meeting } from "#dates";
import {
  addDays,
  britishDate,
  britishDateAndYear,
  clockRange,
  type Day,
  type Days,
  isWithin,
  monthOf,
  weekdayOf,
  yearOf,
} from "#time";
import { type Finding, makeFinding, must, type Report, should } from "./finding.ts";

/** How many days before the last known day the check-up asks for the next year. */
const EIGHT_WEEKS = 56;

/** Lists the coming dates of the group or service that `name` names, or of all if it is "". */
export function checkDates(church: Church, name: string): Report {
  const { services, groupDates, year, today } = church;
  const all = [...services, ...groupDates];
  const chosen = name
    ? all.filter(({ id, isService }) => name === (isService ? ALL_SERVICES : id))
    : all;
  if (chosen.length === 0) {
    const names = all.map(({ id, name }) => `${id} (${name})`).join(", ");
    const unknown = must("", `There is no group or service “${name}”.`, `There are: ${names}.`);
    return { text: "", findings: [unknown] };
  }
  const heading = `Dates from ${britishDateAndYear(today)} to ${britishDateAndYear(year.to)}`;
  const lists = chosen.map((series) => listDates(series, today));
  return {
    text: [heading, ...lists].join("\n\n"),
    findings: findMissingDates(church),
  };
}

/**
 * Finds which dates the church should write next: a group's next session, those of the next year, and the school terms of
 * a year without any.
 */
function findMissingDates(church: Church): Finding[] {
  const { year, today, groupDates } = church;
  const findings = findEndedSessions(church);
  const file = `${church.folder}/${YEARS}`;
  if (year.to < addDays(today, EIGHT_WEEKS)) {
    const what = `the last day of which dates are known is ${britishDateAndYear(year.to)}.`;
    const mend =
      "Put the next year below it, with the school’s terms, and each group’s first and last night into its own file.";
    findings.push(should(file, what, mend));
  }
  const termGroups = groupDates.filter(({ rule }) => rule.term).map(({ name }) => name);
  if (termGroups.length === 0) return findings;
  for (const { from, to } of findYearsWithoutTerms(year, today)) {
    const what = `the year from ${britishDateAndYear(from)} to ${britishDateAndYear(to)} has no school terms, so the holidays have no dates, and these have none either: ${termGroups.join(", ")}.`;
    findings.push(
      should(file, what, "Put the terms below terms: of that year, each with its half-term."),
    );
  }
  return findings;
}

/** Finds groups whose last session is over, while the known years go on. */
function findEndedSessions({ year, groupDates, folder, today }: Church): Finding[] {
  if (today > year.to) return [];
  const files = new ContentFolder(folder);
  return groupDates.flatMap(({ id, rule: { session = [] } }): Finding | [] => {
    const last = session.at(-1);
    if (!last || last.to >= today) return [];
    const advice = `the last session ended on ${britishDateAndYear(last.to)}, and the group has no dates after it. Put the next one below it, such as - from: 2027-09-09 and, below that, to: 2028-04-27`;
    const path = ["meets", "session", session.length - 1, "to"];
    return makeFinding(files.problemWithFact(groupFile(id), path, advice), "should");
  });
}

function findYearsWithoutTerms({ years, terms }: Years, today: Day): Days[] {
  return years.filter((year) => {
    const hasTerms = terms.some((term) => isWithin(term.from, year));
    return year.to >= today && !hasTerms;
  });
}

/** Lists the coming dates of a group or a service, a line for each month. */
function listDates(series: Series, today: Day): string {
  const { name, id, when, from, to, where, breaks, meetings, afterLast } = series;
  const hours = from ? clockRange(from, to) : "";
  const clock = when.includes(hours) ? "" : `, ${hours}`;
  const monthAndYear = ({ day }: Meeting) => `${monthOf(day)} ${yearOf(day)}`;
  const coming = meetings.filter(({ day }) => day >= today);
  const lines = [`${name} (${id}): ${when}${clock}, ${where}`];
  for (const [month, meetingsOfMonth] of Map.groupBy(coming, monthAndYear)) {
    const days = meetingsOfMonth.map((meeting) => writeDay(meeting, series));
    lines.push(`  ${month.padEnd(16)}${days.join(", ")}`);
  }
  for (const gap of breaks.filter(({ to }) => to >= today)) {
    lines.push(`  No meeting: ${gap.name}, ${britishDate(gap.from)} to ${britishDate(gap.to)}`);
  }
  return [...lines, `  ${afterLast}`].join("\n");
}

/** "17", "Thursday 24 (Watchnight, 11:15pm–12:15am)", "not 17 (snow)" */
function writeDay(meeting: Meeting, series: Series): string {
  const { day, name, from, to, isOff } = meeting;
  const weekday = weekdayOf(day);
  const numeral = Number(day.slice(-2));
  const words = weekday === series.rule.every ? `${numeral}` : `${weekday} ${numeral}`;
  const note = writeNote(meeting, series);
  if (isOff) return `not ${words} (${note})`;
  const unusual = [name, from && clockRange(from, to), note].filter(Boolean).join(", ");
  return unusual ? `${words} (${unusual})` : words;
}
