import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** Reads a table of examples from a YAML file beside this one. The caller writes its type. */
export function readTable(name: string) {
  return parse(readFileSync(new URL(name, import.meta.url), "utf8"));
}
