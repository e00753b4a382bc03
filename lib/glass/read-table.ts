import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** Reads one of the YAML files beside this one. Its type is written where it is read. */
export function readTable(name: string) {
  return parse(readFileSync(new URL(name, import.meta.url), "utf8"));
}
