import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { lineOf } from "#app/content-loader/facts/parse-facts.server.ts";
import {
  ALL_SERVICES,
  type Change,
  covers,
  EVERYTHING,
  lastDayOf,
  NOTICES,
} from "#app/content-loader/notices.server.ts";
import { YEARS, type Year } from "#app/content-loader/year.server.ts";
import { ruleDays, usualDays } from "#app/meetings/reckon.server.ts";
import { type Day, isWithin } from "#app/time/wall-time.ts";
import { britishDate, britishDateAndYear } from "#app/time/written-times.ts";
import { yearEnding } from "#tools/launch/dates-due.ts";
import { type Finding, toMend, worthALook } from "./finding.ts";
import type { Planned } from "./planned.ts";

/** What in the facts themselves cannot be meant. */
export function dateSlips(
  planned: Planned[],
  year: Year,
  changes: Change[],
  today: Day,
): Finding[] {
  return [
    ...planned.flatMap(onChristmasDay),
    ...planned.flatMap((one) => emptyTerms(one, year)),
    ...changes.flatMap((change, index) => changesOfNothing(change, index, planned, year)),
    ...planned.flatMap((one) => yearsWithoutSession(one, year, today)),
    ...yearEnding(year, today).map(({ where, words }) =>
      worthALook([], `${contentPath(where)}: ${words}`),
    ),
  ];
}

function onChristmasDay({ series, isService }: Planned): Finding[] {
  if (isService) return [];
  const christmas = series.meetings.filter(
    ({ day, change }) => day.endsWith("-12-25") && change !== "off",
  );
  return christmas.map(({ day }) =>
    toMend(
      [series.id],
      `${series.name} has a date on Christmas Day. If it is off, write in notices.yaml: { day: ${day}, for: ${series.id}, what: off, why: Christmas Day }`,
    ),
  );
}

function emptyTerms({ series, rule }: Planned, year: Year): Finding[] {
  if (!rule.term) return [];
  const stretches = rule.session?.length ? rule.session : [year];
  const usual = usualDays(rule, year);
  const terms = year.terms.filter((term) =>
    stretches.some(({ from, to }) => term.from <= to && term.to >= from),
  );
  if (terms.length === 0) {
    const file = contentPath(YEARS);
    return [
      worthALook([series.id], `${series.name} keeps school terms, and ${file} has none for it`),
    ];
  }
  return terms
    .filter((term) => !usual.some((day) => isWithin(day, term)))
    .map(({ name }) =>
      worthALook([series.id], `${series.name} keeps school terms and has no date in the ${name}`),
    );
}

function changesOfNothing(
  change: Change,
  index: number,
  planned: Planned[],
  year: Year,
): Finding[] {
  if (change.what === "extra") return [];
  // What was over before this year may stay in the file.
  if (lastDayOf(change) < year.from) return [];
  const where = `${contentPath(NOTICES)}, line ${lineOf(NOTICES, ["changes", index])}`;
  return change.for.flatMap((name) => {
    const meant = planned.filter(
      ({ series, isService }) =>
        series.id === name || name === EVERYTHING || (name === ALL_SERVICES && isService),
    );
    const meetings = meant.flatMap(({ series }) => series.meetings);
    if (meetings.some(({ day }) => covers(change, day))) return [];
    const lastDay = meant
      .flatMap(({ rule }) => usualDays(rule, year))
      .sort()
      .at(-1);
    // Where no dates are set yet, nothing can be off.
    if (!lastDay) return [];
    // A day of the week on which it never meets is told where the line is checked.
    const isRuleDay = ({ rule }: Planned) =>
      ruleDays(rule, { from: change.day, to: lastDayOf(change) }).length > 0;
    if (name !== EVERYTHING && !meant.some(isRuleDay)) return [];
    const isLate = change.day > lastDay;
    return [
      // An event of the church's calendar may be on where no group is, and the group's next dates may have this day.
      (isLate || name === EVERYTHING ? worthALook : toMend)(
        meant.length === 1 ? [name] : [],
        `${where}: ${name} has no date on ${britishDate(change.day)} that could be ${change.what}` +
          (isLate ? `: no dates are set after ${britishDateAndYear(lastDay)}` : ""),
      ),
    ];
  });
}

/** Of a group with years of its own: those that are not over and of which its file says nothing. */
function yearsWithoutSession({ series, rule }: Planned, year: Year, today: Day): Finding[] {
  const { session = [] } = rule;
  if (session.length === 0) return [];
  const file = contentPath(`groups/${series.id}.md`);
  return year.years
    .filter(({ to }) => to >= today)
    .filter(({ from, to }) => !session.some((one) => one.from <= to && one.to >= from))
    .map(({ from, to }) =>
      worthALook(
        [series.id],
        `${series.name} has no dates from ${britishDateAndYear(from)} to ${britishDateAndYear(to)}: put its first and last day of that year below session: in ${file}`,
      ),
    );
}
