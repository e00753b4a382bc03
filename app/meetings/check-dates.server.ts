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
import { weekdayOf } from "#app/time/weekdays.ts";
import { type Rule, ruleDays, usualDays } from "./compute-meetings.server.ts";
import { serviceId } from "./series.server.ts";

/** What a line of notices.yaml can name, with the rules it stands for. */
type Named = { rule: Rule; when: string };

/** Throws ContentProblems where year.yaml, notices.yaml and the rules of services and of these groups disagree. */
export function checkDates(groups: UsableGroup[], changes: Change[]): void {
  const year = readYear();
  const named = namedIn(groups);
  const problems = [
    ...(year ? groups.flatMap((group) => sessionProblems(group, year)) : []),
    ...changes.flatMap((change, index) => [
      ...unknownNames(change, index, [...named.keys()]),
      // What was over before this year may stay in the file, whatever has changed since.
      ...(year && lastDayOf(change) < year.from
        ? []
        : weekdayProblems(change, index, changes, named, year)),
      ...doubles(change, index, changes.slice(0, index)),
    ]),
  ];
  throwAny(problems);
}

function namedIn(groups: UsableGroup[]): Map<string, Named[]> {
  const services = readChurch().services.map((service): [string, Named] => [
    serviceId(service),
    { rule: service, when: meetingWords(service) },
  ]);
  return new Map([
    [ALL_SERVICES, services.map(([, rule]) => rule)],
    // No rules: "everything is off" may be said of any day, even one on which nothing meets.
    [EVERYTHING, []],
    ...services.map(([id, rule]): [string, Named[]] => [id, [rule]]),
    ...groups.map(({ slug, meets }): [string, Named[]] => [
      slug,
      [{ rule: meets, when: meetingWords(meets) }],
    ]),
    // Nor of a group whose own file has to be mended first.
    ...namesIn("groups")
      .filter((slug) => groups.every((group) => group.slug !== slug))
      .map((slug): [string, Named[]] => [slug, []]),
  ]);
}

function sessionProblems(group: UsableGroup, year: Year): ContentProblem[] {
  const { session, ...rule } = group.meets;
  const days = [...usualDays(rule, year), ...daysAfterTerms(rule, year)];
  return session.flatMap((_, index) => problemsOfSession(group, index, days, year));
}

/** The days of a rule for which no terms are known yet: where its terms come out later, a session may have them. */
function daysAfterTerms(rule: Rule, { from, to, terms }: Year): Day[] {
  const lastTerm = terms.at(-1);
  return rule.term ? ruleDays(rule, { from: lastTerm ? addDays(lastTerm.to, 1) : from, to }) : [];
}

function problemsOfSession(
  { slug, meets }: UsableGroup,
  index: number,
  days: Day[],
  { from, to, years }: Year,
): ContentProblem[] {
  const [session, previous] = [meets.session[index], meets.session[index - 1]];
  // A session of last year may stay: where there is no other the group's page says that its dates are not set yet.
  if (!session || session.to < from) return [];
  const problem = (end: "from" | "to", expected: string) => [
    problemIn(`groups/${slug}.md`, ["meets", "session", index, end], expected),
  ];
  if (previous && session.from <= previous.to) {
    return problem(
      "from",
      `begins on ${session.from}, and the one above it lasts until ${previous.to}. They stand in their order, one for each year, and do not overlap`,
    );
  }
  return (["from", "to"] as const).flatMap((end) => {
    const day = session[end];
    if (day < from || day > to) {
      const known = years.map((one) => `${one.from} to ${one.to}`).join(" and ");
      return problem(
        end,
        `${day} is not in the ${years.length > 1 ? "years" : "year"} of ${contentPath(YEARS)}, ${known}`,
      );
    }
    if (days.includes(day)) return [];
    return problem(end, `${noDayOf(day, meetingWords(meets))}. ${nearest(day, days)}`);
  });
}

function unknownNames(change: Change, index: number, names: string[]): ContentProblem[] {
  const unknown = change.for.filter((name) => !names.includes(name));
  return unknown.map((name) =>
    problemIn(
      NOTICES,
      ["changes", index, "for"],
      `there is no group ${name}. Expected ${names.slice(0, -1).join(", ")} or ${names.at(-1)}`,
    ),
  );
}

/** What is off, moved or joint has to be a date that its rule can have. */
function weekdayProblems(
  change: Change,
  index: number,
  changes: Change[],
  named: Map<string, Named[]>,
  year: Year | null,
): ContentProblem[] {
  if (change.what === "extra") return [];
  // What another line put on a day can be off after all.
  const isPutThere = (name: string) =>
    change.what === "off" &&
    changes.some((other) => other.for.includes(name) && covers(change, dayPutOn(other)));
  const { day } = change;
  const until = lastDayOf(change);
  return change.for.flatMap((name) => {
    const rules = named.get(name) ?? [];
    const isDay = rules.some(({ rule }) => ruleDays(rule, { from: day, to: until }).length > 0);
    if (rules.length === 0 || isDay || isPutThere(name)) return [];
    const usual = rules
      .flatMap(({ rule }) =>
        year
          ? usualDays(rule, year)
          : ruleDays(rule, { from: addDays(day, -40), to: addDays(until, 40) }),
      )
      .sort();
    const when = rules.map((rule) => rule.when).join("; ");
    return [
      problemIn(
        NOTICES,
        ["changes", index, "day"],
        `${noDayOf(day, `${name} (${when})`)}${until > day ? `, nor is any until ${until}` : ""}. ` +
          `${nearest(day, usual)}. For one more meeting on another day: what: extra`,
      ),
    ];
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
