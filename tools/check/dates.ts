import { CHURCH } from "#app/church/church-facts.server.ts";
import { ALL_SERVICES, NOTICES } from "#app/church/notices.server.ts";
import { type DateFacts, readChurch } from "#app/church/open-church.server.ts";
import { YEARS, type Years } from "#app/church/year.server.ts";
import type { Meeting, Series } from "#dates";
import { isNamedFor, reasonWords, unusualWords } from "#dates";
import {
  addDays,
  britishDate,
  britishDateAndYear,
  churchTimeAt,
  clockRange,
  type Day,
  type Days,
  dayOf,
  isWithin,
  monthOf,
  weekdayOf,
  yearOf,
} from "#time";
import { findDateMistakes } from "./date-mistakes.ts";
import { type Finding, findingOf, type Report } from "./finding.ts";

/** How long before its last day the next year is asked for, in days: eight weeks. */
const EIGHT_WEEKS = 56;

/** Lists the coming dates of the group or service that is `wanted`, or of all, or tells what must be mended before. */
export function checkDates(folder: string, now: Date, wanted: string): Report {
  const { problems, dates } = readChurch(folder, now);
  const ofDates = problems.filter(({ file }) => saysDates(file, folder));
  if (ofDates.length === 0) return reportDates(dates, dayOf(churchTimeAt(now)), wanted);
  return { text: "", findings: ofDates.map((problem) => findingOf(problem, "must")) };
}

/** Whether dates are worked out from a file. */
function saysDates(file: string, folder: string): boolean {
  const files = [CHURCH, YEARS, NOTICES].map((name) => `${folder}/${name}`);
  return files.includes(file) || file.startsWith(`${folder}/groups/`);
}

/** Lists dates as `checkDates` does, from facts that are well. */
export function reportDates(facts: DateFacts, today: Day, wanted: string): Report {
  const { all, year, folder } = facts;
  const shown = wanted ? all.filter((series) => isWanted(series, wanted)) : all;
  if (shown.length === 0) {
    const names = all.map(({ id, name }) => `${id} (${name})`).join(", ");
    return {
      text: "",
      findings: [
        {
          weight: "must",
          where: "",
          what: `There is no group or service “${wanted}”.`,
          mend: `There are: ${names}.`,
        },
      ],
    };
  }
  const span = year
    ? `Dates from ${britishDateAndYear(today)} to ${britishDateAndYear(year.to)}`
    : `There is no ${folder.nameOf(YEARS)}: the website says at what times things are, and no dates.`;
  return {
    text: [span, ...shown.map((series) => listDates(series, today))].join("\n\n"),
    findings: [...findDateMistakes(facts), ...findDatesToCome(facts, today)],
  };
}

/** Finds which dates are to be asked for next: those of the next year, and the school terms of a year without them. */
function findDatesToCome({ year, all, folder }: DateFacts, today: Day): Finding[] {
  if (!year) return [];
  const findings: Finding[] = [];
  if (year.to < addDays(today, EIGHT_WEEKS)) {
    findings.push({
      weight: "should",
      where: folder.nameOf(YEARS),
      what: `the last day of which dates are known is ${britishDateAndYear(year.to)}.`,
      mend: "Put the next year below it, with the school’s terms, and each group’s first and last night into its own file.",
    });
  }
  const keepers = all.filter(({ rule }) => rule.term).map(({ name }) => name);
  if (keepers.length === 0) return findings;
  for (const { from, to } of yearsWithoutTerms(year, today)) {
    findings.push({
      weight: "should",
      where: folder.nameOf(YEARS),
      what: `the year from ${britishDateAndYear(from)} to ${britishDateAndYear(to)} has no school terms, so the holidays have no dates, and these have none either: ${keepers.join(", ")}.`,
      mend: "Put the terms below terms: of that year, each with its half-term.",
    });
  }
  return findings;
}

function yearsWithoutTerms({ years, terms }: Years, today: Day): Days[] {
  return years.filter((one) => one.to >= today && !terms.some((term) => isWithin(term.from, one)));
}

/** Lists the dates of a group or a service that are to come, month by month, as the office reads them. */
function listDates(series: Series, today: Day): string {
  const { name, id, when, from, to, rule, room, sections, breaks, meetings, afterLast } = series;
  const hours = from ? clockRange(from, to) : "";
  const clock = when.includes(hours) ? "" : `, ${hours}`;
  const monthAndYear = ({ day }: Meeting) => `${monthOf(day)} ${yearOf(day)}`;
  const coming = meetings.filter(({ day }) => day >= today);
  const months = [...Map.groupBy(coming, monthAndYear)].map(([month, held]) => {
    const days = held.map((meeting) => printedDay(meeting, rule.every));
    return `  ${month.padEnd(16)}${days.join(", ")}`;
  });
  const comingBreaks = breaks.filter((gap) => gap.to >= today);
  return [
    `${name} (${id}): ${when}${clock}, ${room ?? series.where}`,
    ...sections.map(
      (one) =>
        `  ${one.name}: ${clockRange(one.from, one.to)}, ${one.where ?? room ?? series.where}`,
    ),
    ...months,
    ...comingBreaks.map(
      (gap) => `  No meeting: ${gap.name}, ${britishDate(gap.from)} to ${britishDate(gap.to)}`,
    ),
    `  ${afterLast ?? "There is no year.yaml, and so no dates."}`,
  ].join("\n");
}

function printedDay(meeting: Meeting, usualWeekday: string): string {
  const weekday = weekdayOf(meeting.day);
  const numeral = Number(meeting.day.slice(-2));
  const day = weekday === usualWeekday ? `${numeral}` : `${weekday} ${numeral}`;
  if (meeting.change === "off") return `not ${day} (${reasonWords(meeting)})`;
  const unseen = meeting.notStreamed && `not streamed: ${meeting.notStreamed}`;
  const unusual = [unusualWords(meeting), unseen].filter(Boolean).join(", ");
  return unusual ? `${day} (${unusual})` : day;
}

function isWanted({ id, names, isService }: Series, wanted: string): boolean {
  if (wanted === ALL_SERVICES) return isService;
  return [id, ...names].some((name) => isNamedFor(name, [wanted]) && isNamedFor(wanted, [name]));
}
