import { placeNames } from "#app/content-loader/checks/places.server.ts";
import { readChurch } from "#app/content-loader/church.server.ts";
import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { lineOf } from "#app/content-loader/facts/parse-facts.server.ts";
import { probablyMeant } from "#app/content-loader/nearest.ts";
import {
  ALL_SERVICES,
  type Change,
  covers,
  EVERYTHING,
  lastDayOf,
  NOTICES,
} from "#app/content-loader/notices.server.ts";
import { YEARS, type Year } from "#app/content-loader/year.server.ts";
import { usualDays } from "#app/meetings/compute-meetings.server.ts";
import { spotsNamed } from "#app/places/buildings.ts";
import { type Day, isWithin } from "#app/time/wall-time.ts";
import { ruleDays } from "#app/time/weekdays.ts";
import { britishDate, britishDateAndYear } from "#app/time/written-times.ts";
import { chapter, type Finding } from "./finding.ts";
import type { Planned } from "./planned.ts";

const { must, should } = chapter("Dates");

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
    ...changes.flatMap((change, index) => misspeltPlace(change, index, today)),
  ];
}

function onChristmasDay({ series: { id, name, meetings }, isService }: Planned): Finding[] {
  if (isService) return [];
  return meetings
    .filter(({ day, change }) => day.endsWith("-12-25") && change !== "off")
    .map(({ day }) =>
      must(
        contentPath(NOTICES),
        `${name} has a date on Christmas Day. If it is off, write here: { day: ${day}, for: ${id}, what: off, why: Christmas Day }`,
        { about: [id] },
      ),
    );
}

function emptyTerms({ series: { id, name }, rule }: Planned, year: Year): Finding[] {
  if (!rule.term) return [];
  const file = contentPath(YEARS);
  const stretches = rule.session?.length ? rule.session : [year];
  const usual = usualDays(rule, year);
  const terms = year.terms.filter((term) =>
    stretches.some(({ from, to }) => term.from <= to && term.to >= from),
  );
  if (terms.length === 0) {
    return [should(file, `${name} keeps school terms, and there is none for it.`, { about: [id] })];
  }
  return terms
    .filter((term) => !usual.some((day) => isWithin(day, term)))
    .map((term) =>
      should(file, `${name} keeps school terms and has no date in the ${term.name}.`, {
        about: [id],
      }),
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
    const why = isLate ? `: no dates are set after ${britishDateAndYear(lastDay)}` : "";
    // An event of the church's calendar may be on where no group is, and the group's next dates may have this day.
    const weigh = isLate || name === EVERYTHING ? should : must;
    return [
      weigh(
        lineOfChange(index),
        `${name} has no date on ${britishDate(change.day)} that could be ${change.what}${why}.`,
        { about: meant.length === 1 ? [name] : [] },
      ),
    ];
  });
}

/** Of a group with years of its own: those that are not over and of which its file says nothing. */
function yearsWithoutSession({ series, rule }: Planned, { years }: Year, today: Day): Finding[] {
  const { session = [] } = rule;
  if (session.length === 0) return [];
  return years
    .filter(({ to }) => to >= today)
    .filter(({ from, to }) => !session.some((one) => one.from <= to && one.to >= from))
    .map(({ from, to }) =>
      should(
        contentPath(`groups/${series.id}.md`),
        `${series.name} has no dates from ${britishDateAndYear(from)} to ${britishDateAndYear(to)}: put its first and last day of that year below session:`,
        { about: [series.id] },
      ),
    );
}

/** A place that has nearly the name of one of the church's. It may be elsewhere, or spelt wrong. */
function misspeltPlace(change: Change, index: number, today: Day): Finding[] {
  if (change.what === "off" || !change.where || lastDayOf(change) < today) return [];
  if (spotsNamed(change.where, readChurch()).length > 0) return [];
  const meant = probablyMeant(change.where, placeNames());
  if (!meant) return [];
  return [
    should(
      lineOfChange(index, "where"),
      `“${change.where}” is none of the church’s places, and the website has no address for it. Is ${meant} meant?`,
      { about: change.for },
    ),
  ];
}

function lineOfChange(index: number, ...field: string[]): string {
  return `${contentPath(NOTICES)}, line ${lineOf(NOTICES, ["changes", index, ...field])}`;
}
