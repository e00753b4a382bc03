import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** Reads one of the YAML files beside this one. Whoever asks for it says of which type it is. */
export function readTable(name: string) {
  return parse(readFileSync(new URL(name, import.meta.url), "utf8"));
}
