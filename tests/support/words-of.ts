import type { Element } from "hast";

/** The words of an element on one line. */
export function wordsOf(element: Element): string {
  return textOf(element).replaceAll(/\s+/g, " ").trim();
}

function textOf({ children }: Element): string {
  const texts = children.map((child) => {
    if (child.type === "element") return textOf(child);
    return child.type === "text" ? child.value : "";
  });
  return texts.join("");
}
