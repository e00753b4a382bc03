import type { Element, Root } from "hast";
import { selectAll } from "hast-util-select";

/** Every element that a CSS selector finds. */
export function findAll(selector: string, within: Root | Element): Element[] {
  return selectAll(selector, within);
}

/** The first element that a CSS selector finds and that has these words in it. Throws if there is none. */
export function findOne(selector: string, within: Root | Element, words = ""): Element {
  const element = findAll(selector, within).find((each) => wordsOf(each).includes(words));
  if (!element) throw new Error(`there is no ${selector} that says “${words}”`);
  return element;
}

/** The words of an element on one line. Scripts in it are left out. */
export function wordsOf(element: Element): string {
  return textOf(element).replaceAll(/\s+/g, " ").trim();
}

function textOf({ children }: Element): string {
  const texts = children.map((child) => {
    if (child.type === "text") return child.value;
    if (child.type !== "element" || child.tagName === "script") return "";
    return textOf(child);
  });
  return texts.join("");
}

/** The words of every element that a CSS selector finds. */
export function wordsOfAll(selector: string, within: Root | Element): string[] {
  return findAll(selector, within).map(wordsOf);
}

/** The addresses of the links in an element, in their order. */
export function addressesIn(within: Root | Element): string[] {
  return findAll("a[href]", within).map(({ properties }) => String(properties.href));
}
