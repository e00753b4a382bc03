import type { ContentFolder, ContentProblem, FactPath } from "#content";
import {
  type Change,
  EVERYTHING,
  isChangeOn,
  lastDayOf,
  listRuleDays,
  listUsualDays,
} from "#dates";
import { addDays, britishDate, britishDateAndYear, type Day, weekdayOf } from "#time";
import { groupFile } from "./groups.server.ts";
import { ALL_SERVICES, NOTICES } from "./notices.server.ts";
import type { Series } from "./series.ts";
import { YEARS, type Years } from "./year.server.ts";

/** The facts that dates are worked out from, and the dates. */
export type DateFacts = {
  /** The files with these facts. */
  folder: ContentFolder;
  year: Years;
  changes: Change[];
  /** Every service and every group whose file has no mistakes. */
  all: Series[];
};

/** Facts about dates that disagree. */
export type DateMistake = {
  problem: ContentProblem;
  /** Whether it must be mended. If it need not be, it may be right: there are dates that this folder does not know. */
  isCertain: boolean;
};

const anyOf = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Finds where year.yaml, notices.yaml and the rules of services and groups disagree. */
export function findDateMistakes(facts: DateFacts): DateMistake[] {
  const { all, changes } = facts;
  const mistakes = all.flatMap((series) => findWrongSessions(series, facts));
  for (const [index, change] of changes.entries()) {
    mistakes.push(...findWrongNames(change, index, facts));
    mistakes.push(...findWrongDays(change, index, facts));
    mistakes.push(...findDoubleChanges(change, index, facts));
  }
  return mistakes;
}

/** A mistake that must be mended, with the line of the fact. */
function mustMend(
  { folder }: DateFacts,
  file: string,
  path: FactPath,
  advice: string,
): DateMistake {
  return { problem: folder.problemWithFact(file, path, advice), isCertain: true };
}

/** Finds sessions whose first or last night is on no day of the group's, and sessions that are out of order. */
function findWrongSessions(series: Series, facts: DateFacts): DateMistake[] {
  const { id, when, rule: ruleWithSessions } = series;
  const { session = [], ...rule } = ruleWithSessions;
  const { from, to, terms, years } = facts.year;
  const lastTerm = terms.at(-1);
  const days = [...listUsualDays(rule, facts.year)];
  if (rule.term) {
    // Later terms may not be known yet. Until then a session may have any day of the rule after the last known term.
    const later = { from: lastTerm ? addDays(lastTerm.to, 1) : from, to };
    days.push(...listRuleDays(rule, later));
  }
  const knownYears = years.map((each) => `${each.from} to ${each.to}`).join(" and ");
  const mistakes: DateMistake[] = [];
  for (const [index, span] of session.entries()) {
    // Last year's session may stay: if there is no other, the group's page says that its dates are not set yet.
    if (span.to < from) continue;
    const mend = (end: "from" | "to", advice: string) => {
      const path = ["meets", "session", index, end];
      mistakes.push(mustMend(facts, groupFile(id), path, advice));
    };
    const above = session[index - 1];
    if (above && span.from <= above.to) {
      const advice = `begins on ${span.from}, and the one above it lasts until ${above.to}. They stand in their order, one for each year, and do not overlap`;
      mend("from", advice);
      continue;
    }
    for (const end of ["from", "to"] as const) {
      const day = span[end];
      if (day < from || day > to) {
        const what = years.length > 1 ? "years" : "year";
        const file = facts.folder.nameOf(YEARS);
        mend(end, `${day} is not in the ${what} of ${file}, ${knownYears}`);
      } else if (!days.includes(day)) {
        mend(end, `${noDayOf(day, when)}. ${adviseNearest(day, days)}`);
      }
    }
  }
  return mistakes;
}

/** Finds names in `for` that no group and no service has. */
function findWrongNames({ for: names }: Change, index: number, facts: DateFacts): DateMistake[] {
  const { all, folder } = facts;
  // A group is known even if its own file must be mended first.
  const groups = new Set([...all.map(({ id }) => id), ...folder.pagesIn("groups")]);
  const known = [ALL_SERVICES, EVERYTHING, ...groups];
  const mend = (advice: string) => mustMend(facts, NOTICES, ["changes", index, "for"], advice);
  return names
    .filter((name) => !known.includes(name))
    .map((name) => mend(`there is no group ${name}. Expected ${anyOf.format(known)}`));
}

