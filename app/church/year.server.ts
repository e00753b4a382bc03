import * as v from "valibot";
import type { Term, Year } from "#dates";
import { addDays, type Day, type Days, daysBetween, isWithin } from "#time";
import { contentExists } from "../../lib/content/content-folder.ts";
import {
  agreeing,
  type FactPath,
  field,
  list,
  optional,
  type Slip,
} from "../../lib/content/facts.ts";
import { readFacts } from "../../lib/content/read-file.ts";
import { problemIn } from "../../lib/content/source.ts";
import { readChurch } from "./church-facts.server.ts";
import { backwards, day, words } from "./fields.server.ts";

export const YEARS = "year.yaml";
/** A year and a half: whoever has typed more has most likely mistyped a year. */
const LONGEST = 550;

const days = { from: field("First day", day), to: field("Last day", day) };

const term = v.strictObject({
  name: field("Name", words, "Such as Autumn term."),
  ...days,
  "half-term": optional("Half-term", v.strictObject(days)),
});

const oneYear = v.strictObject({
  ...days,
  terms: list("School terms", field("Term", term), {
    hint: "In their order, as soon as they are known. Groups that keep them meet in these days, and not on a day of half-term.",
  }),
});

type OneYear = v.InferOutput<typeof oneYear>;

export const yearFacts = v.strictObject({
  years: field(
    "Years",
    v.pipe(
      v.array(field("Year", oneYear)),
      v.nonEmpty("is empty. Expected a year: its first day, its last day and its school terms"),
      agreeing((years) =>
        years.flatMap((year, index) => yearSlips(year, [index], years[index - 1])),
      ),
    ),
    "Add the next one below the running one, from the day after its last day. Leave the running one as it is until it is over.",
  ),
});

/** The years of the file as one, with the school terms of all of them. */
export type Years = Year & {
  /** The first day and the last of each of them. */
  years: Days[];
};

/** All years as one, or null where the church keeps no such file. Throws ContentProblems. */
export function readYear(): Years | null {
  if (!contentExists(YEARS)) return null;
  const { years } = readFacts(YEARS, yearFacts);
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last) return null;
  return { from: first.from, to: last.to, years, terms: years.flatMap(({ terms }) => terms) };
}

function yearSlips(year: OneYear, path: FactPath, above: OneYear | undefined): Slip[] {
  const { from, to, terms } = year;
  const slips = backwards(year, path);
  const length = daysBetween(from, to);
  const tooLong = `from ${from} to ${to} are ${length} days, and a year of dates has 18 months at most. Expected such as from: 2026-09-01 and to: 2027-08-31`;
  if (length > LONGEST) slips.push([[...path, "to"], tooLong]);
  const expected = above && addDays(above.to, 1);
  if (expected && from !== expected) {
    const why =
      from > expected
        ? "The days between are in neither"
        : "Years stand in their order and do not overlap";
    const apart = `the year begins on ${from}, and the one above it lasts until ${above.to}. ${why}: expected from: ${expected}`;
    slips.push([[...path, "from"], apart]);
  }
  const ofTerms = terms.flatMap((term, index) =>
    termSlips(term, [...path, "terms", index], year, terms[index - 1] ?? above?.terms.at(-1)),
  );
  return [...slips, ...ofTerms];
}

function termSlips(term: Term, path: FactPath, year: Days, above: Term | undefined): Slip[] {
  const { from, to, name, "half-term": half } = term;
  const slips = backwards(term, path);
  const begin = [...path, "from"];
  if (above && from <= above.to) {
    const overlap = `“${name}” begins on ${from}, and “${above.name}” lasts until ${above.to}. Terms stand in their order and do not overlap`;
    slips.push([begin, overlap]);
  }
  if (from <= to && (to < year.from || from > year.to)) {
    const notInYear = `“${name}”, ${from} to ${to}, is not in its year, ${year.from} to ${year.to}`;
    slips.push([begin, notInYear]);
  }
  if (!half) return slips;
  const halfPath = [...path, "half-term"];
  slips.push(...backwards(half, halfPath));
  if (half.from <= from || half.to >= to) {
    const notInTerm = `half-term from ${half.from} to ${half.to} is not within “${name}”, ${from} to ${to}`;
    slips.push([halfPath, notInTerm]);
  }
  return slips;
}

/** Throws where `today` is in no year, so that nothing would have a date. Invented churches, at .example, may be of any year. */
export function refuseYearsWithout(today: Day): void {
  const year = readYear();
  if (!year || isWithin(today, year)) return;
  if (new URL(readChurch().website).hostname.endsWith(".example")) return;
  const nobodyMeets = `today, ${today}, is in no year: no group and no service has a date`;
  if (today < year.from) {
    const expected = `the first year begins on ${year.from}, and ${nobodyMeets}. Was the running year overwritten? Put it back above this one. If there was none, write from: ${today}`;
    throw problemIn(YEARS, ["years", 0, "from"], expected);
  }
  const from = addDays(year.to, 1);
  const to = addDays(`${Number(from.slice(0, 4)) + 1}${from.slice(4)}`, -1);
  const expected = `the last year ended on ${year.to}, and ${nobodyMeets}. Put the next one below it: - from: ${from} and, below that, to: ${to}; its terms: can follow when they are known`;
  throw problemIn(YEARS, ["years", year.years.length - 1, "to"], expected);
}
