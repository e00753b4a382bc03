import * as v from "valibot";
import { clockTime } from "#app/content-loader/facts/fields.server.ts";
import { type FactPath, parseFacts } from "#app/content-loader/facts/parse-facts.server.ts";
import { type Filling, Unfilled } from "./placeholder.ts";

/** The facts of a file that placeholders stand for. Each of them throws Unfilled where its fact is amiss. */
export type FactsInWords = {
  file: string;
  /** The fact as it was typed; undefined where there is none. */
  typed: (...path: FactPath) => unknown;
  /** Words, with the placeholders in them filled. */
  text: (...path: FactPath) => string;
  /** A clock time, "19:30". */
  clock: (...path: FactPath) => string;
};

/** Fills the placeholders in words. Throws Unfilled where one cannot be. */
type Fill = (words: string, write?: (filling: Filling) => string) => string;

/** The facts of a file. Throws Unfilled where its layout cannot be read. */
export function factsInWords(file: string, fill: Fill): FactsInWords {
  const facts = typedFacts(file);
  const typed = (...path: FactPath) => at(facts, path);
  return {
    file,
    typed,
    text: (...path) => fill(checked(v.pipe(v.string(), v.trim(), v.nonEmpty()), typed(...path))),
    clock: (...path) => {
      const written = checked(v.string(), typed(...path));
      return checked(
        clockTime,
        fill(written, ({ clock, words }) => clock ?? words),
      );
    },
  };
}

function typedFacts(file: string): unknown {
  try {
    return parseFacts(file);
  } catch {
    // Said once, where the file itself is read.
    throw new Unfilled();
  }
}

function at(facts: unknown, path: FactPath): unknown {
  return path.reduce<unknown>((holder, key) => {
    if (typeof holder !== "object" || holder === null) return undefined;
    return new Map<string, unknown>(Object.entries(holder)).get(String(key));
  }, facts);
}

/** A fact as its schema reads it. Throws Unfilled where it will not do: its own file says so. */
export function checked<Schema extends v.GenericSchema>(schema: Schema, fact: unknown) {
  const answer = v.safeParse(schema, fact);
  if (answer.success) return answer.output;
  throw new Unfilled();
}
