import * as v from "valibot";
import {
  entriesOf,
  type FactPath,
  itemOf,
  optionsOf,
  plainShape,
  type Shape,
  type Slip,
} from "./facts.ts";
import { nearest, probablyMeant } from "./nearest.ts";
import { allOf, type ContentProblem } from "./problems.ts";
import { factAt, parseFacts, problemIn } from "./source.ts";

/** Facts with their placeholders filled; where one could not be, and why: "" where the file says it that has the fact. */
export type FilledFacts = { facts: unknown; slips: Slip[] };

/** Checks facts as `fill` fills them: all that is wrong; and the facts, to look for further mistakes, where only placeholders are amiss or some disagree. Throws ContentProblems. */
export function checkFacts<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  fill: (facts: unknown) => FilledFacts,
) {
  const { facts, slips } = fill(parseFacts(file));
  const unknown = tidy(schema, facts, []);
  const { typed, output, issues = [] } = v.safeParse(schema, facts);
  const told = [...slips.map(([path]) => path), ...unknown.map(({ meant }) => meant)];
  const problems = [
    ...slips.filter(([, reason]) => reason),
    ...unknown.map(({ slip }) => slip),
    ...issues.flatMap((issue): Slip[] => {
      const keys = (issue.path ?? []).map(({ key }) => key);
      const path = keys.map((key) => (typeof key === "number" ? key : String(key)));
      const isTold = told.some((at) =>
        at.every((key, index) => index >= path.length || key === path[index]),
      );
      return isTold ? [] : [[path, messageFor(issue, fieldNames(shapeAt(schema, facts, path)))]];
    }),
  ].map((slip) => problemIn(file, ...slip));
  const isUsable = unknown.length === 0 && issues.every(({ type }) => type === "raw_check");
  return typed && isUsable ? { facts: output, problems } : { problems };
}

/** The facts where all is well. Throws ContentProblems. */
export function wellFacts<Facts>(checked: { facts?: Facts; problems: ContentProblem[] }): Facts {
  const { facts, problems } = checked;
  if (facts !== undefined && problems.length === 0) return facts;
  throw allOf(problems);
}

/** A field that its file does not have, and where the one is that was probably meant. */
type UnknownField = { slip: Slip; meant: FactPath };

/** Tidies facts in their place: makes an empty list of one with nothing below its name, and takes out and returns unknown fields. */
export function tidy(schema: Shape, facts: unknown, path: FactPath): UnknownField[] {
  if (typeof facts !== "object" || facts === null) return [];
  const shape = shapeOf(schema, facts);
  // Where the word is none that tells the shapes apart, nobody knows which fields belong there.
  if (plainShape(schema).key && !isMarked(shape, facts)) return [];
  return Object.entries(facts).flatMap(([name, fact]): UnknownField[] => {
    const at = [...path, Array.isArray(facts) ? Number(name) : name];
    const below = shapeBelow(shape, at.at(-1));
    if (fact === "" && below?.wrapped?.type === "array") Reflect.set(facts, name, []);
    if (below) return tidy(below, fact, at);
    if (!shape.entries || Array.isArray(facts)) return [];
    Reflect.deleteProperty(facts, name);
    const known = fieldNames(shape);
    const free = known.filter((other) => !(other in facts));
    const meant = probablyMeant(name, free);
    const message = meant
      ? `is not a field that belongs here. Did you mean ${meant}:?`
      : messageForUnknown(name, fact, known);
    return [{ slip: [at, message], meant: [...path, meant ?? name] }];
  });
}

function messageForUnknown(name: string, fact: unknown, known: string[]) {
  const [, field, words] = /^([\w-]+):(.+)$/.exec(name) ?? [];
  if (field) return `needs a space after its colon: ${field}: ${words}`;
  return fact === null
    ? 'is not a field that belongs here. Words with a comma need quotes, "like, these"; several names [brackets, like these]'
    : `is not a field that belongs here. Is it spelt right? Those most like it: ${nearest(name, known).join(", ")}`;
}

function messageFor(
  { kind, message, input, expected, path }: v.BaseIssue<unknown>,
  fields: string[],
): string {
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

function foundWords(input: unknown): string {
  if (Array.isArray(input)) return " Found: a list";
  if (typeof input !== "string") return "";
  return ` Found: ${input.length > LONGEST ? `${input.slice(0, LONGEST)}…` : input}`;
}

function fieldNames(shape: Shape | undefined): string[] {
  return shape ? entriesOf(shape).map(([name]) => name) : [];
}

function shapeAt(schema: Shape, facts: unknown, [key, ...further]: FactPath): Shape | undefined {
  const shape = shapeOf(schema, facts);
  if (key === undefined) return shape;
  const below = shapeBelow(shape, key);
  return below && shapeAt(below, factAt(facts, [key]), further);
}

/** Of several shapes the one that these facts have. */
function shapeOf(schema: Shape, facts: unknown): Shape {
  const options = optionsOf(schema);
  return (
    options.find((option) => isMarked(option, facts)) ??
    options.find(({ entries, item }) => (Array.isArray(facts) ? item : entries)) ??
    plainShape(schema)
  );
}

/** Whether facts have the word that tells this shape from others. */
function isMarked({ entries = {} }: Shape, facts: unknown): boolean {
  return Object.entries(entries).some(
    ([name, { type, literal }]) => type === "literal" && factAt(facts, [name]) === literal,
  );
}

function shapeBelow(shape: Shape, key: string | number = ""): Shape | undefined {
  return typeof key === "number" ? itemOf(shape, key) : (shape.entries?.[key] ?? shape.value);
}
