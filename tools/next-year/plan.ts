import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { meets } from "#app/content-loader/facts/meets.server.ts";
import { YEARS, type Year, yearFacts } from "#app/content-loader/year.server.ts";
import { usualDays } from "#app/meetings/compute-meetings.server.ts";
import { addDays, type Day, type Days, daysBetween } from "#app/time/wall-time.ts";
import { yearOf } from "#app/time/written-times.ts";
import { textsIn } from "#tools/check-up/texts.ts";
import { type Facts, readFacts, writeFacts } from "#tools/editor/format/facts.ts";
import { readPage, writePage } from "#tools/editor/format/page.ts";
import { isFields } from "#tools/editor/format/set-facts.ts";
import { easterOf } from "./holidays.ts";

/** The days that were answered, by the names of what was asked. */
export type Answers = Record<string, Day>;

const { every, week, "fortnightly-from": fortnightly, term, session } = meets.entries;
const groupFacts = v.object({
  name: v.string(),
  meets: v.object({ every, week, "fortnightly-from": fortnightly, term, session }),
});

export type Running = { year: v.InferOutput<typeof yearFacts>["years"][number]; groups: Group[] };
type Group = v.InferOutput<typeof groupFacts> & { file: string; slug: string };

/** The last year of a content folder, and the groups with a first and a last night. Throws where they cannot be read. */
export function readRunning(folder: string): Running {
  const texts = textsIn(folder);
  const years = texts.find(({ file }) => file === YEARS);
  const year = years && v.parse(yearFacts, readFacts(years.text)).years.at(-1);
  if (!year) throw new Error(`${YEARS} is not there yet: docs/dates.md says how to begin one.`);
  const groups = texts.flatMap(({ file, text }): Group[] => {
    if (!file.startsWith("groups/")) return [];
    const facts = v.parse(groupFacts, readPage(text));
    const group = { ...facts, file, slug: path.basename(file, ".md") };
    return facts.meets.session.length > 0 ? [group] : [];
  });
  return { year, groups };
}

/** What is to be asked for the next year: its terms, then each group's first and last night, beside this year's, with a day that is suggested. */
export function questionsFor(running: Running) {
  const { year, groups } = running;
  const ofTerms = year.terms.flatMap(({ name, from, to, "half-term": half }, index) => [
    asked(`${index}.from`, `${name}, first day`, from, year),
    ...(half ? [asked(`${index}.half-from`, `${name}, half-term from`, half.from, year)] : []),
    ...(half ? [asked(`${index}.half-to`, `${name}, half-term to`, half.to, year)] : []),
    asked(`${index}.to`, `${name}, last day`, to, year),
  ]);
  const suggestions = Object.fromEntries(ofTerms.map((one) => [one.name, one.suggested]));
  const next = nextYear(running, suggestions);
  const ofGroups = groups.flatMap(({ slug, name, meets: { session, ...rule } }) => {
    const days = usualDays(rule, { ...next, years: [next] });
    const night = (end: keyof Days, what: string) =>
      session.slice(-1).map((running) => {
        const later = addDays(running[end], A_YEAR);
        const distance = (day: Day) => Math.abs(daysBetween(later, day));
        const [suggested = later] = days.toSorted((one, other) => distance(one) - distance(other));
        return { name: `${slug}.${end}`, what: `${name}, ${what}`, last: running[end], suggested };
      });
    return [...night("from", "first night"), ...night("to", "last night")];
  });
  return [...ofTerms, ...ofGroups];
}

/** To the same weekday. */
const A_YEAR = 364;
/** In days: how near to Easter a day moves with it. */
const AT_EASTER = 21;

/** The same weekday a year on or, round Easter, as far from it; not before the next year. */
function asked(name: string, what: string, last: Day, running: Days) {
  const year = Number(yearOf(last));
  const [easter, next] = [easterOf(year), easterOf(year + 1)];
  const isAtEaster = Math.abs(daysBetween(easter, last)) <= AT_EASTER;
  const later = addDays(last, isAtEaster ? daysBetween(easter, next) : A_YEAR);
  const first = addDays(running.to, 1);
  return { name, what, last, suggested: later < first ? first : later };
}

/** The next year with its terms, as year.yaml has it. */
function nextYear({ year }: Running, answers: Answers) {
  const from = addDays(year.to, 1);
  const to = addDays(`${Number(from.slice(0, 4)) + 1}${from.slice(4)}`, -1);
  const terms = year.terms.map(({ name, "half-term": half }, index) => {
    const of = (end: string) => answers[`${index}.${end}`] ?? "";
    const halfTerm = { "half-term": { from: of("half-from"), to: of("half-to") } };
    return { name, from: of("from"), to: of("to"), ...(half && halfTerm) };
  });
  return { from, to, terms };
}

function nextSession({ slug }: Group, answers: Answers): Days {
  return { from: answers[`${slug}.from`] ?? "", to: answers[`${slug}.to`] ?? "" };
}

/** Every date that each group would have in the next year by these answers. */
export function datesBy(running: Running, answers: Answers): { name: string; days: Day[] }[] {
  const next = nextYear(running, answers);
  const year: Year = { ...next, years: [next] };
  return running.groups.map((group) => {
    const rule = { ...group.meets, sections: [], session: [nextSession(group, answers)] };
    return { name: group.name, days: usualDays(rule, year) };
  });
}

/** Writes the next year below the running one in a content folder, and each group's next session below its last. */
export function writeNextYear(folder: string, running: Running, answers: Answers): void {
  change(folder, YEARS, (text) => {
    const facts = readFacts(text);
    const years = [...[facts.years].flat(), nextYear(running, answers)];
    return writeFacts(text, { ...facts, years });
  });
  for (const group of running.groups) {
    change(folder, group.file, (text) => {
      const page = readPage(text);
      const rule: Facts = isFields(page.meets) ? page.meets : {};
      const session = [...[rule.session].flat(), nextSession(group, answers)];
      return writePage(text, { ...page, meets: { ...rule, session } });
    });
  }
}

function change(folder: string, file: string, write: (text: string) => string): void {
  const whole = path.join(folder, file);
  writeFileSync(whole, write(readFileSync(whole, "utf8")));
}
