import { foldWords, LINE_LENGTH } from "./fold-words.ts";

/**
 * A text in Markdown, of which every paragraph that says the same as before is as it was, byte for byte. One that was
 * changed has its long lines folded as before; lines that somebody broke are left.
 */
export function writeText(before: string, now: string): string {
  const free = partsOf(before);
  const parts = partsOf(now).map((part) => {
    const at = free.findIndex((other) => other === part || saysTheSame(other, part));
    const [twin] = at < 0 ? [] : free.splice(at, 1);
    return { part, twin };
  });
  const gaps = now.match(GAP) ?? [];
  return parts
    .map(({ part, twin }, index) => (twin ?? folded(part, free)) + (gaps[index] ?? ""))
    .join("");
}

/** Between paragraphs, headings, lists and tables. */
const GAP = /\n(?:[ \t]*\n)+/g;

function partsOf(text: string): string[] {
  return text.split(GAP);
}

function saysTheSame(one: string, other: string): boolean {
  return isParagraph(one) && isParagraph(other) && inOneLine(one) === inOneLine(other);
}

function inOneLine(part: string): string {
  return part.replaceAll("\n", " ");
}

function folded(part: string, others: string[]): string {
  const isTooLong = part.split("\n").some((line) => line.length > LINE_LENGTH);
  if (!isTooLong || !isParagraph(part)) return part;
  const old = nearest(part, others.filter(isParagraph)).split("\n");
  return foldWords(inOneLine(part), LINE_LENGTH, old).join("\n");
}

/** The one that has the most words in common with a paragraph. */
function nearest(part: string, others: string[]): string {
  const words = new Set(part.split(/\s+/));
  const shared = (other: string) => other.split(/\s+/).filter((word) => words.has(word)).length;
  return others.toSorted((one, other) => shared(other) - shared(one))[0] ?? "";
}

/** Whether it is words alone: no heading, list, table, quotation or code, and no line broken on purpose. */
function isParagraph(part: string): boolean {
  return !/^(?:[-+*] |[>|#\s]|\d+[.)] |```|~~~|[-=*_]{3})|(?: {2}|\\)$/m.test(part);
}
