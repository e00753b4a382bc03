import type { HtmlParser } from "./html-parser.ts";
import { textIn } from "./json-fields.ts";
import { withSingleSpaces } from "./plain-text.ts";
import { textOfHtml } from "./read-description.ts";

const TAG = /<(?:!--[^<>]*--|\/?([a-z][^\s<>/]*)[^<>]*)>/gi;
// These may stand inside a word; every other tag is a word boundary.
const INLINE = /^(?:a|b|em|font|i|small|span|strong|u|wbr)$/i;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|[a-z][a-z\d]{1,31});/gi;
// Control characters, and overrides of the text direction.
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const HIGHEST_CODE_POINT = 0x10ffff;

/** Reads what was sent as one line without tags, its entities decoded (which may give tags again) and its white space collapsed. */
export function readLine(value: unknown, parseHtml: HtmlParser, most?: number): string {
  const typed = withoutTags(textIn(value, most));
  const decoded = typed.replace(ENTITY, (entity, decimal, hexadecimal) => {
    return characterOfNumber(decimal, hexadecimal) ?? decodeEntity(entity, parseHtml);
  });
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
  const rest = text.replace(TAG, (tag, name = "") => {
    return tag.startsWith("<!") || INLINE.test(name) ? "" : " ";
  });
  // A tag that goes may have parted another one, "<<b>p>", which goes as well.
  return rest === text ? rest : withoutTags(rest);
}

/** The character of a number in an entity; null where there is none. */
function characterOfNumber(decimal?: string, hexadecimal?: string): string | null {
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? "", 16);
  return code > 0 && code <= HIGHEST_CODE_POINT ? String.fromCodePoint(code) : null;
}

/** An unknown one stays as it is typed. Some are known by how they begin: "&notify;" as "¬ify;". */
function decodeEntity(entity: string, parseHtml: HtmlParser): string {
  if (entity.startsWith("&#")) return entity;
  const character = textOfHtml(parseHtml(entity));
  return character === ";" || !character.endsWith(";") ? character : entity;
}
