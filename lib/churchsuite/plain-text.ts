import type { Block, Inline, Prose } from "./prose.ts";

/** Plain text as prose: empty lines separate paragraphs, other line breaks are kept. */
export function proseOfText(text: string): Prose {
  const lines = text.split(/\r\n?|\n/).map(withSingleSpaces);
  return toParagraphs(lines.flatMap((line): Inline[] => [line, { kind: "break" }]));
}

/** Splits a run of words into paragraphs at every two line breaks, and trims the lines. */
export function toParagraphs(words: Inline[]): Block[] {
  const lines: Inline[][] = [[]];
  for (const run of words) {
    if (typeof run === "object" && run.kind === "break") lines.push([]);
    else lines.at(-1)?.push(run);
  }
  const paragraphs: Inline[][] = [];
  let isNew = true;
  for (const line of lines.map(trimmed)) {
    if (line.length > 0 && isNew) paragraphs.push(line);
    else if (line.length > 0) paragraphs.at(-1)?.push({ kind: "break" }, ...line);
    isNew = line.length === 0;
  }
  return paragraphs.map((words) => ({ kind: "paragraph", words }));
}

function trimmed(line: Inline[]): Inline[] {
  const isFilled = (run: Inline) => typeof run !== "string" || run.trim() !== "";
  const words = line.slice(0, line.findLastIndex(isFilled) + 1).slice(line.findIndex(isFilled));
  return words.map((run, index) => {
    if (typeof run !== "string") return run;
    const begun = index === 0 ? run.trimStart() : run;
    return index === words.length - 1 ? begun.trimEnd() : begun;
  });
}

/** A list of those entries that have words; nothing where none has. */
export function listOf(ordered: boolean, entries: Prose[]): Prose {
  const filled = entries.filter((entry) => entry.length > 0);
  return filled.length > 0 ? [{ kind: "list", ordered, entries: filled }] : [];
}

/** Prose as plain text, for calendars and search engines: a link is "words (address)". */
export function textOfProse(prose: Prose): string {
  return prose.map(textOfBlock).join("\n\n");
}

function textOfBlock(block: Block): string {
  if (block.kind === "paragraph") return textOfWords(block.words);
  if (block.kind === "table") {
    return [block.head, ...block.rows].map((row) => row.map(textOfWords).join(", ")).join("\n");
  }
  const entries = block.entries.map((entry, index) => {
    const sign = block.ordered ? `${index + 1}.` : "•";
    return `${sign} ${textOfProse(entry).replace(/\n+/g, "\n  ")}`;
  });
  return entries.join("\n");
}

function textOfWords(words: Inline[]): string {
  return words
    .map((run) => {
      if (typeof run === "string") return run;
      if (run.kind === "break") return "\n";
      const inside = textOfWords(run.words);
      if (run.kind !== "link") return inside;
      const address = run.href.replace(/^(?:mailto|tel):/i, "");
      const isSaid = withoutScheme(inside) === withoutScheme(address);
      return isSaid ? inside : `${inside} (${address})`;
    })
    .join("");
}

/** For comparing: the words of many links are their address, with or without scheme and last slash. */
function withoutScheme(address: string): string {
  return address.trim().replace(/^https?:\/\/|\/$/gi, "");
}

/** Collapses white space. U+FEFF is white space in JavaScript, but invisible and no word boundary. */
export function withSingleSpaces(text: string): string {
  return text.replaceAll("\ufeff", "").replace(/\s+/g, " ");
}
