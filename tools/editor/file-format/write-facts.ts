import { parseDocument } from "yaml";
import { type LayoutSlip, layoutSlips } from "#app/content-loader/facts/layout-slips.ts";
import { printField } from "./print-anew.ts";
import type { Hand } from "./print-words.ts";
import { rewriteHolder } from "./rewrite.ts";
import { isFields, isLeftOut, isSame } from "./sameness.ts";
import { type SourceNode, sourceTree } from "./source-tree.ts";

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
 * YAML with other facts, as a careful person would have changed it: every line whose fact is the same stays as it is,
 * with its notes, quotes and folds. What a form leaves empty is left out. Without YAML before, it is written anew.
 */
export function writeFacts(before: string, now: Facts): string {
  if (before !== "" && isSame(readFacts(before), now)) return before;
  const written = changed(before.replace(/[^\n]$/, "$&\n"), now);
  // Whatever can be written in YAML and is not foreseen here: notes may be lost, and facts never.
  const { facts, slip } = parsed(written);
  return !slip && isSame(facts, now) ? written : anew(now);
}

function changed(source: string, now: Facts): string {
  const document = parseDocument(source, options);
  const root = sourceTree(source, document);
  const hand = { source, plainWords: plainWordsIn(root) };
  if (root?.kind !== "fields" || root.isFlow) return source + anew(now);
  return source.slice(0, root.start) + rewriteHolder(root, now, hand) + source.slice(root.end);
}

function anew(now: Facts): string {
  const hand: Hand = { source: "", plainWords: new Set() };
  return Object.entries(now)
    .filter(([, value]) => !isLeftOut(value))
    .map(([name, value]) => printField(name, value, 0, hand, []))
    .join("");
}

function plainWordsIn(node: SourceNode | undefined): Set<string> {
  if (!node) return new Set();
  if (node.kind === "words") return new Set(node.style === "plain" ? [String(node.value)] : []);
  return new Set(node.entries.flatMap((entry) => [...plainWordsIn(entry.node)]));
}
