import type { Locator } from "@playwright/test";

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** In CSS pixels of the page. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A line of words as it stands on the page; whether something cuts it off, and which of its words are broken in two. */
export type Line = {
  words: string;
  colour: Colour;
  box: Box;
  isCut: boolean;
  broken: string[];
};

/** What an element says as it is broken into lines, but for what is for screen readers alone. */
export function linesIn(element: Locator): Promise<Line[]> {
  return element.evaluate(findLines);
}

/** The words of an element that cannot be read whole: cut by an edge, written over by others, or broken in two. */
export async function wordsCutOff(element: Locator): Promise<string[]> {
  const lines = await linesIn(element);
  return lines.flatMap(({ words, box, isCut, broken }, at) => [
    ...(isCut ? [`cut off: ${words}`] : []),
    ...broken.map((word) => `broken in two: ${word}`),
    ...lines
      .slice(at + 1)
      .filter((other) => isOver(box, other.box))
      .map((other) => `one over the other: ${words} / ${other.words}`),
  ]);
}

/** The letters of one line over those of another; the boxes of lines may overlap a little. */
function isOver(one: Box, another: Box): boolean {
  const [a, b] = [lettersIn(one), lettersIn(another)];
  // Boxes are measured in fractions of a pixel, and edges are drawn in whole ones.
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  );
}

function lettersIn({ top, bottom, ...sides }: Box): Box {
  const space = (bottom - top) / 4;
  return { ...sides, top: top + space, bottom: bottom - space };
}

/** Runs in the page. */
function findLines(element: Element): Line[] {
  const lines: Line[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const words = text.textContent ?? "";
    const holder = text.parentElement;
    if (words.trim() === "" || !holder?.checkVisibility()) continue;
    if ([holder, holder.parentElement].some(isForScreenReaders)) continue;
    const parts = getComputedStyle(holder).color.match(/[\d.]+/g) ?? [];
    const [red = 0, green = 0, blue = 0] = parts.map(Number);
    // A space that ends a line may reach under what follows.
    const [start, end] = [words.length - words.trimStart().length, words.trimEnd().length];
    const boxes = boxesOf(text, start, end);
    for (const [index, box] of boxes.entries()) {
      const { x, y, width, height } = box;
      lines.push({
        words: words.trim(),
        colour: [red, green, blue],
        box: new DOMRect(x + scrollX, y + scrollY, width, height).toJSON(),
        isCut: isCut(holder, box),
        broken: index === 0 && boxes.length > 1 ? brokenWords(text, holder, words) : [],
      });
    }
  }
  return lines;

  function isForScreenReaders(one: Element | null): boolean {
    return one !== null && getComputedStyle(one).clipPath === "inset(50%)";
  }

  function boxesOf(text: Node, start: number, end: number): DOMRect[] {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return [...range.getClientRects()];
  }

  /**
   * Words that are broken although there would be room for them: a column is too narrow. Addresses
   * of e-mail and the web may be broken anywhere, a word as wide as half a screen as well, and
   * those of a table, whose columns cannot stand one below the other.
   */
  function brokenWords(text: Node, holder: Element, words: string): string[] {
    if (holder.closest("table")) return [];
    const found = words.matchAll(/(?<![\S])[\p{L}\p{N}:’]+(?![@./\p{L}])/gu);
    return Array.from(found).flatMap(({ 0: word, index }) => {
      const parts = boxesOf(text, index, index + word.length);
      const width = parts.reduce((sum, part) => sum + part.width, 0);
      return parts.length > 1 && width < innerWidth / 2 ? [word] : [];
    });
  }

  function isCut(holder: Element, { left, right, top, bottom, height }: DOMRect): boolean {
    for (let around: Element | null = holder; around; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      // What can be scrolled to is not cut off.
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      const edge = around.getBoundingClientRect();
      if (overflowX !== "visible" && isOutside(left, right, edge.left, edge.right)) return true;
      const isHigh = isOutside(top + height / 4, bottom - height / 4, edge.top, edge.bottom);
      if (overflowY !== "visible" && isHigh) return true;
      // The skip link waits above the page until it has the focus.
      if (position === "fixed") return false;
    }
    return isOutside(left, right, 0, document.documentElement.clientWidth);
  }

  function isOutside(from: number, to: number, first: number, last: number): boolean {
    return from < first - 1 || to > last + 1;
  }
}
