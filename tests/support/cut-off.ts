import type { Locator } from "@playwright/test";

/** The words of an element that cannot be read whole: cut by an edge, written over by others, or broken in two. */
export function wordsCutOff(element: Locator): Promise<string[]> {
  return element.evaluate(findCutOff);
}

/** Runs in the page. */
function findCutOff(element: Element): string[] {
  type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;
  type Line = { words: string; letters: Box; holder: Element };

  // Boxes are measured in fractions of a pixel, and edges are drawn in whole ones.
  const A_PIXEL = 1;

  const lines = [...linesOfElement()];
  return [
    ...lines.filter(isCut).map(({ words }) => `cut off: ${words}`),
    ...[...brokenWords()].map((word) => `broken in two: ${word}`),
    ...lines.flatMap((line, at) =>
      lines
        .slice(at + 1)
        .filter((other) => isOver(line, other))
        .map((other) => `one over the other: ${line.words} / ${other.words}`),
    ),
  ];

  function* textsOfElement(): Generator<{ text: Node; holder: Element; words: string }> {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const holder = text.parentElement;
      const words = text.textContent ?? "";
      if (words.trim() === "" || !holder?.checkVisibility() || isForScreenReaders(holder)) continue;
      yield { text, holder, words };
    }
  }

  function* linesOfElement(): Generator<Line> {
    for (const { text, holder, words } of textsOfElement()) {
      const range = document.createRange();
      // A space that ends a line may reach under what follows.
      range.setStart(text, words.length - words.trimStart().length);
      range.setEnd(text, words.trimEnd().length);
      for (const box of range.getClientRects()) {
        yield { words, letters: lettersOf(box), holder };
      }
    }
  }

  /**
   * Words that are broken although there would be room for them: a column is too narrow. Addresses
   * of e-mail and the web may be broken anywhere, a word as wide as half a screen as well, and
   * those of a table, whose columns cannot stand one below the other.
   */
  function* brokenWords(): Generator<string> {
    for (const { text, holder, words } of textsOfElement()) {
      if (holder.closest("table")) continue;
      for (const { 0: word, index } of words.matchAll(/(?<![\S])[\p{L}\p{N}:’]+(?![@./\p{L}])/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = [...range.getClientRects()];
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        if (parts.length > 1 && width < innerWidth / 2) yield word;
      }
    }
  }

  function isForScreenReaders(holder: Element): boolean {
    return [holder, holder.parentElement].some(
      (one) => one && getComputedStyle(one).clipPath === "inset(50%)",
    );
  }

  function isCut({ letters: box, holder }: Line): boolean {
    for (let around: Element | null = holder; around; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      // What can be scrolled to is not cut off.
      if ([overflowX, overflowY].some((overflow) => /auto|scroll/.test(overflow))) return false;
      const edge = around.getBoundingClientRect();
      if (overflowX !== "visible" && isOutside(box.left, box.right, edge.left, edge.right)) {
        return true;
      }
      if (overflowY !== "visible" && isOutside(box.top, box.bottom, edge.top, edge.bottom)) {
        return true;
      }
      // The skip link waits above the page until it has the focus.
      if (position === "fixed") return false;
    }
    return isOutside(box.left, box.right, 0, document.documentElement.clientWidth);
  }

  function isOutside(from: number, to: number, first: number, last: number): boolean {
    return from < first - A_PIXEL || to > last + A_PIXEL;
  }

  /** The letters of one line over those of another; the boxes of lines may overlap a little. */
  function isOver({ letters: a }: Line, { letters: b }: Line): boolean {
    return (
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > A_PIXEL &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > A_PIXEL
    );
  }

  function lettersOf({ left, right, top, bottom }: Box): Box {
    const space = (bottom - top) / 4;
    return { left, right, top: top + space, bottom: bottom - space };
  }
}
