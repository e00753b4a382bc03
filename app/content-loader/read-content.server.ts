import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { parse as parseYaml } from "yaml";
import { contentFolder, contentName } from "./content-folder.server.ts";
import { ContentProblem } from "./content-problem.ts";

/** Reads a YAML file of `content/` and checks it. Throws a ContentProblem that says what to mend. */
export function readFacts<Schema extends v.GenericSchema>(file: string, schema: Schema) {
  return checkFacts(file, schema, readText(file));
}

/** Checks facts written as YAML. `file` is named in the ContentProblem. */
export function checkFacts<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  yaml: string,
): v.InferOutput<Schema> {
  const answer = v.safeParse(schema, yamlOf(file, yaml));
  if (answer.success) return answer.output;
  const [issue] = answer.issues;
  const field = issue.path?.map(({ key }) => String(key)).join(" › ") ?? "the file";
  throw new ContentProblem(shown(file), field, wordsFor(issue));
}

/** The text of a file of `content/`. */
export function readText(file: string): string {
  if (!isThere(file)) throw new ContentProblem(shown(file), "the file", "it is not there");
  return readFileSync(path.join(contentFolder, file), "utf8");
}

/** The names of the Markdown files in a folder of `content/`, without their ending, in alphabetical order. */
export function namesIn(subfolder: string): string[] {
  return readdirSync(path.join(contentFolder, subfolder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => name.slice(0, -".md".length))
    .sort();
}

/** Whether a file that a field names is there, `photos/ruth-adair.jpg` for example. */
export function isThere(file: string): boolean {
  return existsSync(path.join(contentFolder, file));
}

function yamlOf(file: string, text: string): unknown {
  try {
    return parseYaml(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentProblem(
      shown(file),
      "the layout of its facts",
      `could not be read as YAML. A value with a colon or a quote in it needs "double quotes" round it. ${reason}`,
    );
  }
}

/** Valibot's finding in a volunteer's words. Schemas with a message of their own have the last word. */
function wordsFor(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === "validation" || !issue.message.startsWith("Invalid ")) return issue.message;
  if (issue.input === undefined) return "is missing. Please add it";
  if (issue.expected === "never") return "is not a field this file has. Is it spelt right?";
  return `expected ${issue.expected ?? "something else"} but found ${issue.received}`;
}

/** How a file of `content/` is named to the editor. */
export function shown(file: string): string {
  return `${contentName}/${file}`;
}
