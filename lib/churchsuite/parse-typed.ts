import type { HtmlNode, HtmlParser } from "./html-parser.ts";

/** "<p>", "<a href='…'>", a comment. "<name of dish>", "5 < 6" and "<3" are what somebody typed. */
const TAG = "</?[a-z][a-z\\d:-]*(?:\\s[^<>=]*=[^<>]*|\\s*/?)>|<!--[^]*?-->|<[!?][^<>]*>";
const ENTITY = "&(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z][a-z\\d]{1,31});";
const MARKUP = new RegExp(`${TAG}|${ENTITY}`, "i");
const TAG_OR_SIGN = new RegExp(`${TAG}|<`, "gi");

// A browser copies unclosed tags into each paragraph after them. Twenty thousand tags would become millions of elements.
const MOST_TAGS = 1000;

/** Parses what somebody has typed: plain text or HTML. The lines of plain text have a `br` behind them. */
export function parseTyped(typed: string, parseHtml: HtmlParser): HtmlNode[] {
  const html = cutTags(typed);
  const nodes = MARKUP.test(html) ? parseHtml(escapeSigns(html)) : [html];
  const isPlain = nodes.every((node) => typeof node === "string");
  if (!isPlain) return nodes;
  const lines = nodes.join("").split(/\r\n?|\n/);
  return lines.flatMap((line) => [line, { tag: "br", href: "", start: "", children: [] }]);
}

/** HTML up to the most tags that are read, with an ellipsis where there are more. */
function cutTags(html: string): string {
  const [firstBeyond] = [...html.matchAll(/</g)].slice(MOST_TAGS);
  return firstBeyond ? `${html.slice(0, firstBeyond.index)}…` : html;
}

/** Escapes each "<" that begins no tag, so that parsers keep the words after it. */
function escapeSigns(html: string): string {
  return html.replace(TAG_OR_SIGN, (found) => (found === "<" ? "&lt;" : found));
}
