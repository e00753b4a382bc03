import type { Block, Inline, Paragraph, Prose } from "./prose.ts";
import { numberToDial } from "./telephone.ts";

/** Reads plain text as prose: empty lines separate paragraphs, other line breaks are kept. */
export function readPlainText(text: string): Prose {
  const lines = text.split(/\r\n?|\n/).map(withSingleSpaces);
  return splitIntoParagraphs(lines.flatMap((line): Inline[] => [line, { kind: "break" }]));
}

/** Splits words into paragraphs at every two line breaks, and trims the lines. */
export function splitIntoParagraphs(words: Inline[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let isBegun = false;
  for (const line of splitIntoLines(words).map(trimLine)) {
    const last = paragraphs.at(-1);
    if (line.length === 0) {
      isBegun = false;
    } else if (isBegun && last) {
      last.words.push({ kind: "break" }, ...line);
    } else {
      paragraphs.push({ kind: "paragraph", words: line });
      isBegun = true;
    }
  }
  return paragraphs;
}

function splitIntoLines(words: Inline[]): Inline[][] {
  const lines: Inline[][] = [[]];
  for (const run of words) {
    if (typeof run === "object" && run.kind === "break") lines.push([]);
    else lines.at(-1)?.push(run);
  }
  return lines;
}

function trimLine(line: Inline[]): Inline[] {
  const isFilled = (run: Inline) => typeof run !== "string" || run.trim() !== "";
  const words = line.slice(0, line.findLastIndex(isFilled) + 1).slice(line.findIndex(isFilled));
  return words.map((run, index) => {
    if (typeof run !== "string") return run;
    const begun = index === 0 ? run.trimStart() : run;
    return index === words.length - 1 ? begun.trimEnd() : begun;
  });
}

/** Makes a list of the entries that have words; nothing if none has. */
export function makeList(ordered: boolean, entries: Prose[]): Prose {
  const filled = entries.filter((entry) => entry.length > 0);
  return filled.length > 0 ? [{ kind: "list", ordered, entries: filled }] : [];
}

/** Writes a description as plain text, for calendars and search engines. A link becomes "words (address)". */
export function writeAsText(prose: Prose): string {
  return prose.map(writeBlock).join("\n\n");
}

function writeBlock(block: Block): string {
  if (block.kind === "paragraph") return writeWords(block.words);
  const entries = block.entries.map((entry, index) => {
    const marker = block.ordered ? `${index + 1}.` : "•";
    return `${marker} ${writeAsText(entry).replace(/\n+/g, "\n  ")}`;
  });
  return entries.join("\n");
}

function writeWords(words: Inline[]): string {
  return words.map(writeRun).join("");
}

function writeRun(run: Inline): string {
  if (typeof run === "string") return run;
  if (run.kind === "break") return "\n";
  const words = writeWords(run.words);
  if (run.kind !== "link") return words;
  const address = run.href.replace(/^(?:mailto|tel):/i, "");
  const saysAddress = withoutScheme(words) === withoutScheme(address);
  const saysNumber = numberToDial(words) === address;
  return saysAddress || saysNumber ? words : `${words} (${address})`;
}

/** Makes addresses comparable. The words of many links are their address, with or without scheme and last slash. */
function withoutScheme(address: string): string {
  return address.trim().replace(/^https?:\/\/|\/$/gi, "");
}

/** Collapses white space. Two signs of no width are taken out first, which come with copied words: nobody sees them. */
export function withSingleSpaces(text: string): string {
  return text.replace(/[\u200b\ufeff]/g, "").replace(/\s+/g, " ");
}
