import type { Facts } from "#app/site.ts";

let known: Facts | undefined;

/** The facts in the HTML of every page (root.tsx); undefined on a page that has none. */
export function readFacts(): Facts | undefined {
  const json = document.getElementById("facts")?.textContent;
  if (json) known ??= JSON.parse(json);
  return known;
}
