import type { Element, Root } from "hast";
import { selectAll as all } from "hast-util-select";

export { all };

/** The words of an element on one line, but for those of scripts in it. */
export function wordsOf(element: Element): string {
  return textOf(element).replaceAll(/\s+/g, " ").trim();
}

function textOf({ children }: Element): string {
  const texts = children.map((child) => {
    if (child.type === "element") return child.tagName === "script" ? "" : textOf(child);
    return child.type === "text" ? child.value : "";
  });
  return texts.join("");
}

/** The first element that a CSS selector finds, and that holds these words. Throws where there is none. */
export function one(selector: string, within: Root | Element, words = ""): Element {
  const found = all(selector, within).find((element) => wordsOf(element).includes(words));
  if (!found) throw new Error(`there is no ${selector} that says “${words}”`);
  return found;
}

/** The words of every element that a CSS selector finds. */
export function wordsOfAll(selector: string, within: Root | Element): string[] {
  return all(selector, within).map(wordsOf);
}

/** Where the links of an element lead, in their order. */
export function addressesIn(within: Root | Element): string[] {
  return all("a[href]", within).map(({ properties }) => String(properties.href));
}
