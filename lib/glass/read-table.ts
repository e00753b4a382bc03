import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** Reads one of the YAML files beside this one. The caller writes its type. */
export function readTable(name: string) {
  return parse(readFileSync(new URL(name, import.meta.url), "utf8"));
}
