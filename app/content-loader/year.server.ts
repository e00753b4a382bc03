import * as v from "valibot";
import { day, words } from "./fields.server.ts";
import { contentExists, problemIn, readFacts } from "./read-content.server.ts";

const FILE = "year.yaml";

const days = { from: day, to: day };

const yearSchema = v.strictObject({
  ...days,
  terms: v.array(
    v.strictObject({ name: words, ...days, "half-term": v.optional(v.strictObject(days)) }),
  ),
});

/** The year whose dates are known, and its school terms: `content/year.yaml`. First and last days included. */
export type Year = v.InferOutput<typeof yearSchema>;

/** The year, or null where the church keeps no such file. Throws ContentProblems. */
export function readYear(): Year | null {
  if (!contentExists(FILE)) return null;
  const year = readFacts(FILE, yearSchema);
  refuseWrongOrder(year);
  return year;
}

function refuseWrongOrder(year: Year): void {
  refuseBackwards(year, []);
  for (const [index, term] of year.terms.entries()) {
    const where = ["terms", index];
    refuseBackwards(term, where);
    const previous = year.terms[index - 1];
    if (previous && term.from <= previous.to) {
      throw problemIn(
        FILE,
        [...where, "from"],
        `“${term.name}” begins on ${term.from}, and “${previous.name}” lasts until ${previous.to}. Terms stand in their order and do not overlap`,
      );
    }
    const half = term["half-term"];
    if (!half) continue;
    refuseBackwards(half, [...where, "half-term"]);
    if (half.from <= term.from || half.to >= term.to) {
      throw problemIn(
        FILE,
        [...where, "half-term"],
        `half-term from ${half.from} to ${half.to} is not within “${term.name}”, ${term.from} to ${term.to}`,
      );
    }
  }
}

function refuseBackwards({ from, to }: { from: string; to: string }, where: (string | number)[]) {
  if (to >= from) return;
  throw problemIn(
    FILE,
    [...where, "to"],
    `the last day, ${to}, is before the first, ${from}. Are the two the wrong way round?`,
  );
}
