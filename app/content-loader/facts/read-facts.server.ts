import * as v from "valibot";
import { allOf, attempt, type ContentProblem } from "#app/content-loader/content-problem.server.ts";
import { fillFacts } from "#app/content-loader/placeholders/fill-facts.server.ts";
import { type FactPath, parseFacts, problemIn } from "./parse-facts.server.ts";
import { fieldsBelow, type UnknownField, unknownFields, withEmptyLists } from "./unknown-fields.ts";

/** In any Markdown file: times and days in its words that are right although no fact gives them. */
export const OTHER_TIMES = "other-times";

/**
 * Reads and checks the facts of a YAML file, or those above the text of a Markdown file, with their
 * placeholders filled. Throws a ContentProblem, or an AggregateError of all there are.
 */
export function readFacts<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const { facts, problems } = checkFacts(file, schema);
  if (facts !== undefined && problems.length === 0) return facts;
  throw allOf(problems);
}

/**
 * The facts of such a file that can be used to look for further mistakes, where nothing worse is wrong with
 * them than a placeholder that cannot be filled. Undefined where they cannot be read.
 */
export function usableFacts<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const checked = attempt(() => checkFacts(file, schema));
  return "result" in checked ? checked.result.facts : undefined;
}

/** Throws ContentProblems where the layout cannot be read. */
function checkFacts<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): { facts?: v.InferOutput<Schema>; problems: ContentProblem[] } {
  const { facts, problems, amiss } = fillFacts(
    file,
    withEmptyLists(schema, withoutOtherTimes(file)),
  );
  const answer = v.safeParse(schema, facts);
  if (answer.success) return { facts: answer.output, problems };
  const unknown = unknownFields(schema, facts);
  const told = [...amiss, ...unknown.map(({ path, meant }) => path.with(-1, meant ?? ""))];
  const issues = (answer.issues ?? []).filter(
    (issue) => !isUnknown(issue) && !told.some((path) => isAlong(path, pathOf(issue))),
  );
  return {
    problems: [
      ...problems,
      ...unknown.map((field) => problemIn(file, field.path, messageForUnknown(field))),
      ...issues.map((issue) =>
        problemIn(file, pathOf(issue), messageFor(issue, fieldsBelow(schema, pathOf(issue)))),
      ),
    ],
  };
}

/** contradictions.server.ts alone reads these: they are no part of a page. */
function withoutOtherTimes(file: string): unknown {
  const facts = parseFacts(file);
  if (!file.endsWith(".md") || typeof facts !== "object") return facts;
  return Object.fromEntries(Object.entries(facts ?? {}).filter(([name]) => name !== OTHER_TIMES));
}

function pathOf(issue: v.BaseIssue<unknown>): FactPath {
  return (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));
}

/** Whether one of two facts is within the other. */
function isAlong(one: FactPath, other: FactPath): boolean {
  return one.every((key, index) => index >= other.length || key === other[index]);
}

function isUnknown({ expected, received, message }: v.BaseIssue<unknown>): boolean {
  return expected === "never" && message === `Invalid key: Expected never but received ${received}`;
}

function messageForUnknown({ path, value, meant, known }: UnknownField): string {
  const name = String(path.at(-1));
  if (meant) return `is not a field that belongs here. Did you mean ${meant}:?`;
  const [, field, words] = /^([\w-]+):(.+)$/.exec(name) ?? [];
  if (field) return `needs a space after its colon: ${field}: ${words}`;
  const nearest = `Those most like it: ${known.join(", ")}`;
  return value === null
    ? 'is not a field that belongs here. Words with a comma need quotes, "like, these"; several names [brackets, like these]'
    : `is not a field that belongs here. Is it spelt right? ${nearest}`;
}

/** An issue of Valibot's in words for editors. A schema's own message is kept as it is. */
function messageFor(issue: v.BaseIssue<unknown>, fields: string[]) {
  const { kind, message, input, expected, path } = issue;
  const names = fields.map((name) => `${name}:`).join(", ");
  if (!path && !input) return `is empty. Expected lines of its own that begin with ${names}`;
  if (input === "") {
    return "is empty. Please write something, or take the line away where there is none";
  }
  const isOwn = kind === "validation" || !message.startsWith("Invalid ");
  if (input === undefined) return isOwn ? message : "is missing. Please add it";
  if (isPlaceholder(input)) {
    return `needs double quotes round it: "{${Object.keys(input).join()}}"`;
  }
  const found = foundWords(input);
  if (isOwn) return `${message.replace(/[^?]$/, "$&.")}${found}`.replace(/\.$/, "");
  if (expected === "Array") {
    return `expected a list: each entry on a line of its own, with a dash and a space before it.${found}`;
  }
  return `expected lines of their own below it, set in by two spaces: ${names}.${found}`;
}

/** Whether a placeholder at the beginning of a value was read as brackets with a field in them. */
function isPlaceholder(input: unknown): input is Record<string, null> {
  return typeof input === "object" && input !== null && Object.values(input).join() === "";
}

const LONGEST = 60;

/** What was found, as far as it can be told again in a message. */
function foundWords(input: unknown): string {
  if (Array.isArray(input)) return " Found: a list";
  if (typeof input !== "string") return "";
  return ` Found: ${input.length > LONGEST ? `${input.slice(0, LONGEST)}…` : input}`;
}
