import path from "node:path";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { published } from "./built-pages.ts";
import { addressesIn, all, one, wordsOf, wordsOfAll } from "./html.ts";

export { addressesIn, all, one, wordsOf, wordsOfAll };

const parsed = new Map<string, Root>();

/** The HTML of a page, "/giving" or "404.html", as it was built and before any script has run. */
export function builtPage(address: string): Root {
  const file = address.endsWith(".html") ? address : path.join(address, "index.html");
  const page = parsed.get(file) ?? fromHtml(published(file));
  parsed.set(file, page);
  return page;
}

/** The part of a page under a heading. Throws where there is none. */
export function sectionOf(heading: string, page: Root): Element {
  const section = all("main section", page).find((part) =>
    wordsOfAll("h2", part).includes(heading),
  );
  if (!section) throw new Error(`there is no part of the page headed ${heading}`);
  return section;
}

/** What a page tells search engines, each thing by itself. */
export function toldOn(page: string) {
  const scripts = wordsOfAll('script[type="application/ld+json"]', builtPage(page));
  return scripts.flatMap((json) => JSON.parse(json)["@graph"]);
}
