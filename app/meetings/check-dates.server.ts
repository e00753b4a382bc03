import { readChurch } from "#app/content-loader/church.server.ts";
import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { type ContentProblem, throwAny } from "#app/content-loader/content-problem.server.ts";
import { lineOf, problemIn } from "#app/content-loader/facts/parse-facts.server.ts";
import type { UsableGroup } from "#app/content-loader/groups.server.ts";
import {
  ALL_SERVICES,
  type Change,
  covers,
  EVERYTHING,
  lastDayOf,
  NOTICES,
} from "#app/content-loader/notices.server.ts";
import { namesIn } from "#app/content-loader/read-content.server.ts";
import { readYear, YEARS, type Year } from "#app/content-loader/year.server.ts";
import { meetingWords } from "#app/time/meeting-words.ts";
import { addDays, type Day } from "#app/time/wall-time.ts";
import { ruleDays, weekdayOf } from "#app/time/weekdays.ts";
import { usualDays } from "./compute-meetings.server.ts";
import type { Rule } from "./meeting.ts";
import { serviceId } from "./series.server.ts";

/** Throws ContentProblems where year.yaml, notices.yaml and the rules of services and of these groups disagree. */
export function checkDates(groups: UsableGroup[], changes: Change[]): void {
  const year = readYear();
  const rules = rulesByName(groups);
  throwAny([
    ...groups.flatMap((group) => (year ? sessionProblems(group, year) : [])),
    ...changes.flatMap((change, index) => [
      ...unknownNames(change, index, [...rules.keys()]),
      // What was over before this year may stay in the file, whatever has changed since.
      ...(year && lastDayOf(change) < year.from
        ? []
        : daysOfNoRule(change, index, changes, rules, year)),
      ...doubles(change, index, changes.slice(0, index)),
    ]),
  ]);
}

/** What a line of notices.yaml can name, with the rules it stands for. */
function rulesByName(groups: UsableGroup[]): Map<string, Rule[]> {
  const { services } = readChurch();
  const rules = new Map<string, Rule[]>([
    [ALL_SERVICES, services],
    // No rules: "everything is off" may be said of any day, even one on which nothing meets.
    [EVERYTHING, []],
  ]);
  for (const service of services) rules.set(serviceId(service), [service]);
  for (const { slug, meets } of groups) rules.set(slug, [meets]);
  // Nor of a group whose own file has to be mended first.
  for (const slug of namesIn("groups")) if (!rules.has(slug)) rules.set(slug, []);
  return rules;
}

function sessionProblems({ slug, meets }: UsableGroup, year: Year): ContentProblem[] {
  const { session: sessions, ...rule } = meets;
  const { from, to, terms, years } = year;
  const lastTerm = terms.at(-1);
  // Where the terms to come are not known yet, a session may have any day of the rule after the last one.
  const later = { from: lastTerm ? addDays(lastTerm.to, 1) : from, to };
  const days = [...usualDays(rule, year), ...(rule.term ? ruleDays(rule, later) : [])];
  const known = years.map((one) => `${one.from} to ${one.to}`).join(" and ");
  return sessions.flatMap((session, index) => {
    // A session of last year may stay: where there is no other the group's page says that its dates are not set yet.
    if (session.to < from) return [];
    const problem = (end: "from" | "to", expected: string) => [
      problemIn(`groups/${slug}.md`, ["meets", "session", index, end], expected),
    ];
    const previous = sessions[index - 1];
    if (previous && session.from <= previous.to) {
      return problem(
        "from",
        `begins on ${session.from}, and the one above it lasts until ${previous.to}. They stand in their order, one for each year, and do not overlap`,
      );
    }
    return (["from", "to"] as const).flatMap((end) => {
      const day = session[end];
      if (day < from || day > to) {
        const ofYears = years.length > 1 ? "years" : "year";
        return problem(end, `${day} is not in the ${ofYears} of ${contentPath(YEARS)}, ${known}`);
      }
      if (days.includes(day)) return [];
      return problem(end, `${noDayOf(day, meetingWords(meets))}. ${nearest(day, days)}`);
    });
  });
}

function unknownNames(change: Change, index: number, names: string[]): ContentProblem[] {
  const unknown = change.for.filter((name) => !names.includes(name));
  const known = `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
  return unknown.map((name) =>
    problemIn(NOTICES, ["changes", index, "for"], `there is no group ${name}. Expected ${known}`),
  );
}

/** What is off, moved or joint has to be a date that its rule can have. */
function daysOfNoRule(
  change: Change,
  index: number,
  changes: Change[],
  rulesNamed: Map<string, Rule[]>,
  year: Year | null,
): ContentProblem[] {
  const { what, day } = change;
  if (what === "extra") return [];
  const until = lastDayOf(change);
  return change.for.flatMap((name) => {
    const rules = rulesNamed.get(name) ?? [];
    const isDay = rules.some((rule) => ruleDays(rule, { from: day, to: until }).length > 0);
    // What another line put on a day can be off after all.
    const isPutThere = changes.some(
      (other) => other.for.includes(name) && covers(change, dayPutOn(other)),
    );
    if (rules.length === 0 || isDay || (what === "off" && isPutThere)) return [];
    const around = { from: addDays(day, -40), to: addDays(until, 40) };
    const usual = rules.flatMap((rule) => (year ? usualDays(rule, year) : ruleDays(rule, around)));
    const rule = `${name} (${rules.map(meetingWords).join("; ")})`;
    const nor = until > day ? `, nor is any until ${until}` : "";
    const expected = `${noDayOf(day, rule)}${nor}. ${nearest(day, usual.sort())}. For one more meeting on another day: what: extra`;
    return [problemIn(NOTICES, ["changes", index, "day"], expected)];
  });
}

/** Two lines about one group and one day, of which only one could hold. */
function doubles(change: Change, index: number, earlier: Change[]): ContentProblem[] {
  const other = earlier.findIndex((candidate) => isSameDate(candidate, change));
  if (other === -1) return [];
  return [
    problemIn(
      NOTICES,
      ["changes", index, "day"],
      `line ${lineOf(NOTICES, ["changes", other])} is about ${change.for.join(", ")} on the same day. Take one of the two away, or put them together`,
    ),
  ];
}

function isSameDate(one: Change, other: Change): boolean {
  const shareName = one.for.some((name) => other.for.includes(name));
  const overlap = one.day <= lastDayOf(other) && other.day <= lastDayOf(one);
  if (!shareName || !overlap) return false;
  if (one.what === "extra" && other.what === "extra") return one.from === other.from;
  return one.what !== "extra" && other.what !== "extra";
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
