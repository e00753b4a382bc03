import { isMap, isNode, isScalar } from "yaml";
import { readText, untilSaved } from "./content-folder.ts";
import type { FactPath } from "./facts.ts";
import { partsOfPage } from "./page-parts.ts";
import { parseYaml } from "./parse-yaml.ts";
import { allOf, problemAt } from "./problems.ts";

/** The two parts of a Markdown file: its facts, and its text with the number of its first line. */
export function splitPage(file: string): { facts: string; text: string; firstLine: number } {
  const whole = readText(file);
  const parts = partsOfPage(whole);
  if (parts) return { ...parts, firstLine: linesIn(whole) - linesIn(parts.text) + 1 };
  const begins = /^---[ \t]*$/m.exec(whole)?.index === 0;
  throw problemAt(
    file,
    1,
    begins ? "the end of the facts" : "the top of the file",
    begins
      ? "the facts begin with a line of three dashes, and a second such line, --- alone, was expected below the last of them"
      : "a line of three dashes, ---, was expected, then the facts, then another line of three dashes",
  );
}

function linesIn(text: string): number {
  return text.split("\n").length;
}

const parse = untilSaved((file) => {
  const yaml = parseYaml(file.endsWith(".md") ? splitPage(file).facts : readText(file));
  const facts: unknown = yaml.slips.length === 0 ? yaml.document.toJS() : undefined;
  return { ...yaml, facts };
});

/** Facts as they were typed: all strings. Throws ContentProblems where the layout cannot be read. */
export function parseFacts(file: string): unknown {
  const { slips, facts } = parse(file);
  if (slips.length === 0) return facts;
  throw allOf(slips.map(({ line, field, advice }) => problemAt(file, line, field, advice)));
}

/** A problem with a fact of a file. Its message names the line. */
export function problemIn(file: string, path: FactPath, expected: string) {
  const field = path.map((key, index) => nameOf(file, path.slice(0, index), key)).join(" › ");
  return problemAt(file, lineOf(file, path), field || "the file", expected, path);
}

/** What somebody calls an entry of a list: by its name, or counted from 1. */
function nameOf(file: string, list: FactPath, key: string | number): string {
  if (typeof key === "string") return key;
  const { document } = parse(file);
  const named = ["name", "title", "question"].map((field) => document.getIn([...list, key, field]));
  const name = named.find((candidate) => typeof candidate === "string" && candidate !== "");
  return name === undefined ? String(key + 1) : `“${name}”`;
}

/** The line of a fact in its file, or of the nearest one above it that is there; 1 is the first. */
export function lineOf(file: string, path: FactPath): number {
  const { document, lineAt } = parse(file);
  for (let depth = path.length; depth > 0; depth--) {
    const holder = document.getIn(path.slice(0, depth - 1), true) ?? document.contents;
    const name = path[depth - 1];
    // A list of facts begins on the line after its name: it is found where its name is.
    const found = isMap(holder)
      ? holder.items.find(({ key }) => isScalar(key) && key.value === name)?.key
      : document.getIn(path.slice(0, depth), true);
    if (isNode(found) && found.range) return lineAt(found.range[0]);
  }
  return 1;
}

export function factAt(facts: unknown, [key, ...further]: FactPath): unknown {
  if (key === undefined) return facts;
  return factAt(new Map<unknown, unknown>(Object.entries(Object(facts))).get(String(key)), further);
}

/** A placeholder in words; its first group is the name. */
export const PLACEHOLDER = /\{([^{}\n]*)\}/g;

/** Facts with something else in the place of their words, wherever these are. */
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
  return Object.fromEntries(
    Object.entries(fact).map(([name, entry]) => [name, mapWords(entry, change, [...path, name])]),
  );
}
