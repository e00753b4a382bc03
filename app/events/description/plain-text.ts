import type { Block, Inline, Prose } from "#app/content-loader/prose/prose.ts";

/** Plain text as prose: empty lines separate paragraphs, other line breaks are kept. */
export function proseOfText(text: string): Prose {
  const lines = text.split(/\r\n?|\n/).map(withSingleSpaces);
  return toParagraphs(
    lines.flatMap((line, index): Inline[] => (index === 0 ? [line] : [{ kind: "break" }, line])),
  );
}

/** Splits a run of words into paragraphs at every two line breaks, and trims the lines. */
export function toParagraphs(words: Inline[]): Block[] {
  const paragraphs: Inline[][][] = [];
  let isNewParagraph = true;
  for (const line of linesOf(words)) {
    const isEmpty = line.length === 0;
    if (!isEmpty && isNewParagraph) paragraphs.push([line]);
    else if (!isEmpty) paragraphs.at(-1)?.push(line);
    isNewParagraph = isEmpty;
  }
  return paragraphs.map((lines) => ({
    kind: "paragraph",
    words: lines.flatMap((line, index) => (index === 0 ? line : [{ kind: "break" }, ...line])),
  }));
}

/** The trimmed lines of a run of words; an empty one has no words. */
function linesOf(words: Inline[]): Inline[][] {
  const lines: Inline[][] = [[]];
  for (const run of words) {
    if (isBreak(run)) lines.push([]);
    else lines.at(-1)?.push(run);
  }
  return lines.map(trimmed);
}

function trimmed(line: Inline[]): Inline[] {
  const filled = line.flatMap((run, index) => (isBlank(run) ? [] : [index]));
  const words = line.slice(filled[0] ?? 0, (filled.at(-1) ?? -1) + 1);
  return words.map((run, index) => {
    if (typeof run !== "string") return run;
    const begun = index === 0 ? run.trimStart() : run;
    return index === words.length - 1 ? begun.trimEnd() : begun;
  });
}

function isBreak(run: Inline): boolean {
  return typeof run === "object" && run.kind === "break";
}

function isBlank(run: Inline): boolean {
  return typeof run === "string" && run.trim() === "";
}

/**
 * Prose as plain text, for calendars and search engines: an empty line between paragraphs, and "words
 * (address)" for a link.
 */
export function textOfProse(prose: Prose): string {
  return prose.map(textOfBlock).join("\n\n");
}

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return textOfWords(block.words);
    case "list":
      return block.entries
        .map((entry, index) => textOfEntry(entry, block.ordered ? `${index + 1}.` : "•"))
        .join("\n");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(textOfWords).join(", ")).join("\n");
  }
}

function textOfEntry(entry: Prose, sign: string): string {
  return `${sign} ${textOfProse(entry).replace(/\n+/g, "\n  ")}`;
}

export function textOfWords(words: Inline[]): string {
  return words.map(textOfRun).join("");
}

function textOfRun(run: Inline): string {
  if (typeof run === "string") return run;
  if (run.kind === "break") return "\n";
  const words = textOfWords(run.words);
  return run.kind === "link" ? textOfLink(words, run.href) : words;
}

function textOfLink(words: string, href: string): string {
  const address = href.replace(/^(?:mailto|tel):/i, "");
  return withoutScheme(words) === withoutScheme(address) ? words : `${words} (${address})`;
}

/** For comparing: the words of many links are their address, with or without scheme and last slash. */
function withoutScheme(address: string): string {
  return address.trim().replace(/^https?:\/\/|\/$/gi, "");
}

/** Collapses white space. U+FEFF is white space in JavaScript, but invisible and no word boundary. */
export function withSingleSpaces(text: string): string {
  return text.replaceAll("\ufeff", "").replace(/\s+/g, " ");
}
