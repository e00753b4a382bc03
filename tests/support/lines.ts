import type { Locator } from "@playwright/test";

/** A rectangle, in CSS pixels of the page. */
type Box = { left: number; top: number; right: number; bottom: number };

/** A line of words as the browser has laid it out. */
type Line = {
  /** The words of the whole text that the line is a part of. */
  words: string;
  box: Box;
  /** Whether an edge cuts it off. */
  isCut: boolean;
};

/** Names the words in an element that cannot be read whole: cut off by an edge, or under other words. */
export async function findUnreadableWords(element: Locator): Promise<string[]> {
  const lines = await element.evaluate(findLines);
  const problems: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.isCut) problems.push(`cut off: ${line.words}`);
    for (const later of lines.slice(index + 1)) {
      if (overlap(line.box, later.box)) {
        problems.push(`one over the other: ${line.words} / ${later.words}`);
      }
    }
  }
  return problems;
}

/** Whether the letters of two lines touch. Lines have room above and below their letters, which may overlap. */
function overlap(first: Box, second: Box): boolean {
  const a = boxOfLetters(first);
  const b = boxOfLetters(second);
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  // Boxes are measured in fractions of a pixel, and drawn in whole ones.
  return across > 1 && down > 1;
}

function boxOfLetters({ left, top, right, bottom }: Box): Box {
  const room = (bottom - top) / 4;
  return { left, top: top + room, right, bottom: bottom - room };
}

/** Runs in the page, and so has all that it needs inside it. */
function findLines(element: Element): Line[] {
  const lines: Line[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (text.data.trim() === "" || !parent || !isSeen(parent)) continue;
    for (const box of boxesOfText(text)) {
      lines.push({
        words: text.data.trim(),
        box: {
          left: box.left + scrollX,
          top: box.top + scrollY,
          right: box.right + scrollX,
          bottom: box.bottom + scrollY,
        },
        isCut: isCut(box, parent),
      });
    }
  }
  return lines;

  function isSeen(holder: Element): boolean {
    return holder.checkVisibility() && !isForScreenReaders(holder);
  }

  function isForScreenReaders(holder: Element): boolean {
    const isHidden = (tag: Element) => getComputedStyle(tag).clipPath === "inset(50%)";
    return isHidden(holder) || (holder.parentElement !== null && isHidden(holder.parentElement));
  }

  /** One box for each line. Spaces at either end are left out: one that ends a line may reach under what follows. */
  function boxesOfText(text: Text): DOMRect[] {
    const start = text.data.length - text.data.trimStart().length;
    const end = text.data.trimEnd().length;
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return [...range.getClientRects()];
  }

  /** Whether the page, or an element around the line that hides what does not fit, ends before the line does. */
  function isCut(line: DOMRect, holder: Element): boolean {
    // Letters do not fill their line to its upper and lower edge.
    const room = line.height / 4;
    for (let around: Element | null = holder; around; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const canBeScrolled = /auto|scroll/.test(overflowX + overflowY);
      if (canBeScrolled) return false;
      const edge = around.getBoundingClientRect();
      const hidesSides = overflowX !== "visible";
      if (hidesSides && isBeyond(line.left, line.right, edge.left, edge.right)) return true;
      const hidesHeight = overflowY !== "visible";
      const [top, bottom] = [line.top + room, line.bottom - room];
      if (hidesHeight && isBeyond(top, bottom, edge.top, edge.bottom)) return true;
      // The skip link waits above the page until it has the focus.
      if (position === "fixed") return false;
    }
    return isBeyond(line.left, line.right, 0, document.documentElement.clientWidth);
  }

  /** Whether a stretch reaches more than a pixel beyond one end of another. */
  function isBeyond(start: number, end: number, first: number, last: number): boolean {
    return start < first - 1 || end > last + 1;
  }
}
