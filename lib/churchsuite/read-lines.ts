import type { HtmlParser } from "./html-parser.ts";
import { textIn } from "./json-fields.ts";
import { decodeEntities, MARKUP, unescapeTags, withoutCdataMarks } from "./markup.ts";
import { withSingleSpaces } from "./plain-text.ts";

// These may stand inside a word; every other tag is a word boundary.
const INLINE = /^(?:a|b|em|font|i|small|span|strong|u|wbr)$/i;
/** Tags at which a line ends. */
const END_OF_LINE = /<br\b[^<>]*>|<\/(?:div|li|p)\s*>/gi;
// Control characters, and overrides of the text direction.
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Reads one line: without tags, with entities decoded (which may give tags again), and with single spaces. */
export function readLine(value: unknown, parseHtml: HtmlParser, most?: number): string {
  const decoded = decodeEntities(withoutTags(textIn(value, most)), parseHtml);
  return withSingleSpaces(withoutTags(decoded)).replace(INVISIBLE, "").trim();
}

/** Reads several lines in the same way, such as those of an address. */
export function readLines(value: unknown, parseHtml: HtmlParser): string {
  const typed = unescapeTags(textIn(value)).replace(END_OF_LINE, "\n");
  const lines = withoutTags(typed).split(/[\r\n]+/);
  return lines.map((line) => readLine(line, parseHtml)).join("\n");
}

/** Takes away double spaces, and punctuation at both ends, such as a colon that a cut has left. "-6.73" keeps its minus. */
export function trimPunctuation(text: string): string {
  return text.replace(/\s+/g, " ").replace(/^(?:[\s,:;–]|-(?!\d)){1,99}|[\s,:;–-]{1,99}$/g, "");
}

function withoutTags(text: string): string {
  const rest = withoutCdataMarks(text).replace(MARKUP, (tag, name = "") => {
    return tag.startsWith("<!") || INLINE.test(name) ? "" : " ";
  });
  // A tag may have stood within another one, "<<b>p>", which then has to go as well.
  return rest === text ? rest : withoutTags(rest);
}
