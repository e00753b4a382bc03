import { CHURCH } from "#app/church/church-facts.server.ts";
import { groupFile } from "#app/church/groups.server.ts";
import { ALL_SERVICES, NOTICES } from "#app/church/notices.server.ts";
import type { DateFacts } from "#app/church/open-church.server.ts";
import { YEARS, type Years } from "#app/church/year.server.ts";
import type { FactPath } from "#content";
import {
  type Change,
  EVERYTHING,
  isChangeOn,
  lastDayOf,
  ruleDays,
  type Series,
  usualDays,
} from "#dates";
import { addDays, britishDate, britishDateAndYear, type Day, weekdayOf } from "#time";
import { type Finding, findingOf } from "./finding.ts";

const anyOf = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Finds where year.yaml, notices.yaml and the rules of services and groups disagree. */
export function findDateMistakes(facts: DateFacts): Finding[] {
  const { all, year, changes } = facts;
  const ofSessions = year ? all.flatMap((series) => sessionsOutside(series, year, facts)) : [];
  const ofChanges = changes.flatMap((change, index) => [
    ...slipsOfNames(change, index, facts),
    ...changesOfNothing(change, index, facts),
    ...doubles(change, index, facts),
  ]);
  return [...ofSessions, ...ofChanges];
}

/** Tells of a fact that must be another, at its line. */
function mustAt({ folder }: DateFacts, file: string, path: FactPath, advice: string): Finding {
  return findingOf(folder.problemWithFact(file, path, advice), "must");
}

/** Finds first and last nights that are on no day of the group's, or out of order. */
function sessionsOutside(series: Series, year: Years, facts: DateFacts): Finding[] {
  const { id, when, rule: ruleWithSessions } = series;
  const { session = [], ...rule } = ruleWithSessions;
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
      mustAt(facts, groupFile(id), ["meets", "session", index, end], expected);
    const above = session[index - 1];
    if (above && one.from <= above.to) {
      const expected = `begins on ${one.from}, and the one above it lasts until ${above.to}. They stand in their order, one for each year, and do not overlap`;
      return [slip("from", expected)];
    }
    return (["from", "to"] as const).flatMap((end) => {
      const day = one[end];
      if (day < from || day > to) {
        const ofYears = years.length > 1 ? "years" : "year";
        return slip(
          end,
          `${day} is not in the ${ofYears} of ${facts.folder.nameOf(YEARS)}, ${known}`,
        );
      }
      return days.includes(day) ? [] : slip(end, `${noDayOf(day, when)}. ${nearest(day, days)}`);
    });
  });
}

/** Finds names that are none: a change is about groups and services that there are, and what is not streamed on a day is so as a rule. */
function slipsOfNames({ what, for: names }: Change, index: number, facts: DateFacts): Finding[] {
  const { all, folder } = facts;
  // A group whose own file has to be mended first is no unknown one.
  const groups = new Set([...all.map(({ id }) => id), ...folder.pagesIn("groups")]);
  const known = [ALL_SERVICES, EVERYTHING, ...groups];
  const slip = (expected: string) => mustAt(facts, NOTICES, ["changes", index, "for"], expected);
  return names.flatMap((name) => {
    if (!known.includes(name)) {
      return slip(`there is no group ${name}. Expected ${anyOf.format(known)}`);
    }
    const meant = seriesNamed(name, all);
    const isStreamed = meant.length === 0 || meant.some(({ stream }) => stream);
    if (what !== "not-streamed" || isStreamed) return [];
    const expected = `${name} is never streamed. Expected a service that has stream: and an address in ${folder.nameOf(CHURCH)}`;
    return slip(expected);
  });
}

/** What is off, moved or joint has to be a date that its rule can have, and in the end one that is known. */
function changesOfNothing(change: Change, index: number, facts: DateFacts): Finding[] {
  const { all, year, changes, folder } = facts;
  const { what, day } = change;
  const until = lastDayOf(change);
  // What was over before this year may stay in the file, whatever has changed since.
  if (what === "extra" || (year && until < year.from)) return [];
  return change.for.flatMap((name): Finding | Finding[] => {
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
        (other) => other.for.includes(name) && isChangeOn(change, dayPutOn(other)),
      );
      if ((what === "off" || what === "not-streamed") && isPutThere) return [];
      const rule = `${name} (${meant.map(({ when }) => when).join("; ")})`;
      const nor = until > day ? `, nor is any until ${until}` : "";
      const expected = `${noDayOf(day, rule)}${nor}. ${nearest(day, usual)}. For one more meeting on another day: what: extra`;
      return [mustAt(facts, NOTICES, ["changes", index, "day"], expected)];
    }
    const lastDay = usual.at(-1);
    const isHeld = meant.some(({ meetings }) =>
      meetings.some((one) => isChangeOn(change, one.day)),
    );
    // Where no dates are set yet, nothing can be off.
    if (!year || !lastDay || isHeld) return [];
    const isLate = day > lastDay;
    const why = isLate ? `: no dates are set after ${britishDateAndYear(lastDay)}` : "";
    return {
      // An event of the church's calendar may be on where no group is, and the group's next dates may have this day.
      weight: isLate || isForAll ? "should" : "must",
      where: `${folder.nameOf(NOTICES)}, line ${folder.readSource(NOTICES)?.lineOf(["changes", index])}`,
      what: `${name} has no date on ${britishDate(day)} that could be ${what}${why}.`,
      mend: "Put the day that is meant, or take the line away.",
    };
  });
}

/** All that a name in `for` is about. */
function seriesNamed(name: string, all: Series[]): Series[] {
  return all.filter(({ id, isService }) =>
    [id, EVERYTHING, isService && ALL_SERVICES].includes(name),
  );
}

/** Two lines about one group and one day, of which only one could hold. */
function doubles(change: Change, index: number, facts: DateFacts): Finding[] {
  const { changes, folder } = facts;
  const other = changes.slice(0, index).findIndex((candidate) => isSameDate(candidate, change));
  if (other === -1) return [];
  const line = folder.readSource(NOTICES)?.lineOf(["changes", other]);
  const expected = `line ${line} is about ${change.for.join(", ")} on the same day. Take one of the two away, or put them together`;
  return [mustAt(facts, NOTICES, ["changes", index, "day"], expected)];
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

function noDayOf(day: Day, rule: string): string {
  return `${day} is a ${weekdayOf(day)}, and no day of ${rule}`;
}

function nearest(day: Day, days: Day[]): string {
  const before = days.findLast((other) => other < day);
  const after = days.find((other) => other > day);
  return `The nearest: ${[before, after].filter(Boolean).join(" and ") || "none is known"}`;
}
