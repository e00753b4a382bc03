import type * as v from "valibot";
import { fillFacts } from "#app/church/fillings.server.ts";
import { checkFacts, wellFacts } from "./check-facts.ts";
import type { FactPath } from "./facts.ts";
import { allOf, attempt, problemAt } from "./problems.ts";
import type { Markdown } from "./read-markdown.ts";
import { lineOf, splitPage } from "./source.ts";

/** Reads and checks the facts of a YAML or a Markdown file, with their placeholders filled. Throws ContentProblems. */
export function readFacts<Schema extends v.GenericSchema>(file: string, schema: Schema) {
  return wellFacts(checkFacts(file, schema, fillFacts));
}

/** Facts that can be used to look for further mistakes: nothing worse is wrong with them than a placeholder. */
export function usableFacts<Schema extends v.GenericSchema>(file: string, schema: Schema) {
  return attempt(() => checkFacts(file, schema, fillFacts)).result?.facts;
}

/** Reads a Markdown file: its facts, checked, and what `readText` makes of its text. Throws the ContentProblems of both. */
export function readPage<Schema extends v.GenericSchema, Text>(
  file: string,
  schema: Schema,
  readText: (markdown: Markdown) => Text,
) {
  const { text, firstLine } = splitPage(file);
  const markdown = { file, text, lineAt: (line: number) => firstLine + line - 1 };
  const facts = attempt(() => readFacts(file, schema));
  const read = attempt(() => readText(markdown));
  if (facts.isRead && read.isRead) return { facts: facts.result, text: read.result };
  throw allOf([...facts.problems, ...read.problems]);
}

/** For files without a text: words below the facts would be shown nowhere. Throws a ContentProblem. */
export function noText({ file, text, lineAt }: Markdown): undefined {
  const first = text.search(/\S/);
  if (first === -1) return undefined;
  const line = lineAt(text.slice(0, first).split("\n").length);
  const expected =
    "this page shows its facts only, and nothing written below them. Take the words away, or put them into a fact, such as lead:";
  throw problemAt(file, line, "the text", expected);
}

/** A fact that is written in Markdown. */
export function markdownFact(file: string, path: FactPath, text: string): Markdown {
  return { file, text, lineAt: () => lineOf(file, path) };
}
