import type { HtmlParser } from "./html-parser.ts";
import { textOf } from "./html-to-prose.ts";
import { LONGEST_ADDRESS, longest } from "./limits.ts";
import { withSingleSpaces } from "./plain-text.ts";

const TAG = /<(?:!--[^<>]*--|\/?([a-z][^\s<>/]*)[^<>]*)>/gi;
// These may stand inside a word; every other tag is a word boundary.
const INLINE = /^(?:a|b|em|font|i|small|span|strong|u|wbr)$/i;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|[a-z][a-z\d]{1,31});/gi;
// Control characters, and overrides of the text direction.
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const HIGHEST_CODE_POINT = 0x10ffff;

/** What stands at a path ("images.lg.url") in JSON of any shape; undefined where nothing does. */
export function at(json: unknown, path: string): unknown {
  let found = json;
  for (const key of path.split(".")) {
    if (typeof found !== "object" || found === null) return undefined;
    found = Reflect.get(found, key);
  }
  return found;
}

/** A list of whatever; null for all else. */
export function listIn(sent: unknown): unknown[] | null {
  return Array.isArray(sent) ? sent : null;
}

/** What was sent, as it was typed; "" for all but text. What is too long is cut before anything else reads it. */
export function textIn(sent: unknown, most = longest.line): string {
  if (typeof sent !== "string") return "";
  if (sent.length <= most) return sent;
  // Not in the middle of a character, and not of a tag, which would swallow the ellipsis.
  return `${sent.slice(0, most).replace(/[\ud800-\udbff]$|<[^<>]*$/, "")}…`;
}

/** One line without tags, its entities decoded (which may give tags again) and its white space collapsed. */
export function plainText(sent: unknown, parseHtml: HtmlParser, most?: number): string {
  const typed = withoutTags(textIn(sent, most));
  const decoded = typed.replace(ENTITY, (entity, decimal, hexadecimal) => {
    return readNumber(decimal, hexadecimal) ?? readEntity(entity, parseHtml);
  });
  const read = withoutTags(decoded);
  return withSingleSpaces(read).replace(INVISIBLE, "").trim();
}

/** The same in several lines, an address for example. */
export function plainLines(sent: unknown, parseHtml: HtmlParser): string {
  const lines = withoutTags(textIn(sent)).split(/[\r\n]+/);
  return lines.map((line) => plainText(line, parseHtml)).join("\n");
}

/** Without what a cut leaves behind: double spaces, a colon at the end. */
export function trimmed(text: string): string {
  return text.replace(/\s+/g, " ").replace(/^[\s,:;–-]{1,99}|[\s,:;–-]{1,99}$/g, "");
}

/** A string, also where the feed sends a number. */
export function identifier(sent: unknown): string {
  return textIn(Number.isFinite(sent) ? String(sent) : sent);
}

/** True for "1", 1 and true; false for all else, "0" included, which is truthy in JavaScript. */
export function isOn(sent: unknown): boolean {
  return sent === "1" || sent === 1 || sent === true;
}

/** A whole number; 0 for all else. */
export function count(sent: unknown): number {
  return Number.isInteger(sent) ? Number(sent) : 0;
}

/** An address on the web; "" for all else, and for one that is too long. */
export function webAddress(sent: unknown): string {
  if (typeof sent !== "string" || sent.length > LONGEST_ADDRESS) return "";
  const address = sent.trim();
  try {
    return /^https?:/i.test(address) && new URL(address) ? address : "";
  } catch {
    return "";
  }
}

/** Where one that goes has parted another one, that goes as well. */
function withoutTags(text: string): string {
  const read = text.replace(TAG, (tag, name = "") =>
    tag.startsWith("<!") || INLINE.test(name) ? "" : " ",
  );
  return read === text ? read : withoutTags(read);
}

/** The character of a number in an entity; null where there is none. */
function readNumber(decimal?: string, hexadecimal?: string): string | null {
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? "", 16);
  return code > 0 && code <= HIGHEST_CODE_POINT ? String.fromCodePoint(code) : null;
}

/** An unknown one stays as it is typed. Some are known by how they begin: "&notify;" as "¬ify;". */
function readEntity(entity: string, parseHtml: HtmlParser): string {
  if (entity.startsWith("&#")) return entity;
  const character = textOf(parseHtml(entity));
  return character === ";" || !character.endsWith(";") ? character : entity;
}
