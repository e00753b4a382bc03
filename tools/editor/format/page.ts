import { partsOfPage } from "#app/content-loader/facts/page-parts.ts";
import { type Facts, readFacts, writeFacts } from "./facts.ts";
import { isSame } from "./set-facts.ts";

/** How long a line of a text may be, and no longer where words can be moved to the next. */
const LINE_LENGTH = 100;

/** At the beginning of a line of Markdown it would make a list, a heading, a quotation or a table of it. */
const MEANS_MORE = /^(?:[-+*]$|[>|#]|=+$|\d+[.)]$|```|~~~)/;

const GAP = /\n(?:[ \t]*\n)+/g;

/** A Markdown file's facts, and its text as `body`. Throws an Error where its facts cannot be read. */
export function readPage(whole: string): Facts {
  const parts = partsOfPage(whole);
  if (!parts)
    throw new Error("the file does not begin with facts between two lines of dashes, ---");
  return { ...readFacts(parts.facts), body: parts.text.trim() };
}

/** A Markdown file with other facts or another text; anew where there is none before. Empty lines at its end go. */
export function writePage(before: string, { body, ...facts }: Facts): string {
  const parts = partsOfPage(before);
  if (parts && isSame(readPage(before), { body, ...facts })) return before;
  const text = typeof body === "string" ? body.trim() : "";
  const { facts: yaml, text: below } = parts ?? { facts: "", text: "" };
  const head = `---\n${writeFacts(yaml && `${yaml.trimStart()}\n`, facts)}---\n`;
  if (parts && below.trim() === text) return head + below;
  const lead = /^\s*/.exec(below)?.[0] || "\n";
  return head + (text && `${lead}${writeText(below.trim(), text)}\n`);
}

/** A text whose paragraphs are as before, byte for byte, where they say the same, wherever a form breaks its lines. */
function writeText(before: string, now: string): string {
  const old = new Map(before.split(GAP).map((part) => [unfolded(part), part]));
  const gaps = now.match(GAP) ?? [];
  return now
    .split(GAP)
    .map((part, index) => (old.get(unfolded(part)) ?? folded(part)) + (gaps[index] ?? ""))
    .join("");
}

function folded(part: string): string {
  const isTooLong = part.split("\n").some((line) => line.length > LINE_LENGTH);
  if (!isTooLong || !isParagraph(part)) return part;
  const lines: string[] = [];
  // Where there are two spaces between words, they belong to a word.
  for (const word of unfolded(part).split(/(?<=\S) (?=\S)/)) {
    const longer = `${lines.at(-1)} ${word}`;
    const fits = lines.length > 0 && (longer.length <= LINE_LENGTH || MEANS_MORE.test(word));
    if (fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.join("\n");
}

/** A paragraph in one line, and whatever else it may be as it is. */
function unfolded(part: string): string {
  return isParagraph(part) ? part.replaceAll("\n", " ") : part;
}

/** Whether it is words alone: no heading, list, table, quotation or code, and no line broken on purpose. */
function isParagraph(part: string): boolean {
  return !/^(?:[-+*] |[>|#\s]|\d+[.)] |```|~~~|[-=*_]{3})|(?: {2}|\\)$/m.test(part);
}
