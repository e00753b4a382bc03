import * as v from "valibot";
import { field } from "#app/content-loader/facts/field.ts";
import { day, words } from "#app/content-loader/facts/fields.server.ts";
import { readFacts } from "#app/content-loader/facts/read-facts.server.ts";
import { backwards, type Slip, throwSlips } from "#app/content-loader/facts/slips.server.ts";
import { daysBetween } from "#app/time/wall-time.ts";
import { contentExists } from "./read-content.server.ts";

const FILE = "year.yaml";
/** A year and a half: whoever has typed more has most likely mistyped a year. */
const LONGEST = 550;

const days = { from: field("First day", day), to: field("Last day", day) };

const term = v.strictObject({
  name: field("Name", words, "Such as Autumn term."),
  ...days,
  "half-term": field("Half-term", v.optional(v.strictObject(days))),
});

export const yearFacts = v.strictObject({
  ...days,
  terms: field(
    "School terms",
    v.array(field("Term", term)),
    "In their order. Groups that keep them meet in these days, and not on a day of half-term.",
  ),
});

/** The year whose dates are known, and its school terms: `content/year.yaml`. First and last days included. */
export type Year = v.InferOutput<typeof yearFacts>;

/** The year, or null where the church keeps no such file. Throws ContentProblems. */
export function readYear(): Year | null {
  if (!contentExists(FILE)) return null;
  const year = readFacts(FILE, yearFacts);
  const slips = [...yearSlips(year), ...year.terms.flatMap((_, index) => termSlips(year, index))];
  throwSlips(FILE, slips);
  return year;
}

function yearSlips(year: Year): Slip[] {
  const length = daysBetween(year.from, year.to);
  if (length <= LONGEST) return backwards(year, ["to"]);
  return [
    [
      ["to"],
      `from ${year.from} to ${year.to} are ${length} days, and a year of dates has 18 months at most. Expected such as from: 2026-09-01 and to: 2027-08-31`,
    ],
  ];
}

function termSlips({ terms, ...year }: Year, index: number): Slip[] {
  const [term, previous] = [terms[index], terms[index - 1]];
  if (!term) return [];
  const path = ["terms", index];
  const { from, to, name, "half-term": half } = term;
  const slips = backwards(term, [...path, "to"]);
  if (previous && from <= previous.to) {
    slips.push([
      [...path, "from"],
      `“${name}” begins on ${from}, and “${previous.name}” lasts until ${previous.to}. Terms stand in their order and do not overlap`,
    ]);
  }
  if (from <= to && (to < year.from || from > year.to)) {
    slips.push([
      [...path, "from"],
      `“${name}”, ${from} to ${to}, is not in the year at the top of this file, ${year.from} to ${year.to}`,
    ]);
  }
  if (half) {
    slips.push(...backwards(half, [...path, "half-term", "to"]));
    if (half.from <= from || half.to >= to) {
      slips.push([
        [...path, "half-term"],
        `half-term from ${half.from} to ${half.to} is not within “${name}”, ${from} to ${to}`,
      ]);
    }
  }
  return slips;
}
