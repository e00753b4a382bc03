import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import {
  type ErrorCode,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
} from "yaml";
import { contentFolder, contentName } from "./content-folder.server.ts";

/** Content that the site cannot be built from. The message names the file, the field and what was expected. */
export class ContentProblem extends Error {
  override name = "ContentProblem";

  constructor(file: string, field: string, expected: string) {
    super(`${file}: ${field}: ${expected}`);
  }
}

/** Reads and checks a YAML file of the content folder. Throws what `checkFacts` throws. */
export function readFacts<Schema extends v.GenericSchema>(file: string, schema: Schema) {
  return checkFacts(file, schema, readText(file));
}

/**
 * Checks facts written as YAML, which begin in the first line of their file. Throws a ContentProblem, or
 * an AggregateError of all there are.
 */
export function checkFacts<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  yaml: string,
): v.InferOutput<Schema> {
  const answer = v.safeParse(schema, parseFacts(file, yaml));
  if (answer.success) return answer.output;
  throw allOf(
    answer.issues.map((issue) => {
      const path = issue.path?.map(({ key }) => (typeof key === "number" ? key : String(key)));
      return problemIn(file, path ?? [], messageFor(issue));
    }),
  );
}

/** A problem, or an AggregateError of several. */
export function allOf(problems: ContentProblem[]): Error {
  const [first, ...others] = problems;
  if (first && others.length === 0) return first;
  return new AggregateError(problems, problems.map(({ message }) => message).join("\n"));
}

/** Where a fact is in its file: ["terms", 0, "from"]. */
export type FactPath = readonly (string | number)[];

/** A problem with a fact of a file. Its message names the line. */
export function problemIn(file: string, path: FactPath, expected: string) {
  const field = path.map((key) => (typeof key === "number" ? key + 1 : key)).join(" › ");
  const where = `${contentPath(file)}, line ${lineOf(file, path)}`;
  return new ContentProblem(where, field || "the file", expected);
}

/** The line of a fact in its file, or of the nearest one above it that is there; 1 is the first. */
export function lineOf(file: string, path: FactPath): number {
  const text = readText(file);
  const facts = file.endsWith(".md") ? (text.split(/^---$/m)[1] ?? "") : text;
  const lines = new LineCounter();
  const document = parseDocument(facts, { lineCounter: lines });
  for (let depth = path.length; depth > 0; depth--) {
    const holder = document.getIn(path.slice(0, depth - 1), true) ?? document.contents;
    const name = path[depth - 1];
    // A list of facts begins on the line after its name: it is found where its name is.
    const found = isMap(holder)
      ? holder.items.find(({ key }) => isScalar(key) && key.value === name)?.key
      : document.getIn(path.slice(0, depth), true);
    if (isNode(found) && found.range) return lines.linePos(found.range[0]).line;
  }
  return 1;
}

/** The text of a file of the content folder. Throws a ContentProblem where it is missing. */
export function readText(file: string): string {
  if (!contentExists(file))
    throw new ContentProblem(contentPath(file), "the file", "it is not there");
  return readFileSync(path.join(contentFolder, file), "utf8");
}

/** The names of the Markdown files in a folder of the content folder, without ".md", sorted. */
export function namesIn(subfolder: string): string[] {
  if (!contentExists(subfolder)) return [];
  return readdirSync(path.join(contentFolder, subfolder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => name.slice(0, -".md".length))
    .sort();
}

/** When anything in the content folder was last saved, put there or taken away. */
export function contentSavedAt(): Date {
  const files = readdirSync(contentFolder, { recursive: true, encoding: "utf8" });
  const times = files.map((file) => statSync(path.join(contentFolder, file)).mtimeMs);
  return new Date(Math.max(statSync(contentFolder).mtimeMs, ...times));
}

export function contentExists(file: string): boolean {
  return existsSync(path.join(contentFolder, file));
}

function parseFacts(file: string, yaml: string): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  const [error] = document.errors;
  if (!error) return document.toJS();
  // What is left open is noticed where the file ends: it is mended where it begins.
  let [begin] = error.pos;
  visit(document, {
    Node(_key, node) {
      const isOpen = isScalar(node) || (isCollection(node) && node.flow);
      if (isOpen && node.range && node.range[0] <= error.pos[0] && error.pos[0] <= node.range[1]) {
        begin = node.range[0];
      }
    },
  });
  throw new ContentProblem(
    `${contentPath(file)}, line ${lineCounter.linePos(begin).line}`,
    "the layout of its facts",
    `could not be read. ${layoutAdvice[error.code] ?? `It has to be YAML: ${error.message}`}`,
  );
}

/** What is usually wrong where the reader of YAML says this. */
const layoutAdvice: { [Code in ErrorCode]?: string } = {
  BAD_INDENT: "A bracket, { or [, is opened here and not closed",
  BLOCK_AS_IMPLICIT_KEY:
    'Words with a colon in them need quotes, "like: this", and the fields of one list begin in one column',
  BLOCK_IN_FLOW:
    'Words with a colon in them need quotes, "like: this", and between two fields in brackets goes a comma',
  DUPLICATE_KEY: "This field is here twice. Take one of them away",
  MISSING_CHAR:
    "A quotation mark is opened and not closed, or the dash before a new line is missing",
  TAB_AS_INDENT: "The line begins with a tab. Put spaces in its place",
};

/** An issue of Valibot's in words for editors. A schema's own message is kept as it is. */
function messageFor(issue: v.BaseIssue<unknown>): string {
  const { kind, message, input } = issue;
  const isOwn = kind === "validation" || !message.startsWith("Invalid ");
  if (isOwn) return isShort(input) ? `${message.replace(/[^?]$/, "$&.")} Found: ${input}` : message;
  if (input === undefined) return "is missing. Please add it";
  if (issue.expected !== "never") {
    return `expected ${issue.expected ?? "something else"} but found ${issue.received}`;
  }
  const field = issue.path?.at(-1);
  if (String(field?.key).includes(":")) return "needs a space after its colon";
  return field?.value === null
    ? 'is not a field that belongs here. Words with a comma need quotes, "like, these"; several names [brackets, like these]'
    : "is not a field that belongs here. Is it spelt right?";
}

/** Whether it can be told again in a message: one word or number. */
function isShort(found: unknown): boolean {
  return typeof found === "number" || (typeof found === "string" && /^\S{1,40}$/.test(found));
}

/** A file as messages name it: "content/church.yaml". */
export function contentPath(file: string): string {
  return `${contentName}/${file}`;
}
