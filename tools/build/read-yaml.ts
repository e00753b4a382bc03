import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** Reads a YAML file of the project itself. It may use anchors (`&name`, `*name`, `<<`) as often as it likes. */
export function readYaml(file: string | URL) {
  return parse(readFileSync(file, "utf8"), { merge: true, maxAliasCount: -1 });
}
