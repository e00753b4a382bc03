import * as v from "valibot";
import { allOf, type ContentProblem } from "#app/content-loader/content-problem.server.ts";
import { nearest, probablyMeant } from "#app/content-loader/nearest.ts";
import { entriesOf, itemOf, optionsOf, plainShape, type Shape } from "./field.ts";
import { type FactPath, parseFacts, problemIn, type Slip } from "./parse-facts.server.ts";

/** Facts with their placeholders filled, where one could not be, and why. */
export type FilledFacts = { facts: unknown; unfilled: FactPath[]; slips: Slip[] };

/** Facts that can be used to look for further mistakes, and all that is wrong. */
type CheckedFacts<Facts> = { facts?: Facts; problems: ContentProblem[] };

/**
 * Checks the facts of a YAML file, or those above the text of a Markdown file, as `fill` fills them. There are facts
 * where nothing worse is wrong with them than a placeholder. Throws ContentProblems where the layout cannot be read.
 */
export function checkFacts<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  fill: (facts: unknown) => FilledFacts,
): CheckedFacts<v.InferOutput<Schema>> {
  const { facts, slips, unfilled } = fill(withEmptyLists(schema, parseFacts(file)));
  const problems = slips.map((slip) => problemIn(file, ...slip));
  const answer = v.safeParse(schema, facts);
  if (answer.success) return { facts: answer.output, problems };
  const unknown = unknownFields(schema, facts);
  const told = [...unfilled, ...unknown.map(({ path, meant }) => path.with(-1, meant ?? ""))];
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

/** The facts where all is well. Throws ContentProblems. */
export function wellFacts<Facts>({ facts, problems }: CheckedFacts<Facts>): Facts {
  if (facts !== undefined && problems.length === 0) return facts;
  throw allOf(problems);
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

/** Fields that there were once, and what has become of them. */
const RETIRED: { [name: string]: string } = {
  formerly:
    "is in church.yaml now, with the whole addresses: moved: [{ from: /activities/choir, to: /activities/singers }]",
  "other-times":
    "is not needed any more: times and days in words are told, and refused no longer. Take it away",
};

function messageForUnknown({ path, value, meant, known }: UnknownField): string {
  const name = String(path.at(-1));
  const retired = RETIRED[name];
  if (retired) return retired;
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

/** A field that its file does not have; with the one that was probably meant, or with all there are. */
type UnknownField = { path: FactPath; value: unknown; meant?: string; known: string[] };

/** Every field among the facts that their schema does not know. Valibot tells the first of a list only. */
function unknownFields(schema: Shape, facts: unknown, path: FactPath = []): UnknownField[] {
  const shape = shapeOf(schema, facts);
  if (Array.isArray(facts)) {
    return facts.flatMap((fact, index) => {
      const item = shape && itemOf(shape, index);
      return item ? unknownFields(item, fact, [...path, index]) : [];
    });
  }
  const anyField = shape?.value;
  const entries = shape?.entries;
  if (anyField && typeof facts === "object" && facts !== null) {
    return Object.entries(facts).flatMap(([name, value]) =>
      unknownFields(anyField, value, [...path, name]),
    );
  }
  if (!entries || typeof facts !== "object" || facts === null) return [];
  const given = Object.keys(facts);
  const known = entriesOf(shape).map(([name]) => name);
  return Object.entries(facts).flatMap(([name, value]): UnknownField[] => {
    const below = [...path, name];
    const entry = entries[name];
    if (entry) return unknownFields(entry, value, below);
    const free = known.filter((other) => !given.includes(other));
    const meant = probablyMeant(name, free);
    return [{ path: below, value, ...(meant && { meant }), known: nearest(name, known, 3) }];
  });
}

/** The facts with an empty list where the name of a list has nothing below it. */
function withEmptyLists(schema: Shape, facts: unknown): unknown {
  if (typeof facts !== "object" || facts === null) return facts;
  const { entries = {} } = shapeOf(schema, facts) ?? {};
  const isList = (name: string) => entries[name]?.wrapped?.type === "array";
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, fact === "" && isList(name) ? [] : fact]),
  );
}

/** The names of the fields that belong below a fact; none where it is words. */
function fieldsBelow(schema: Shape, path: FactPath): string[] {
  const [key, ...further] = path;
  const shape = shapeOf(schema, {});
  if (!shape) return [];
  if (key === undefined) return entriesOf(shape).map(([name]) => name);
  const below = typeof key === "number" ? itemOf(shape, key) : shape.entries?.[key];
  return below ? fieldsBelow(below, further) : [];
}

/** Of several shapes the one that these facts have. */
function shapeOf(schema: Shape, facts: unknown): Shape | undefined {
  const shape = plainShape(schema);
  const options = optionsOf(shape);
  if (options.length === 0 || typeof facts !== "object" || facts === null) return shape;
  const given = new Map<string, unknown>(Object.entries(facts));
  return (
    options.find(({ entries = {} }) =>
      Object.entries(entries).some(
        ([name, { type, literal }]) => type === "literal" && given.get(name) === literal,
      ),
    ) ?? options.find(({ entries, item }) => (Array.isArray(facts) ? item : entries))
  );
}
