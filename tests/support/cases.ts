import { readYaml } from "#tools/build/read-yaml.ts";

/** What a YAML file of cases holds: a list, or lists by their names. Throws where one is empty, for a test of no case holds nothing. */
export function casesIn<Cases extends object>(file: string): Cases {
  const cases = readYaml(file);
  if (isWithoutCases(cases)) throw new Error(`${file} has a list without cases.`);
  return cases;
}

function isWithoutCases(cases: unknown): boolean {
  if (typeof cases !== "object") return false;
  const parts = Object.values(cases ?? {});
  return parts.length === 0 || (!Array.isArray(cases) && parts.some(isWithoutCases));
}
