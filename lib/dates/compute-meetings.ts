import { addDays, britishDateAndYear, type Day, type Days, isWithin } from "#time";
import { type Change, EVERYTHING, isChangeOn } from "./change.ts";
import type { MeetingDate } from "./meeting.ts";
import { type DayRule, type Rule, ruleDays, weeks } from "./rule.ts";
import type { Break, Year } from "./year.ts";

/** The weekdays of a rule as RFC 5545 writes them: "FR", or "2SU" and "-1SU". */
export function byDay({ every, week }: DayRule): string[] {
  const weekday = every.slice(0, 2).toUpperCase();
  if (!week) return [weekday];
  return week.map((one) => `${one === "last" ? -1 : weeks.indexOf(one) + 1}${weekday}`);
}

/** The days on which a rule meets by itself, before anything that is not as usual. */
export function usualDays(rule: Rule, year: Year): Day[] {
  const days = knownStretches(rule, year).flatMap((stretch) => ruleDays(rule, stretch));
  return rule.term ? days.filter((day) => isTermDay(day, year)) : days;
}

/** All dates of a rule in order, with what is not as usual: `changes` are those that concern it. */
export function computeMeetings(rule: Rule, year: Year, changes: Change[]): MeetingDate[] {
  const usual = usualDays(rule, year);
  // The last days of a term that goes on after the known year are not known.
  const terms = year.terms.filter(({ to }) => to <= year.to);
  const lasts = terms.map((term) => usual.findLast((day) => isWithin(day, term)));
  const name = rule["last-of-term"];
  const dates = usual.flatMap((day) =>
    changed(name && lasts.includes(day) ? { day, name } : { day }, changes, rule),
  );
  const extras = changes
    .filter((change) => change.what === "extra")
    .map(({ what, for: _, until: __, ...own }): MeetingDate => ({ ...own, change: what }));
  const start = ({ day, from = rule.from ?? "" }: MeetingDate) => day + from;
  return [...dates, ...extras]
    .map((date) => offAfterAll(date, usual, changes))
    .sort((one, other) => start(one).localeCompare(start(other)));
}

/** The breaks in a rule's years that take a date from it, in order. */
export function breaksOf(rule: Rule, year: Year): Break[] {
  const stretches = knownStretches(rule, year);
  const days = stretches.flatMap((stretch) => ruleDays(rule, stretch));
  const halfTerms = year.terms.flatMap(({ "half-term": half }): Break[] =>
    half ? [{ ...half, name: "half-term" }] : [],
  );
  const ofSchools = [...halfTerms, ...breaksBetween(year.terms, "school holidays")];
  return [
    ...(rule.term ? ofSchools : []).filter((gap) => days.some((day) => isWithin(day, gap))),
    ...breaksBetween(stretches, "break").filter((gap) => ruleDays(rule, gap).length > 0),
  ].sort((one, other) => one.from.localeCompare(other.from));
}

export function afterLastWords(rule: Rule, year: Year): string {
  const last = knownStretches(rule, year).at(-1);
  if (!last || usualDays(rule, year).length === 0) return "The dates are not set yet.";
  if (last.to === rule.session?.at(-1)?.to) return "The dates of the new session are not set yet.";
  return `The dates after ${britishDateAndYear(last.to)} are not set yet.`;
}

/** The stretches of the known years in which a rule has dates, in order; none where it has none, as with no terms. */
function knownStretches({ term, session = [] }: Rule, { from, to, terms }: Year): Days[] {
  const last = term ? terms.at(-1)?.to : to;
  if (!last) return [];
  const stretches = session.length > 0 ? session : [{ from, to }];
  return stretches
    .map((one) => ({
      from: one.from > from ? one.from : from,
      to: [to, last, one.to].sort()[0] ?? to,
    }))
    .filter((one) => one.from <= one.to);
}

function changed(date: MeetingDate, changes: Change[], rule: Rule): MeetingDate[] {
  const { day } = date;
  const onThatDay = changes
    .filter((change) => change.what !== "extra" && change.what !== "not-streamed")
    .filter((change) => isChangeOn(change, day));
  // What is off (snow) can no longer be moved or joint, whatever another line says.
  const change = onThatDay.find(({ what }) => what === "off") ?? onThatDay[0];
  if (!change) return [date];
  const { what, why } = change;
  if (what === "off") return [{ ...date, change: what, why }];
  const { from, where, stream } = change;
  // The usual end is no other hour.
  const to = from || change.to !== rule.to ? change.to : undefined;
  const here: MeetingDate = { ...date, from, to, where, stream, why, change: what };
  const movedTo = what === "moved" ? change["new-day"] : undefined;
  if (!movedTo) return [here];
  return [
    { ...date, change: "off", movedTo, why },
    { ...here, day: movedTo, movedFrom: day },
  ];
}

/**
 * An extra meeting, or one that was moved, may be called off in its turn: by a line for everything, or by one for the
 * group where its rule has no meeting of that day which could be meant. Then it is off on its own day, too.
 */
function offAfterAll(date: MeetingDate, usual: Day[], changes: Change[]): MeetingDate {
  const { movedFrom, movedTo, ...rest } = date;
  if (rest.change !== "extra" && !movedFrom && !movedTo) return date;
  const day = movedTo ?? rest.day;
  const off = changes
    .filter((change) => change.what === "off" && isChangeOn(change, day))
    .find((change) => change.for.includes(EVERYTHING) || !usual.includes(day));
  return off ? { ...rest, change: "off", why: off.why } : date;
}

function isTermDay(day: Day, { terms }: Year): boolean {
  return terms.some((term) => {
    const half = term["half-term"];
    return isWithin(day, term) && !(half && isWithin(day, half));
  });
}

/** The days between each of these and the next. On 1 August all schools of Ireland and Britain have their summer. */
function breaksBetween(stretches: Days[], name: Break["name"]): Break[] {
  return stretches.slice(1).flatMap((next, index): Break[] => {
    const from = addDays(stretches[index]?.to ?? next.from, 1);
    const to = addDays(next.from, -1);
    if (from > to) return [];
    const isSummer = isWithin(`${to.slice(0, 4)}-08-01`, { from, to });
    return [{ from, to, name: isSummer ? "summer break" : name }];
  });
}
