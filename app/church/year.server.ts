import * as v from "valibot";
import {
  type ContentFolder,
  type FactPath,
  type Fillings,
  field,
  fields,
  list,
  listOf,
  optional,
} from "#content";
import type { Term, Year } from "#dates";
import { addDays, type Day, type Days, daysBetween, isWithin } from "#time";
import type { ChurchFacts } from "./church-facts.server.ts";
import { day, words } from "./fields.server.ts";

export const YEARS = "year.yaml";

/** The years of the file as one, with the school terms of all of them. */
export type Years = Year & {
  /** The first day and the last of each of them. */
  years: Days[];
};

const days = { from: field("First day", day), to: field("Last day", day) };

const term = fields({
  /** "Autumn term" */
  name: field("Name", words, "Such as Autumn term."),
  ...days,
  /** The days in the middle of it on which schools are closed. */
  "half-term": optional("Half-term", fields(days)),
});

const year = fields({
  ...days,
  terms: list("School terms", field("Term", term), {
    hint: "In their order, as soon as they are known. Groups that keep them meet in these days, and not on a day of half-term.",
  }),
});

export const yearSchema = fields({
  years: field(
    "Years",
    v.pipe(
      listOf(field("Year", year)),
      v.nonEmpty("is empty. Expected a year: its first day, its last day and its school terms"),
    ),
    "Add the next one below the running one, from the day after its last day. Leave the running one as it is until it is over.",
  ),
});

/** A year of the file. */
interface YearFacts extends v.InferOutput<typeof year> {}

/** Reads `year.yaml`, and joins its years into one. Undefined if it has mistakes. */
export function readYear(folder: ContentFolder, fillings: Fillings): Years | undefined {
  const years = folder.readFacts(YEARS, yearSchema, fillings)?.years ?? [];
  const first = years[0];
  const last = years.at(-1);
  if (!first || !last) return undefined;
  const problemsBefore = folder.problems.length;
  for (const [index, year] of years.entries()) checkYear(folder, year, index, years[index - 1]);
  // Dates that are worked out from a wrong year would only cause more problems.
  if (folder.problems.length > problemsBefore) return undefined;
  return { from: first.from, to: last.to, years, terms: years.flatMap(({ terms }) => terms) };
}

/** Refuses a last day that is before the first. */
function checkOrder(folder: ContentFolder, path: FactPath, { from, to }: Days): void {
  if (to >= from) return;
  const advice = `the last day, ${to}, is before the first, ${from}. Are the two the wrong way round?`;
  folder.refuseFact(YEARS, path, advice);
}

/** A year and a half, in days. If a year is longer, its number is probably mistyped. */
const LONGEST_YEAR = 550;

/** Checks the order and the length of a year and its terms. `above` is the year above it in the file. */
function checkYear(
  folder: ContentFolder,
  year: YearFacts,
  index: number,
  above: YearFacts | undefined,
): void {
  const { from, to, terms } = year;
  const path = ["years", index];
  checkOrder(folder, [...path, "to"], year);
  const length = daysBetween(from, to);
  if (length > LONGEST_YEAR) {
    const advice = `from ${from} to ${to} are ${length} days, and a year of dates has 18 months at most. Expected such as from: 2026-09-01 and to: 2027-08-31`;
    folder.refuseFact(YEARS, [...path, "to"], advice);
  }
  const expected = above && addDays(above.to, 1);
  if (expected && from !== expected) {
    const advice = `the year begins on ${from}, and the one above it lasts until ${above.to}. Years follow each other without a day between: expected from: ${expected}`;
    folder.refuseFact(YEARS, [...path, "from"], advice);
  }
  for (const [place, term] of terms.entries()) {
    const termAbove = terms[place - 1] ?? above?.terms.at(-1);
    checkTerm(folder, term, [...path, "terms", place], year, termAbove);
  }
}

/** Checks that a term is in its year, and comes after the term above it in the file. */
function checkTerm(
  folder: ContentFolder,
  term: Term,
  path: FactPath,
  year: Days,
  above: Term | undefined,
): void {
  const { from, to, name, "half-term": half } = term;
  checkOrder(folder, [...path, "to"], term);
  if (above && from <= above.to) {
    const advice = `“${name}” begins on ${from}, and “${above.name}” lasts until ${above.to}. Terms stand in their order and do not overlap`;
    folder.refuseFact(YEARS, [...path, "from"], advice);
  }
  if (from <= to && (to < year.from || from > year.to)) {
    const advice = `“${name}”, ${from} to ${to}, is not in its year, ${year.from} to ${year.to}`;
    folder.refuseFact(YEARS, [...path, "from"], advice);
  }
  if (!half) return;
  checkOrder(folder, [...path, "half-term", "to"], half);
  if (half.from <= from || half.to >= to) {
    const advice = `half-term from ${half.from} to ${half.to} is not within “${name}”, ${from} to ${to}`;
    folder.refuseFact(YEARS, [...path, "half-term"], advice);
  }
}

/** Refuses years without today, because nothing would have a date. Invented churches, at .example, may have any years. */
export function checkToday(
  folder: ContentFolder,
  year: Years | undefined,
  church: ChurchFacts | undefined,
  today: Day,
): void {
  if (!year || !church || isWithin(today, year)) return;
  if (new URL(church.website).hostname.endsWith(".example")) return;
  const nobodyMeets = `today, ${today}, is in no year: no group and no service has a date`;
  if (today < year.from) {
    const advice = `the first year begins on ${year.from}, and ${nobodyMeets}. Was the running year overwritten? Put it back above this one. If there was none, write from: ${today}`;
    folder.refuseFact(YEARS, ["years", 0, "from"], advice);
    return;
  }
  const from = addDays(year.to, 1);
  const to = addDays(`${Number(from.slice(0, 4)) + 1}${from.slice(4)}`, -1);
  const advice = `the last year ended on ${year.to}, and ${nobodyMeets}. Put the next one below it: - from: ${from} and, below that, to: ${to}; its terms: can follow when they are known`;
  folder.refuseFact(YEARS, ["years", year.years.length - 1, "to"], advice);
}
