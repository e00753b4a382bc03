import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** Reads the cases of a test from the YAML file beside it. Throws if a list is empty, because a test without cases proves nothing. */
export function readCases<Cases extends object>(file: string): Cases {
  const cases = parse(readFileSync(new URL(file, import.meta.url), "utf8"));
  if (hasEmptyList(cases)) throw new Error(`${file} has a list without cases.`);
  return cases;
}

function hasEmptyList(cases: unknown): boolean {
  if (Array.isArray(cases)) return cases.length === 0;
  if (typeof cases !== "object" || cases === null) return false;
  return Object.values(cases).some(hasEmptyList);
}
