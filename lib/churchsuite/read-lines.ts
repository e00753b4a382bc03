import type { HtmlParser } from "./html-parser.ts";
import { textIn } from "./json-fields.ts";
import { decodeEntities, MARKUP } from "./markup.ts";
import { withSingleSpaces } from "./plain-text.ts";

// These may stand inside a word; every other tag is a word boundary.
const INLINE = /^(?:a|b|em|font|i|small|span|strong|u|wbr)$/i;
// Control characters, and overrides of the text direction.
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Reads what was sent as one line without tags, its entities decoded (which may give tags again) and its white space collapsed. */
export function readLine(value: unknown, parseHtml: HtmlParser, most?: number): string {
  const decoded = decodeEntities(withoutTags(textIn(value, most)), parseHtml);
  return withSingleSpaces(withoutTags(decoded)).replace(INVISIBLE, "").trim();
}

/** Reads several lines likewise, an address for example. */
export function readLines(value: unknown, parseHtml: HtmlParser): string {
  const lines = withoutTags(textIn(value)).split(/[\r\n]+/);
  return lines.map((line) => readLine(line, parseHtml)).join("\n");
}

/** Takes away what a cut leaves behind: double spaces, a colon at the end. */
export function trimPunctuation(text: string): string {
  return text.replace(/\s+/g, " ").replace(/^[\s,:;–-]{1,99}|[\s,:;–-]{1,99}$/g, "");
}

function withoutTags(text: string): string {
  const rest = text.replace(MARKUP, (tag, name = "") => {
    return tag.startsWith("<!") || INLINE.test(name) ? "" : " ";
  });
  // A tag that goes may have parted another one, "<<b>p>", which goes as well.
  return rest === text ? rest : withoutTags(rest);
}
