import { readFileSync } from "node:fs";
import path from "node:path";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { selectAll as all } from "hast-util-select";
import { SITE } from "./built-pages.ts";
import { wordsOf } from "./words-of.ts";

export { all, wordsOf };

const parsed = new Map<string, Root>();

/** The HTML of a page, "/giving" or "404.html", as it was built and before any script has run. */
export function builtPage(address: string): Root {
  const file = address.endsWith(".html") ? address : path.join(address, "index.html");
  const page = parsed.get(file) ?? fromHtml(readFileSync(path.join(SITE, file), "utf8"));
  parsed.set(file, page);
  return page;
}

/** The first element that a CSS selector finds, and that holds these words. Throws where there is none. */
export function one(selector: string, within: Root | Element, words = ""): Element {
  const found = all(selector, within).find((element) => wordsOf(element).includes(words));
  if (!found) throw new Error(`there is no ${selector} that says “${words}”`);
  return found;
}

/** The part of a page under a heading. Throws where there is none. */
export function sectionOf(heading: string, page: Root): Element {
  const section = all("main section", page).find((part) =>
    wordsOfAll("h2", part).includes(heading),
  );
  if (!section) throw new Error(`there is no part of the page headed ${heading}`);
  return section;
}

/** The words of every element that a CSS selector finds. */
export function wordsOfAll(selector: string, within: Root | Element): string[] {
  return all(selector, within).map(wordsOf);
}

/** Where the links of an element lead, in their order. */
export function addressesIn(within: Root | Element): string[] {
  return all("a[href]", within).map(({ properties }) => String(properties.href));
}

/** What a page tells search engines, each thing by itself. */
export function toldOn(page: string) {
  const scripts = wordsOfAll('script[type="application/ld+json"]', builtPage(page));
  return scripts.flatMap((json) => JSON.parse(json)["@graph"]);
}
