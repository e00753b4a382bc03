import * as v from "valibot";
import type { FactPath } from "./facts.ts";
import { findMisspelt } from "./nearest.ts";
import type { FilledFacts } from "./placeholders.ts";

/** What is wrong with a fact. */
type FactProblem = {
  path: FactPath;
  /** What was expected, with an example. */
  advice: string;
};

/** Facts that were checked. */
export type CheckedFacts<Facts> = {
  /** Undefined if one of them has a mistake. A placeholder that stands for nothing does not count. */
  facts: Facts | undefined;
  problems: FactProblem[];
};

/** Checks facts against a schema: one problem for each mistake. */
export function checkFacts<Facts>(
  schema: v.GenericSchema<unknown, Facts>,
  { facts, unfilled }: FilledFacts,
): CheckedFacts<Facts> {
  const problems: FactProblem[] = [];
  for (const { path, advice } of unfilled)
    if (advice !== undefined) problems.push({ path, advice });

  const unfilledFacts = new Set(unfilled.map(({ path }) => nameOfPath(path)));
  const { success, output, issues = [] } = v.safeParse(schema, facts, { abortPipeEarly: true });
  // A fact that keeps its placeholder, {fone}, is no clock time either: that follows from the placeholder.
  const mistakes = issues.filter((issue) => !unfilledFacts.has(nameOfPath(pathOf(issue))));
  for (const issue of mistakes) {
    if (isMisspeltElsewhere(issue, mistakes)) continue;
    problems.push({ path: pathOf(issue), advice: adviceFor(issue) });
  }
  return { facts: success ? output : undefined, problems };
}

type Issue = v.BaseIssue<unknown>;

function pathOf({ path }: Issue): (string | number)[] {
  return (path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));
}

function nameOfPath(path: FactPath): string {
  return path.join(" › ");
}

/** Whether a field is missing because its name is misspelt. Then the misspelt name has a problem, and one is enough. */
function isMisspeltElsewhere(issue: Issue, issues: Issue[]): boolean {
  const path = pathOf(issue);
  const missing = path.pop();
  if (issue.type !== "strict_object" || issue.input !== undefined) return false;
  return issues.some((other) => {
    const otherPath = pathOf(other);
    const unknown = otherPath.pop();
    const isBeside = nameOfPath(otherPath) === nameOfPath(path);
    return (
      isUnknownField(other) &&
      isBeside &&
      findMisspelt(String(unknown), [String(missing)]) !== undefined
    );
  });
}

function isUnknownField({ type, expected }: Issue): boolean {
  return type === "strict_object" && expected === "never";
}

function adviceFor(issue: Issue): string {
  const { input, message, path } = issue;
  if (isUnknownField(issue)) return message;
  if (input === "" && path) {
    return "is empty. Please write something, or take the line away where there is none";
  }
  if (isBarePlaceholder(input)) return `needs double quotes round it: "{${Object.keys(input)}}"`;
  const found = describeInput(input);
  return found === undefined ? message : `${message}. Found: ${found}`;
}

/** Whether a placeholder without quotes was read as brackets with a field in them. */
function isBarePlaceholder(input: unknown): input is Record<string, null> {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return false;
  const values: unknown[] = Object.values(input);
  return values.length === 1 && values[0] === null;
}

const LONGEST = 60;

function describeInput(input: unknown): string | undefined {
  if (Array.isArray(input)) return "a list";
  if (typeof input !== "string") return undefined;
  return input.length > LONGEST ? `${input.slice(0, LONGEST)}…` : input;
}
