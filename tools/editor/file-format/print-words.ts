import { Document, Scalar } from "yaml";
import { foldWords, LINE_LENGTH } from "./fold-words.ts";
import type { Words } from "./source-tree.ts";

/** What a file's own hand is like: its text, and the words that stand in it without quotes. */
export type Hand = { source: string; plainWords: ReadonlySet<string> };

/** Where words go: `used` of the line is taken, and lines below begin at `indent`. `before` stood there. */
type Place = { indent: number; used: number; before?: Words };

/** Words as the value of a field or an entry of a list; without a line break at the end. */
export function printWords(words: string, { indent, used, before }: Place, hand: Hand): string {
  const line = printInLine(words, before, hand);
  const longest = before?.style === "block" ? 0 : used + (before ? before.end - before.start : 0);
  const fits = used + line.length <= Math.max(LINE_LENGTH, longest);
  const isOneWord = !/\s/.test(words);
  const staysBlock = before?.style === "block" && words !== "";
  if ((staysBlock || words.includes("\n") || !(fits || isOneWord)) && canBeBlock(words)) {
    return printBlock(words, indent, before, hand);
  }
  return line;
}

/** Words in the middle of a line: in quotes where they need them, or had them. */
function printInLine(words: string, before: Words | undefined, hand: Hand): string {
  return printed({ x: styled(words, before, hand) }).slice("x: ".length);
}

/** Words within brackets. */
export function printInBrackets(words: string, before: Words | undefined, hand: Hand): string {
  return printed([styled(words, before, hand)]).slice(1, -1);
}

function printed(value: unknown): string {
  const document = new Document(undefined, { schema: "failsafe" });
  document.contents = document.createNode(value, { flow: Array.isArray(value) });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
}

function styled(words: string, before: Words | undefined, { plainWords }: Hand): Scalar {
  const scalar = new Scalar(words);
  if (before?.style === "double" || words.includes("\n")) scalar.type = "QUOTE_DOUBLE";
  else if (before?.style === "single") scalar.type = "QUOTE_SINGLE";
  else scalar.type = !plainWords.has(words) && isMisread(words) ? "QUOTE_DOUBLE" : "PLAIN";
  return scalar;
}

/**
 * Whether some program that reads YAML would take these words for something else than what is typed: a yes or no,
 * minutes, another number. Curly quotes at the beginning are refused by the website.
 */
function isMisread(words: string): boolean {
  if (/^(?:y|n|yes|no|on|off|null|~|\.inf|\.nan)$/i.test(words) || /^[“”„‘’]/.test(words))
    return true;
  if (/^(?:true|false)$/i.test(words)) return words !== words.toLowerCase();
  if (/^\d+(?::\d+)+/.test(words)) return true;
  return /^[-+.\d]/.test(words) && !Number.isNaN(Number(words)) && String(Number(words)) !== words;
}

/** Lines that begin with a space, and letters that cannot be seen, are safe in quotes only. */
function canBeBlock(words: string): boolean {
  return !/^[ \t]|[ \t]$/m.test(words) && !/[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]--[\n]]/v.test(words);
}

function printBlock(words: string, indent: number, before: Words | undefined, hand: Hand): string {
  const [head = "", ...lines] =
    before?.style === "block"
      ? hand.source.slice(before.start, before.end).trimEnd().split("\n")
      : [];
  const inset = lines.find((line) => line.trim() !== "")?.match(/^ */)?.[0] ?? " ".repeat(indent);
  const header = /^[|>][-+]?$/.test(head) ? head : ">-";
  const written = header.startsWith("|") ? words.split("\n") : folded(words, inset.length, lines);
  return [header, ...written.map((line) => (line ? inset + line : ""))].join("\n");
}

/** In folded text a line break within the words takes two: an empty line. */
function folded(words: string, inset: number, before: string[]): string[] {
  const old = before.map((line) => line.trim());
  const length = Math.max(LINE_LENGTH - inset, ...old.map((line) => line.length));
  const isOnePart = !words.includes("\n") && !old.includes("");
  return words
    .replace(/\n+/g, "$&\n")
    .split("\n")
    .flatMap((line) => (line ? foldWords(line, length, isOnePart ? old : []) : [""]));
}
