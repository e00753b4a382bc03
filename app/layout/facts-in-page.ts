import type { Facts } from "./site.ts";

let parsed: Facts | undefined;

/** Reads the facts that root.tsx writes into the HTML of every page; undefined on a page that has none. */
export function readFacts(): Facts | undefined {
  const json = document.getElementById("facts")?.textContent;
  if (json) parsed ??= JSON.parse(json);
  return parsed;
}
