import { contentPath } from "#app/content-loader/content-folder.server.ts";
import type { FactPath } from "#app/content-loader/facts/field.ts";
import { lineOf, problemIn } from "#app/content-loader/facts/parse-facts.server.ts";
import {
  ALL_SERVICES,
  type Change,
  covers,
  EVERYTHING,
  lastDayOf,
  NOTICES,
} from "#app/content-loader/notices.server.ts";
import { namesIn } from "#app/content-loader/read-content.server.ts";
import { YEARS, type Year } from "#app/content-loader/year.server.ts";
import type { ChurchEvent } from "#app/events/event.ts";
import { usualDays } from "#app/meetings/compute-meetings.server.ts";
import { type Series, takesPlace } from "#app/meetings/meeting.ts";
import type { YearFacts } from "#app/meetings/series.server.ts";
import { addDays, type Day, type Days, isWithin } from "#app/time/wall-time.ts";
import { ruleDays, weekdayOf } from "#app/time/weekdays.ts";
import { britishDate, britishDateAndYear } from "#app/time/written-times.ts";
import { chapter, type Finding } from "./finding.ts";

const { must, should } = chapter("Dates");

const anyOf = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** What the dates are worked out from, all of them, and the events of the church's calendar, where it was asked. */
export type DateFacts = YearFacts & { all: Series[]; events: ChurchEvent[]; today: Day };

/** Where year.yaml, notices.yaml and the rules of services and groups disagree, or cannot be meant. */
export function dateSlips(facts: DateFacts): Finding[] {
  const { all, year, changes, today } = facts;
  const ofSeries = (series: Series, known: Year) => [
    ...sessionsOutside(series, known),
    ...onChristmasDay(series),
    ...emptyTerms(series, known),
    ...yearsWithoutSession(series, known, today),
  ];
  const ofChanges = changes.flatMap((change, index) => [
    ...slipsOfNames(change, index, all),
    ...changesOfNothing(change, index, facts),
    ...doubles(change, index, changes.slice(0, index)),
  ]);
  return [...(year ? all.flatMap((series) => ofSeries(series, year)) : []), ...ofChanges];
}

/** A fact that must be another, at its line. */
function mustAt(file: string, path: FactPath, expected: string, about?: string[]): Finding {
  const { where, what, slip } = problemIn(file, path, expected);
  return { ...must(what, where, about), slip };
}

function sessionsOutside({ id, when, rule: { session = [], ...rule } }: Series, year: Year) {
  const { from, to, terms, years } = year;
  const lastTerm = terms.at(-1);
  // Where the terms to come are not known yet, a session may have any day of the rule after the last one.
  const later = { from: lastTerm ? addDays(lastTerm.to, 1) : from, to };
  const days = [...usualDays(rule, year), ...(rule.term ? ruleDays(rule, later) : [])];
  const known = years.map((one) => `${one.from} to ${one.to}`).join(" and ");
  return session.flatMap((one, index): Finding[] => {
    // A session of last year may stay: where there is no other the group's page says that its dates are not set yet.
    if (one.to < from) return [];
    const slip = (end: "from" | "to", expected: string) =>
      mustAt(`groups/${id}.md`, ["meets", "session", index, end], expected, [id]);
    const above = session[index - 1];
    if (above && one.from <= above.to) {
      const expected = `begins on ${one.from}, and the one above it lasts until ${above.to}. They stand in their order, one for each year, and do not overlap`;
      return [slip("from", expected)];
    }
    return (["from", "to"] as const).flatMap((end) => {
      const day = one[end];
      if (day < from || day > to) {
        const ofYears = years.length > 1 ? "years" : "year";
        return slip(end, `${day} is not in the ${ofYears} of ${contentPath(YEARS)}, ${known}`);
      }
      return days.includes(day) ? [] : slip(end, `${noDayOf(day, when)}. ${nearest(day, days)}`);
    });
  });
}

function onChristmasDay({ id, name, meetings, isService }: Series): Finding[] {
  return meetings
    .filter((one) => !isService && one.day.endsWith("-12-25") && takesPlace(one))
    .map(({ day }) => {
      const what = `${name} has a date on Christmas Day. If it is off, write here: { day: ${day}, for: ${id}, what: off, why: Christmas Day }`;
      return must(what, contentPath(NOTICES), [id]);
    });
}

function emptyTerms({ id, name, rule }: Series, year: Year): Finding[] {
  if (!rule.term) return [];
  const keeps = (what: string) =>
    should(`${name} keeps school terms and ${what}.`, contentPath(YEARS), [id]);
  const stretches = rule.session?.length ? rule.session : [year];
  const terms = year.terms.filter((term) => stretches.some((stretch) => haveADay(stretch, term)));
  if (terms.length === 0) return [keeps("there is none for it")];
  const usual = usualDays(rule, year);
  return terms
    .filter((term) => !usual.some((day) => isWithin(day, term)))
    .map((term) => keeps(`has no date in the ${term.name}`));
}

/** Of a group with years of its own: those that are not over and of which its file says nothing. */
function yearsWithoutSession({ id, name, rule }: Series, { years }: Year, today: Day): Finding[] {
  const { session = [] } = rule;
  if (session.length === 0) return [];
  return years
    .filter((one) => one.to >= today && !session.some((stretch) => haveADay(stretch, one)))
    .map(({ from, to }) => {
      const what = `${name} has no dates from ${britishDateAndYear(from)} to ${britishDateAndYear(to)}: put its first and last day of that year below session:`;
      return should(what, contentPath(`groups/${id}.md`), [id]);
    });
}

