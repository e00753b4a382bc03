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
import { type Series, takesPlace } from "#app/meetings/meeting.ts";
import { spotsNamed } from "#app/places/buildings.ts";
import { type Day, type Days, isWithin } from "#app/time/wall-time.ts";
import { ruleDays } from "#app/time/weekdays.ts";
import { britishDate, britishDateAndYear } from "#app/time/written-times.ts";
import { chapter, type Finding } from "./finding.ts";

const { must, should } = chapter("Dates");

/** What in the facts themselves cannot be meant. */
export function dateSlips(all: Series[], year: Year, changes: Change[], today: Day): Finding[] {
  return [
    ...all.flatMap(onChristmasDay),
    ...all.flatMap((one) => emptyTerms(one, year)),
    ...changes.flatMap((change, index) => changesOfNothing(change, index, all, year)),
    ...all.flatMap((one) => yearsWithoutSession(one, year, today)),
    ...changes.flatMap((change, index) => misspeltPlace(change, index, today)),
  ];
}

function onChristmasDay({ id, name, meetings, isService }: Series): Finding[] {
  return meetings
    .filter((one) => !isService && one.day.endsWith("-12-25") && takesPlace(one))
    .map(({ day }) => {
      const what = `${name} has a date on Christmas Day. If it is off, write here: { day: ${day}, for: ${id}, what: off, why: Christmas Day }`;
      return must(contentPath(NOTICES), what, { about: [id] });
    });
}

function emptyTerms({ id, name, rule }: Series, year: Year): Finding[] {
  if (!rule.term) return [];
  const keeps = (what: string) =>
    should(contentPath(YEARS), `${name} keeps school terms and ${what}.`, { about: [id] });
  const stretches = rule.session?.length ? rule.session : [year];
  const terms = year.terms.filter((term) => stretches.some((stretch) => haveADay(stretch, term)));
  if (terms.length === 0) return [keeps("there is none for it")];
  const usual = usualDays(rule, year);
  return terms
    .filter((term) => !usual.some((day) => isWithin(day, term)))
    .map((term) => keeps(`has no date in the ${term.name}`));
}

function changesOfNothing(change: Change, index: number, all: Series[], year: Year): Finding[] {
  const lastOff = lastDayOf(change);
  // What was over before this year may stay in the file.
  if (change.what === "extra" || lastOff < year.from) return [];
  return change.for.flatMap((name) => {
    const isForAll = name === EVERYTHING;
    const meant = all.filter(
      ({ id, isService }) => id === name || isForAll || (name === ALL_SERVICES && isService),
    );
    const lastDay = meant
      .flatMap(({ rule }) => usualDays(rule, year))
      .sort()
      .at(-1);
    // A day of the week on which it never meets is told where the line is checked.
    const isRuleDay = meant.some(
      ({ rule }) => ruleDays(rule, { from: change.day, to: lastOff }).length > 0,
    );
    const isHeld = meant.some(({ meetings }) => meetings.some(({ day }) => covers(change, day)));
    // Where no dates are set yet, nothing can be off.
    if (isHeld || !lastDay || !(isForAll || isRuleDay)) return [];
    const isLate = change.day > lastDay;
    const why = isLate ? `: no dates are set after ${britishDateAndYear(lastDay)}` : "";
    const what = `${name} has no date on ${britishDate(change.day)} that could be ${change.what}${why}.`;
    // An event of the church's calendar may be on where no group is, and the group's next dates may have this day.
    const weigh = isLate || isForAll ? should : must;
    return weigh(lineOfChange(index), what, { about: meant.length === 1 ? [name] : [] });
  });
}

/** Of a group with years of its own: those that are not over and of which its file says nothing. */
function yearsWithoutSession({ id, name, rule }: Series, { years }: Year, today: Day): Finding[] {
  const { session = [] } = rule;
  if (session.length === 0) return [];
  return years
    .filter((one) => one.to >= today && !session.some((stretch) => haveADay(stretch, one)))
    .map(({ from, to }) => {
      const what = `${name} has no dates from ${britishDateAndYear(from)} to ${britishDateAndYear(to)}: put its first and last day of that year below session:`;
      return should(contentPath(`groups/${id}.md`), what, { about: [id] });
    });
}

/** A place that has nearly the name of one of the church's. It may be elsewhere, or spelt wrong. */
function misspeltPlace(change: Change, index: number, today: Day): Finding[] {
  if (change.what === "off" || !change.where || lastDayOf(change) < today) return [];
  if (spotsNamed(change.where, readChurch()).length > 0) return [];
  const meant = probablyMeant(change.where, placeNames());
  const what = `“${change.where}” is none of the church’s places, and the website has no address for it. Is ${meant} meant?`;
  return meant ? [should(lineOfChange(index, "where"), what, { about: change.for })] : [];
}

function haveADay(one: Days, other: Days): boolean {
  return one.from <= other.to && one.to >= other.from;
}

function lineOfChange(index: number, ...field: string[]): string {
  return `${contentPath(NOTICES)}, line ${lineOf(NOTICES, ["changes", index, ...field])}`;
}
