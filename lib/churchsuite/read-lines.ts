import type { HtmlElement, HtmlNode } from "./html-parser.ts";
import { readHref, unwrapAddresses } from "./links.ts";
import { type Inline, textOf } from "./prose.ts";

/** A line of what somebody has typed. One without words, outside a list, ends a paragraph. */
export type Line = {
  words: Inline[];
  /** The entry of a list to which it belongs, if any. */
  entry?: ListEntry;
};

/** An entry of a list. All its lines have the same one. */
export type ListEntry = {
  list: HtmlElement;
  number: number;
};

/** Elements within a line, and those of Word, "o:p". All others begin on a new one. */
const INLINE =
  /^(?:a|abbr|b|bdi|big|cite|code|em|font|i|img|ins|label|mark|q|small|span|strong|sub|sup|time|u|wbr|.*:.*)$/;
/** Elements whose content is not for reading. What is struck out would read as if it still held. */
const WORDLESS =
  /^(?:del|iframe|math|noscript|object|s|script|strike|style|svg|template|textarea|title)$/;
/** Signs that nobody sees, such as overrides of the text's direction. Emojis and flags are joined by some others. */
const INVISIBLE = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]/gu;

/** Reads parsed HTML as lines, with their links and emphasis. */
export function readLines(nodes: HtmlNode[]): Line[] {
  return readNodes(nodes).map((line) => (isEmpty(line) ? { ...line, words: [] } : line));
}

function isEmpty({ words }: Line): boolean {
  return textOf(words).trim() === "";
}

function readNodes(nodes: HtmlNode[], entry?: ListEntry): Line[] {
  return joinLines(nodes.map((node) => readNode(node, entry)));
}

/** Puts lines behind each other. Each first line goes on where the last one has ended. */
function joinLines(parts: Line[][]): Line[] {
  const lines: Line[] = [];
  for (const [first, ...others] of parts) {
    const last = lines.at(-1);
    if (last && first) last.words.push(...first.words);
    else if (first) lines.push(first);
    lines.push(...others);
  }
  return lines;
}

/** Reads a part as lines. The first goes on the line before the part, and the next part goes on the last. */
function readNode(node: HtmlNode, entry?: ListEntry): Line[] {
  if (typeof node === "string") return [{ words: [readText(node)], entry }];
  const { tag } = node;
  const emptyLine = () => ({ words: [], entry });
  if (WORDLESS.test(tag)) return [];
  if (tag === "br") return [emptyLine(), emptyLine()];
  if (INLINE.test(tag)) return readNodes(node.children, entry).map((line) => markLine(line, node));
  // A block has an empty line above and below it.
  const lines = /^[ou]l$/.test(tag) ? readList(node) : readNodes(node.children, entry);
  return [emptyLine(), emptyLine(), ...lines, emptyLine(), emptyLine()];
}

function readText(text: string): string {
  return unwrapAddresses(text.replace(/\s+/g, " ").replace(INVISIBLE, ""));
}

function readList(list: HtmlElement): Line[] {
  const first = Number.parseInt(list.start, 10) || 1;
  const entries = list.children.filter((child) => typeof child !== "string" || child.trim());
  return joinLines(entries.map((child, index) => readNode(child, { list, number: first + index })));
}

/** Makes the words of a line a link, or strong, or emphasised, as the element round them says. */
function markLine(line: Line, { tag, href }: HtmlElement): Line {
  const { words, entry } = line;
  const address = tag === "a" ? readHref(href) : "";
  if (isEmpty(line)) return line;
  if (address) return { words: [{ kind: "link", href: address, words }], entry };
  if (/^(?:b|strong)$/.test(tag)) return { words: [{ kind: "strong", words }], entry };
  if (/^(?:em|i)$/.test(tag)) return { words: [{ kind: "emphasis", words }], entry };
  return line;
}