/** A change is about groups and services that there are, and what is not streamed on a day is so as a rule. */
function slipsOfNames({ what, for: names }: Change, index: number, all: Series[]): Finding[] {
  // A group whose own file has to be mended first is no unknown one.
  const groups = new Set([...all.map(({ id }) => id), ...namesIn("groups")]);
  const known = [ALL_SERVICES, EVERYTHING, ...groups];
  const slip = (expected: string, about?: string[]) =>
    mustAt(NOTICES, ["changes", index, "for"], expected, about);
  return names.flatMap((name) => {
    if (!known.includes(name)) {
      return slip(`there is no group ${name}. Expected ${anyOf.format(known)}`);
    }
    const meant = seriesNamed(name, all);
    const isStreamed = meant.length === 0 || meant.some(({ stream }) => stream);
    if (what !== "not-streamed" || isStreamed) return [];
    const expected = `${name} is never streamed. Expected a service that has stream: and an address in ${contentPath("church.yaml")}`;
    return slip(expected, [name]);
  });
}

/** What is off, moved or joint has to be a date that its rule can have, and in the end one that is known. */
function changesOfNothing(change: Change, index: number, { all, year, changes }: DateFacts) {
  const { what, day } = change;
  const until = lastDayOf(change);
  // What was over before this year may stay in the file, whatever has changed since.
  if (what === "extra" || (year && until < year.from)) return [];
  return change.for.flatMap((name): Finding[] => {
    // “Everything is off” may be said of any day, even one on which nothing meets.
    const isForAll = name === EVERYTHING;
    const meant = seriesNamed(name, all);
    if (meant.length === 0) return [];
    const around = { from: addDays(day, -40), to: addDays(until, 40) };
    const usual = meant
      .flatMap(({ rule }) => (year ? usualDays(rule, year) : ruleDays(rule, around)))
      .sort();
    const isRuleDay = meant.some(({ rule }) => ruleDays(rule, { from: day, to: until }).length > 0);
    if (!isForAll && !isRuleDay) {
      // What another line put on a day can be off after all.
      const isPutThere = changes.some(
        (other) => other.for.includes(name) && covers(change, dayPutOn(other)),
      );
      if ((what === "off" || what === "not-streamed") && isPutThere) return [];
      const rule = `${name} (${meant.map(({ when }) => when).join("; ")})`;
      const nor = until > day ? `, nor is any until ${until}` : "";
      const expected = `${noDayOf(day, rule)}${nor}. ${nearest(day, usual)}. For one more meeting on another day: what: extra`;
      return [mustAt(NOTICES, ["changes", index, "day"], expected, [name])];
    }
    const lastDay = usual.at(-1);
    const isHeld = meant.some(({ meetings }) => meetings.some((one) => covers(change, one.day)));
    // Where no dates are set yet, nothing can be off.
    if (!year || !lastDay || isHeld) return [];
    const isLate = day > lastDay;
    const why = isLate ? `: no dates are set after ${britishDateAndYear(lastDay)}` : "";
    // An event of the church's calendar may be on where no group is, and the group's next dates may have this day.
    const weigh = isLate || isForAll ? should : must;
    const said = `${name} has no date on ${britishDate(day)} that could be ${what}${why}.`;
    return [weigh(said, lineOfChange(index), [name])];
  });
}

/** All that a name in `for` is about. */
function seriesNamed(name: string, all: Series[]): Series[] {
  return all.filter(({ id, isService }) =>
    [id, EVERYTHING, isService && ALL_SERVICES].includes(name),
  );
}

/** Two lines about one group and one day, of which only one could hold. */
function doubles(change: Change, index: number, earlier: Change[]): Finding[] {
  const other = earlier.findIndex((candidate) => isSameDate(candidate, change));
  if (other === -1) return [];
  const expected = `line ${lineOf(NOTICES, ["changes", other])} is about ${change.for.join(", ")} on the same day. Take one of the two away, or put them together`;
  return [mustAt(NOTICES, ["changes", index, "day"], expected, change.for)];
}

function isSameDate(one: Change, other: Change): boolean {
  const shareName = one.for.some((name) => other.for.includes(name));
  const overlap = one.day <= lastDayOf(other) && other.day <= lastDayOf(one);
  if (!shareName || !overlap) return false;
  // One more date at some hour, whether a date is streamed, and any other change of it: each has its line.
  const [kind, otherKind] = [one, other].map((change) =>
    change.what === "extra" ? change.from : change.what === "not-streamed",
  );
  return kind === otherKind;
}

/** The day on which a line puts something that would not be on by its rule; "" where it puts nothing. */
function dayPutOn(change: Change): Day {
  if (change.what === "extra") return change.day;
  return (change.what === "moved" && change["new-day"]) || "";
}

function haveADay(one: Days, other: Days): boolean {
  return one.from <= other.to && one.to >= other.from;
}

function noDayOf(day: Day, rule: string): string {
  return `${day} is a ${weekdayOf(day)}, and no day of ${rule}`;
}

function nearest(day: Day, days: Day[]): string {
  const before = days.findLast((other) => other < day);
  const after = days.find((other) => other > day);
  return `The nearest: ${[before, after].filter(Boolean).join(" and ") || "none is known"}`;
}

function lineOfChange(index: number, ...field: string[]): string {
  return `${contentPath(NOTICES)}, line ${lineOf(NOTICES, ["changes", index, ...field])}`;
}
