import type { FactPath } from "./schema.ts";

/** What a placeholder stands for. */
export type Filling = {
  /** What is printed in its place: "11:30 AM". */
  words: string;
  /** What it is in a fact that is a time itself, on 24 hours: "11:30" after `from:`, and "12:45" after `to:`. */
  clock?: { from: string; to?: string };
  /** The address to which the words lead in a text: "tel:+442896496012". */
  link?: string;
};

/** What the placeholders in a folder's files stand for. */
export type Fillings = {
  /** By what stands between the brackets: "phone", "choir.from". */
  byName: ReadonlyMap<string, Filling>;
  /** All of the names, as a message lists them. */
  list: string;
  /**
   * Whether all facts that placeholders can stand for could be read. If not, their own files have problems, and an
   * unknown placeholder is not a problem of its own.
   */
  isWhole: boolean;
};

/** The fillings for files that are read before it is known what placeholders stand for. */
export const noFillings: Fillings = {
  byName: new Map(),
  list: "",
  isWhole: false,
};

/** A placeholder that could not be filled, or a bracket without its other one. */
type Unfilled = {
  /** Its position in the words, counted from 0. */
  index: number;
  /** The placeholder, "{fone}"; missing for a bracket. */
  placeholder?: string;
  /** What is wrong; missing if the problem is in another file. */
  advice?: string;
};

/** Words with their placeholders filled. */
export type FilledWords = { words: string; unfilled: Unfilled[] };

/** Facts with their placeholders filled, and the facts in which one could not be filled. */
export type FilledFacts = { facts: unknown; unfilled: { path: FactPath; advice?: string }[] };

/** A placeholder in words; its first group is the name. */
const PLACEHOLDER = /\{([^{}\n]*)\}/g;

const LONE_BRACKET =
  "has a curly bracket without its other one. Expected a placeholder such as {phone}, or none";

/** The names of the placeholders in words, without their brackets. */
export function listPlaceholders(words: string): string[] {
  return [...words.matchAll(PLACEHOLDER)].map(([, name = ""]) => name.trim());
}

/**
 * Fills the placeholders in words. `print` returns what to write for a placeholder, or undefined if it is not allowed at
 * its place, between the words before and after it.
 */
export function fillWords(
  words: string,
  { byName, list, isWhole }: Fillings,
  print: (filling: Filling, before: string, after: string) => string | undefined,
): FilledWords {
  const unfilled: Unfilled[] = [];
  const bare = words.replace(PLACEHOLDER, (placeholder) => " ".repeat(placeholder.length));
  const lone = bare.search(/[{}]/);
  if (lone !== -1) unfilled.push({ index: lone, advice: LONE_BRACKET });

  const filled = words.replace(PLACEHOLDER, (placeholder, name: string, index: number) => {
    const filling = byName.get(name.trim());
    if (!filling) {
      const advice = isWhole ? `stands for nothing. There are: ${list}` : undefined;
      unfilled.push({ index, placeholder, advice });
      return placeholder;
    }
    const after = words.slice(index + placeholder.length);
    const printed = print(filling, words.slice(0, index), after);
    if (printed !== undefined) return printed;
    unfilled.push({ index, placeholder, advice: "is no address. Expected {phone} or {email}" });
    return placeholder;
  });
  return { words: filled, unfilled };
}

/** Fills the placeholders in all words of facts. */
export function fillFacts(typed: unknown, fillings: Fillings): FilledFacts {
  const unfilled: FilledFacts["unfilled"] = [];
  const facts = mapWords(typed, (text, path) => {
    const field = path.at(-1);
    const filled = fillWords(text, fillings, ({ words, clock }) => {
      if (field === "from" || field === "to") return clock?.[field] ?? words;
      return words;
    });
    for (const { placeholder, advice } of filled.unfilled) {
      const isNamed = placeholder !== undefined && advice !== undefined;
      unfilled.push({ path, advice: isNamed ? `${placeholder} ${advice}` : advice });
    }
    return filled.words;
  });
  return { facts, unfilled };
}

/** Copies facts and changes all words in them. */
export function mapWords(
  fact: unknown,
  change: (words: string, path: FactPath) => string,
  path: FactPath = [],
): unknown {
  if (typeof fact === "string") return change(fact, path);
  if (Array.isArray(fact)) {
    return fact.map((entry, index) => mapWords(entry, change, [...path, index]));
  }
  if (typeof fact !== "object" || fact === null) return fact;
  const entries = Object.entries(fact).map(([name, entry]) => {
    return [name, mapWords(entry, change, [...path, name])];
  });
  return Object.fromEntries(entries);
}
