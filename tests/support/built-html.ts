import path from "node:path";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { readBuiltFile } from "./built-pages.ts";
import { addressesIn, findAll, findOne, wordsOf, wordsOfAll } from "./html.ts";

export { addressesIn, findAll, findOne, wordsOf, wordsOfAll };

const parsedPages = new Map<string, Root>();

/** The HTML of a page, "/giving" or "404.html", as it was built and before any script has run. */
export function builtPage(address: string): Root {
  const file = address.endsWith(".html") ? address : path.join(address, "index.html");
  const page = parsedPages.get(file) ?? fromHtml(readBuiltFile(file));
  parsedPages.set(file, page);
  return page;
}

/** The part of a page under a heading. Throws if there is none. */
export function sectionOf(heading: string, page: Root): Element {
  const section = findAll("main section", page).find((part) =>
    wordsOfAll("h2", part).includes(heading),
  );
  if (!section) throw new Error(`there is no part of the page headed ${heading}`);
  return section;
}

/** Everything that a page describes for search engines (schema.org), as it is written in its JSON. */
export function structuredDataOf(page: string) {
  const scripts = wordsOfAll('script[type="application/ld+json"]', builtPage(page));
  return scripts.flatMap((json) => JSON.parse(json)["@graph"]);
}
