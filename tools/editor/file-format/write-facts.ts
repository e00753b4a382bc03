import { type Document, isMap, parseDocument, YAMLMap } from "yaml";
import { type LayoutSlip, layoutSlips } from "#app/content-loader/facts/layout-slips.ts";
import { setFields } from "./change-facts.ts";
import { printed } from "./print-document.ts";
import { isFields, isSame } from "./sameness.ts";

/** Facts by the names of their fields, as they were typed: all words are strings. */
export type Facts = Record<string, unknown>;

// With this schema a date, a number or a telephone number stays what was typed.
const options = { schema: "failsafe", prettyErrors: false } as const;

/** The facts in YAML. Throws an Error that names the line where it cannot be read. */
export function readFacts(yaml: string): Facts {
  const { facts, slip } = parsed(yaml);
  if (slip) throw new Error(`line ${slip.line}: ${slip.field}: ${slip.advice}`);
  return facts;
}

function parsed(yaml: string): { facts: Facts; slip?: LayoutSlip } {
  const document = parseDocument(yaml, options);
  const errors = document.errors.map(({ code, pos: [begin] }) => ({
    code,
    line: lineAt(yaml, begin),
  }));
  const [slip] = layoutSlips(yaml, errors);
  if (slip) return { facts: {}, slip };
  const facts: unknown = document.toJS();
  return { facts: isFields(facts) ? facts : {} };
}

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split("\n").length;
}

/**
 * YAML with other facts, in the style of the yaml package, with its notes. What a form leaves empty is left out.
 * Without YAML before, it is written anew; where nothing differs, it stays as it is.
 */
export function writeFacts(before: string, now: Facts): string {
  if (before !== "" && isSame(readFacts(before), now)) return before;
  const written = changed(before, now);
  // Whatever can be written in YAML and is not foreseen here: notes may be lost, and facts never.
  const { facts, slip } = parsed(written);
  return !slip && isSame(facts, now) ? written : changed("", now);
}

function changed(before: string, now: Facts): string {
  const document: Document = parseDocument(before, options);
  setFields(rootOf(document), now);
  return printed(document);
}

/** Where there are notes and no facts yet, the notes stand above the facts to come. */
function rootOf(document: Document): YAMLMap {
  if (isMap(document.contents)) return document.contents;
  const root = new YAMLMap(document.schema);
  document.commentBefore = [document.commentBefore, document.comment].filter(Boolean).join("\n\n");
  document.comment = null;
  document.contents = root;
  return root;
}
