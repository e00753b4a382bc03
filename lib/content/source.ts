import { isMap, isNode, isScalar } from "yaml";
import { type LayoutProblem, parseYaml } from "./parse-yaml.ts";
import type { FactPath } from "./schema.ts";

/** A file as it was typed. */
export type Source = {
  /** Its facts: words, lists and objects. Undefined if the layout cannot be read. */
  facts: unknown;
  /** The text below its facts; "" in a file of facts alone. */
  text: string;
  /** The line of the file in which the text begins. */
  firstLine: number;
  /** What is wrong with its layout. */
  problems: LayoutProblem[];
  /** The line of a fact, or of the nearest fact above it if the fact is missing. Lines count from 1. */
  lineOf: (path: FactPath) => number;
  /** What a fact is called in messages: "services › “Main Service” › from". */
  labelOf: (path: FactPath) => string;
};

/**
 * Reads the text of a file. A Markdown file has its facts between two lines of dashes and its text below; every other file
 * has facts alone.
 */
export function readSource(file: string, written: string): Source {
  const whole = withPlainLineEnds(written);
  if (!file.endsWith(".md")) return makeSource(whole, { text: "", firstLine: 1 });
  const parts = splitPage(whole);
  if (parts) {
    const firstLine = countLines(whole) - countLines(parts.text) + 1;
    return makeSource(parts.facts, { text: parts.text, firstLine });
  }
  const empty = makeSource("", { text: "", firstLine: 1 });
  return { ...empty, facts: undefined, problems: [WITHOUT_DASHES] };
}

const WITHOUT_DASHES: LayoutProblem = {
  line: 1,
  field: "the top of the file",
  advice:
    "expected a line of three dashes, ---, then the facts, then another line of three dashes alone",
};

/** Removes the carriage returns that Windows puts at the ends of lines. */
function withPlainLineEnds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

/** The two parts of a Markdown file. */
type PageParts = {
  /** What stands between its lines of dashes, with the end of the first such line. */
  facts: string;
  /** What stands below them. */
  text: string;
};

/** Splits a Markdown file into its facts and the text below. Undefined if there are no lines of dashes. */
function splitPage(whole: string): PageParts | undefined {
  const [, facts, text] = /^---[ \t]*(\n[\s\S]*?)\n---[ \t]*(?:\n|$)([\s\S]*)$/.exec(whole) ?? [];
  return facts === undefined || text === undefined ? undefined : { facts, text };
}

function countLines(text: string): number {
  return text.split("\n").length;
}

/** The facts that name an entry of a list. */
const NAMES = ["name", "title"];

function makeSource(yaml: string, { text, firstLine }: Pick<Source, "text" | "firstLine">): Source {
  const { document, lineAt, problems } = parseYaml(yaml);

  function lineOf(path: FactPath): number {
    for (let depth = path.length; depth > 0; depth--) {
      const holder = document.getIn(path.slice(0, depth - 1), true) ?? document.contents;
      const name = path[depth - 1];
      // The value of a list begins on the line after its name, but a person looks for the name.
      const node = isMap(holder)
        ? holder.items.find(({ key }) => isScalar(key) && key.value === name)?.key
        : document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return 1;
  }

  function labelOf(path: FactPath): string {
    const names = path.map((key, index) => {
      return typeof key === "string" ? key : entryName(path.slice(0, index), key);
    });
    return names.join(" › ");
  }

  /** The name of an entry of a list, or its number, counted from 1. */
  function entryName(list: FactPath, index: number): string {
    const names = NAMES.map((field) => document.getIn([...list, index, field]));
    const name = names.find((candidate) => typeof candidate === "string" && candidate !== "");
    return name === undefined ? String(index + 1) : `“${name}”`;
  }

  const facts: unknown = problems.length === 0 ? document.toJS() : undefined;
  return { facts, text, firstLine, problems, lineOf, labelOf };
}
