import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** What a YAML file of the project's says. It may name parts of itself again, however often. */
export function readYaml(file: string | URL) {
  return parse(readFileSync(file, "utf8"), { merge: true, maxAliasCount: -1 });
}
