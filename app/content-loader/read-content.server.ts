import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { isNode, LineCounter, parseDocument, parse as parseYaml } from "yaml";
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

/** Checks facts written as YAML. Throws a ContentProblem, or an AggregateError of all there are. */
export function checkFacts<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  yaml: string,
): v.InferOutput<Schema> {
  const answer = v.safeParse(schema, parseFacts(file, yaml));
  if (answer.success) return answer.output;
  const problems = answer.issues.map((issue) => {
    const path = issue.path?.map(({ key }) => (typeof key === "number" ? key : String(key)));
    return problemIn(file, path ?? [], messageFor(issue));
  });
  if (problems.length === 1) throw problems[0];
  throw new AggregateError(problems, problems.map(({ message }) => message).join("\n"));
}

/** A problem with a fact of a file, by its path: ["terms", 0, "from"]. Its message names the line. */
export function problemIn(file: string, path: (string | number)[], expected: string) {
  const field = path.map((key) => (typeof key === "number" ? key + 1 : key)).join(" › ");
  const where = `${contentPath(file)}, line ${lineOf(file, path)}`;
  return new ContentProblem(where, field || "the file", expected);
}

/** The line of a fact, or of the nearest one above it that is there; 1 is the first. */
function lineOf(file: string, path: (string | number)[]): number {
  const lines = new LineCounter();
  // Three dashes begin a YAML document, and those that end it begin the next.
  const [facts = ""] = readText(file)
    .split(/^---(?=\r?\n)/m)
    .slice(file.endsWith(".md") ? 1 : 0);
  const document = parseDocument(facts, { lineCounter: lines });
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
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
  if (!contentExists(subfolder))
    throw new ContentProblem(contentPath(subfolder), "the folder", "it is not there");
  return readdirSync(path.join(contentFolder, subfolder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => name.slice(0, -".md".length))
    .sort();
}

export function contentExists(file: string): boolean {
  return existsSync(path.join(contentFolder, file));
}

function parseFacts(file: string, text: string): unknown {
  try {
    return parseYaml(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentProblem(
      contentPath(file),
      "the layout of its facts",
      `could not be read as YAML. A value with a colon or a quote in it needs "double quotes" round it. ${reason}`,
    );
  }
}

/** An issue of Valibot's in words for editors. A schema's own message is kept as it is. */
function messageFor(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === "validation" || !issue.message.startsWith("Invalid ")) return issue.message;
  if (issue.input === undefined) return "is missing. Please add it";
  if (issue.expected === "never") return "is not a field this file has. Is it spelt right?";
  return `expected ${issue.expected ?? "something else"} but found ${issue.received}`;
}

/** A file as messages name it: "content/church.yaml". */
export function contentPath(file: string): string {
  return `${contentName}/${file}`;
}
