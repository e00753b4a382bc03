import type { ContentProblem } from "#app/content-loader/content-problem.server.ts";
import { type FactPath, problemIn } from "#app/content-loader/facts/parse-facts.server.ts";
import { presentGroup } from "#app/content-loader/former-names.server.ts";
import { nearest } from "#app/content-loader/nearest.ts";
import {
  atClock,
  churchFilling,
  factsInWords,
  groupFilling,
  later,
  placeholderNames,
} from "./fillings.server.ts";
import { type Filling, LONE_BRACKET, PLACEHOLDER, Unfilled } from "./placeholder.ts";

/** The file of the church's own facts, from which placeholders are filled and in which there are none. */
const CHURCH = "church.yaml";

/** What a placeholder of this name stands for, or why it cannot be filled. */
export function fillingFor(name: string): Filling | Unfilled {
  try {
    return fillingOf(name.trim());
  } catch (error) {
    if (error instanceof Unfilled) return error;
    throw error;
  }
}

/** Text with its placeholders filled, and what is wrong with those that could not be. */
type Filled = { text: string; isWhole: boolean; reasons: string[] };

/** Fills the placeholders in words: with theirs, or with what `write` makes of each. */
function fill(text: string, write = ({ words }: Filling) => words): Filled {
  const reasons: string[] = [];
  let isWhole = true;
  const filled = text.replace(PLACEHOLDER, (written, name: string) => {
    const filling = fillingFor(name);
    if (!(filling instanceof Unfilled)) return write(filling);
    isWhole = false;
    if (filling.reason) reasons.push(`${written} ${filling.reason}`);
    return written;
  });
  if (/[{}]/.test(text.replace(PLACEHOLDER, ""))) reasons.push(LONE_BRACKET);
  return { text: filled, isWhole, reasons };
}

/** The placeholders that are being filled, one within another. */
const under: string[] = [];

function fillingOf(name: string): Filling {
  const [, base = "", sign, minutes] = /^(.*?)(?:([+-])(\d{1,3}))?$/.exec(name) ?? [];
  const names = placeholderNames();
  if (!names.includes(base)) {
    const suggestions = nearest(base, names).map((other) => `{${other}}`);
    throw new Unfilled(`stands for nothing. The nearest there are: ${suggestions.join(", ")}`);
  }
  if (under.includes(base)) throw new Unfilled("stands for itself in the end. Write it out once");
  under.push(base);
  try {
    const filling = knownFilling(base);
    if (minutes === undefined) return filling;
    if (filling.clock === undefined) {
      throw new Unfilled(`is no clock time, and cannot have ${sign}${minutes} minutes`);
    }
    return atClock(later(filling.clock, Number(`${sign}${minutes}`)));
  } finally {
    under.pop();
  }
}

function knownFilling(name: string): Filling {
  const church = churchFilling(name, factsInWords(CHURCH, wholly));
  if (church) return church;
  const [slug = "", field = ""] = name.split(".");
  return groupFilling(field, factsInWords(`groups/${presentGroup(slug)}.md`, wholly));
}

function wholly(words: string, write?: (filling: Filling) => string): string {
  const { text, isWhole, reasons } = fill(words, write);
  if (isWhole) return text;
  throw new Unfilled(reasons[0] && `stands for words in which ${reasons[0]}`);
}

/** Facts with the placeholders in all their words filled. `amiss` are those in which one could not be. */
export function fillFacts(file: string, facts: unknown) {
  const problems: ContentProblem[] = [];
  const amiss: FactPath[] = [];
  const fillAll = (fact: unknown, path: FactPath): unknown => {
    if (Array.isArray(fact)) return fact.map((entry, index) => fillAll(entry, [...path, index]));
    if (typeof fact === "object" && fact !== null) {
      const entries = Object.entries(fact);
      return Object.fromEntries(
        entries.map(([key, value]) => [key, fillAll(value, [...path, key])]),
      );
    }
    if (typeof fact !== "string") return fact;
    const isClock = path.at(-1) === "from" || path.at(-1) === "to";
    const { text, isWhole, reasons } = fill(fact, ({ words, clock }) =>
      isClock && clock ? clock : words,
    );
    if (!isWhole) amiss.push(path);
    problems.push(...reasons.map((reason) => problemIn(file, path, reason)));
    return text;
  };
  return { facts: fillAll(facts, []), problems, amiss };
}
