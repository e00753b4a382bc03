import * as v from "valibot";
import type { FilledFacts } from "./placeholders.ts";
import type { FactPath } from "./schema.ts";

/** What is wrong with a fact. */
type Mistake = {
  path: FactPath;
  /** What was expected, with an example, and what stands there. */
  advice: string;
};

/** Facts that were checked. */
export type CheckedFacts<Facts> = {
  /** Undefined if one of them has a mistake. A placeholder that stands for nothing does not count. */
  facts: Facts | undefined;
  mistakes: Mistake[];
};

/** Checks facts against a schema: one mistake for each fact that will not do. */
export function checkFacts<Facts>(
  schema: v.GenericSchema<unknown, Facts>,
  { facts, unfilled }: FilledFacts,
): CheckedFacts<Facts> {
  const { success, output, issues = [] } = v.safeParse(schema, facts, { abortPipeEarly: true });
  // A fact that keeps its placeholder, {fone}, is no clock time either: that follows from the placeholder.
  const unfilledFacts = new Set(unfilled.map(({ path }) => path.join(" › ")));
  const mistakes = [
    ...unfilled.flatMap(({ path, advice }) => (advice === undefined ? [] : { path, advice })),
    ...issues.map(describeIssue).filter(({ path }) => !unfilledFacts.has(path.join(" › "))),
  ];
  return { facts: success ? output : undefined, mistakes };
}

/** Says what is wrong with a fact, and what stands there. */
function describeIssue({ expected, input, message, path }: v.BaseIssue<unknown>): Mistake {
  const place = (path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));
  // The name of a field that does not belong here is in its place already.
  const found = expected === "never" ? undefined : describeInput(input);
  return { path: place, advice: found === undefined ? message : `${message}. Found: ${found}` };
}

const LONGEST = 60;

/** Says what somebody typed; undefined if it is missing, or if its parts say what is wrong. */
function describeInput(input: unknown): string | undefined {
  if (input === "") return "nothing";
  if (Array.isArray(input)) return "a list";
  if (typeof input === "string") {
    return input.length > LONGEST ? `${input.slice(0, LONGEST)}…` : input;
  }
  if (typeof input !== "object" || input === null) return undefined;
  // A placeholder without quotes is read as brackets with a field in them.
  const isBarePlaceholder = Object.values(input).every((value) => value === null);
  return isBarePlaceholder ? `{${Object.keys(input)}}, without double quotes round it` : undefined;
}
