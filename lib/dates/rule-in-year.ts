import { addDays, britishDateAndYear, type Day, type Days, isWithin } from "#time";
import { listRuleDays, type Rule } from "./rule.ts";
import type { Break, Year } from "./year.ts";

/** Lists the days on which a rule has dates by itself, before any change. */
export function listUsualDays(rule: Rule, year: Year): Day[] {
  const days = findKnownStretches(rule, year).flatMap((stretch) => listRuleDays(rule, stretch));
  return rule.term ? days.filter((day) => isTermDay(day, year)) : days;
}

/** Finds the breaks that take a date from a rule, in order. */
export function findBreaks(rule: Rule, year: Year): Break[] {
  const stretches = findKnownStretches(rule, year);
  const breaks: Break[] = [];
  if (rule.term) {
    const days = stretches.flatMap((stretch) => listRuleDays(rule, stretch));
    const takesDate = (gap: Break) => days.some((day) => isWithin(day, gap));
    breaks.push(...listSchoolBreaks(year).filter(takesDate));
  }
  const ownBreaks = findBreaksBetween(stretches, "break");
  breaks.push(...ownBreaks.filter((gap) => listRuleDays(rule, gap).length > 0));
  return breaks.sort((one, other) => one.from.localeCompare(other.from));
}

/** Says why a rule has no dates after its last one. */
export function afterLastWords(rule: Rule, year: Year): string {
  const last = findKnownStretches(rule, year).at(-1);
  if (!last || listUsualDays(rule, year).length === 0) return "The dates are not set yet.";
  const isEndOfSession = last.to === rule.session?.at(-1)?.to;
  if (isEndOfSession) return "The dates of the new session are not set yet.";
  return `The dates after ${britishDateAndYear(last.to)} are not set yet.`;
}

/** Finds the stretches of the year in which a rule has dates, in order; none if it keeps terms and none are known. */
function findKnownStretches({ term, session = [] }: Rule, year: Year): Days[] {
  const lastTermDay = year.terms.at(-1)?.to;
  if (term && !lastTermDay) return [];
  const last = term && lastTermDay && lastTermDay < year.to ? lastTermDay : year.to;
  const known = { from: year.from, to: last };
  const stretches = session.length > 0 ? session : [known];
  return stretches
    .map(({ from, to }) => ({
      from: from > known.from ? from : known.from,
      to: to < known.to ? to : known.to,
    }))
    .filter(({ from, to }) => from <= to);
}

function isTermDay(day: Day, { terms }: Year): boolean {
  const term = terms.find((one) => isWithin(day, one));
  if (!term) return false;
  const halfTerm = term["half-term"];
  return !halfTerm || !isWithin(day, halfTerm);
}

function listSchoolBreaks({ terms }: Year): Break[] {
  const breaks: Break[] = [];
  for (const { "half-term": halfTerm } of terms) {
    if (halfTerm) breaks.push({ ...halfTerm, name: "half-term" });
  }
  return [...breaks, ...findBreaksBetween(terms, "school holidays")];
}

/**
 * Finds the days between each of these stretches and the next. A break with 1 August in it is the summer's, because on
 * that day all schools are closed.
 */
function findBreaksBetween(stretches: Days[], name: Break["name"]): Break[] {
  const breaks: Break[] = [];
  for (const [index, stretch] of stretches.entries()) {
    const before = stretches[index - 1];
    if (!before) continue;
    const from = addDays(before.to, 1);
    const to = addDays(stretch.from, -1);
    const isSummer = isWithin(`${to.slice(0, 4)}-08-01`, { from, to });
    if (from <= to) breaks.push({ from, to, name: isSummer ? "summer break" : name });
  }
  return breaks;
}