/** Finds changes of a date that the rule cannot have, or that does not exist in the known year. */
function findWrongDays(change: Change, index: number, facts: DateFacts): DateMistake[] {
  const { all, year, changes, folder } = facts;
  const { what, day } = change;
  const until = lastDayOf(change);
  // A change from before the first year has a problem already.
  if (what === "extra" || until < year.from) return [];
  return change.for.flatMap((name): DateMistake | DateMistake[] => {
    // “Everything is off” may be about any day, even one on which nothing meets.
    const isForAll = name === EVERYTHING;
    const namedSeries = findSeriesFor(name, all);
    if (namedSeries.length === 0) return [];
    const usual = namedSeries.flatMap(({ rule }) => listUsualDays(rule, year)).sort();
    const isRuleDay = namedSeries.some(
      ({ rule }) => listRuleDays(rule, { from: day, to: until }).length > 0,
    );
    if (!isForAll && !isRuleDay) {
      // A date that another line has put on this day can be off after all.
      const isPutThere = changes.some((other) => {
        const newDay = newDayOf(other);
        return newDay !== undefined && other.for.includes(name) && isChangeOn(change, newDay);
      });
      if (what === "off" && isPutThere) return [];
      const rule = `${name} (${namedSeries.map(({ when }) => when).join("; ")})`;
      const nor = until > day ? `, nor is any until ${until}` : "";
      const expected = `${noDayOf(day, rule)}${nor}. ${adviseNearest(day, usual)}. For one more meeting on another day: what: extra`;
      return [mustMend(facts, NOTICES, ["changes", index, "day"], expected)];
    }
    const lastDay = usual.at(-1);
    const isHeld = namedSeries.some(({ meetings }) =>
      meetings.some((meeting) => isChangeOn(change, meeting.day)),
    );
    // If no dates are set yet, none can be missing.
    if (!lastDay || isHeld) return [];
    const isLate = day > lastDay;
    const why = isLate ? `: no dates are set after ${britishDateAndYear(lastDay)}` : "";
    const advice = `${name} has no date on ${britishDate(day)} that could be ${what}${why}. Put the day that is meant, or take the line away`;
    return {
      problem: folder.problemWithFact(NOTICES, ["changes", index, "day"], advice),
      // An event of the church's calendar may be on that day, or the group's next dates may include it.
      isCertain: !isLate && !isForAll,
    };
  });
}

/** Finds the groups and services that a name in `for` is about. */
function findSeriesFor(name: string, all: Series[]): Series[] {
  return all.filter(({ id, isService }) =>
    [id, EVERYTHING, isService && ALL_SERVICES].includes(name),
  );
}

/** Finds a change that contradicts one above it: both are about one group and one day. */
function findDoubleChanges(change: Change, index: number, facts: DateFacts): DateMistake[] {
  const { changes, folder } = facts;
  const other = changes.slice(0, index).findIndex((candidate) => isSameDate(candidate, change));
  if (other === -1) return [];
  const line = folder.readSource(NOTICES)?.lineOf(["changes", other]);
  const expected = `line ${line} is about ${change.for.join(", ")} on the same day. Take one of the two away, or put them together`;
  return [mustMend(facts, NOTICES, ["changes", index, "day"], expected)];
}

function isSameDate(one: Change, other: Change): boolean {
  const shareName = one.for.some((name) => other.for.includes(name));
  const overlap = one.day <= lastDayOf(other) && other.day <= lastDayOf(one);
  return shareName && overlap && subjectOf(one) === subjectOf(other);
}

/** Changes of one day do not contradict each other if one of them is an extra date at another hour. */
function subjectOf(change: Change): string {
  return change.what === "extra" ? `extra at ${change.from}` : "date";
}

/** The day on which a change puts something that the rule does not have there; undefined if it does not. */
function newDayOf(change: Change): Day | undefined {
  if (change.what === "extra") return change.day;
  return change.what === "moved" ? change["new-day"] : undefined;
}

function noDayOf(day: Day, rule: string): string {
  return `${day} is a ${weekdayOf(day)}, and no day of ${rule}`;
}

function adviseNearest(day: Day, days: Day[]): string {
  const before = days.findLast((other) => other < day);
  const after = days.find((other) => other > day);
  return `The nearest: ${[before, after].filter(Boolean).join(" and ") || "none is known"}`;
}
