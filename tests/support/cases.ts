import { readYaml } from "#tools/build/read-yaml.ts";

/** Reads a YAML file of test cases: a list, or lists by their names. Throws if one is empty: it would test nothing. */
export function readCases<Cases extends object>(file: string): Cases {
  const cases = readYaml(file);
  if (hasEmptyList(cases)) throw new Error(`${file} has a list without cases.`);
  return cases;
}

function hasEmptyList(cases: unknown): boolean {
  if (cases === null) return true;
  if (typeof cases !== "object") return false;
  const parts = Object.values(cases);
  if (parts.length === 0) return true;
  // What is in a list is a case, whose own lists may be empty.
  if (Array.isArray(cases)) return false;
  return parts.some(hasEmptyList);
}
