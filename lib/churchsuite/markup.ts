import { htmlElements } from "./html-elements.ts";
import type { HtmlNode, HtmlParser } from "./html-parser.ts";

/*
 * Names and descriptions come as plain text, as HTML, and as HTML that has been escaped once or twice. Markup is taken
 * out. Everything else is what somebody has typed: "5 < 6", "Q&A", "<name of dish>".
 */

/** The names of elements; anything else between "<" and ">" is text. Word writes elements of its own, such as "<o:p>". */
const NAME = `(${htmlElements.join("|")}|[a-z]\\w*:[a-z][\\w-]*)`;
const ATTRIBUTES = `(?:[\\s/](?:"[^"]*"|'[^']*'|[^"'<>])*)?`;
/** Attributes without a value. */
const SWITCHES = "border|checked|compact|controls|disabled|hidden|noshade|nowrap|open|reversed";
/** What somebody has typed between "<" and ">", although it begins like a tag: "<title of hymn>", "<a hat>". */
const TYPED_WORDS = `<\\w+(?: (?!(?:${SWITCHES})\\b)[a-z]+)+>`;
const COMMENT = "<!--[^]*?-->|<!\\[?[a-z][^<>]*>|<\\?[a-z][^<>]*>";
const NAMED_ENTITY = "[a-z][a-z\\d]{1,31}";

/** A tag, with the name of its element in the first group; or a comment. */
export const MARKUP = new RegExp(`${COMMENT}|(?!${TYPED_WORDS})</?${NAME}${ATTRIBUTES}>`, "gi");
const ENTITY = new RegExp(`&(?:#\\d{1,7}|#x[\\da-f]{1,6}|${NAMED_ENTITY});`, "gi");
const MARKUP_OR_SIGN = new RegExp(`${MARKUP.source}|${ENTITY.source}|[<&]`, "gi");
const ESCAPED_TAG =
  /&(?:amp;){0,4}lt;((?:(?!&(?:amp;){0,4}[lg]t;)[^<>]){1,2000})&(?:amp;){0,4}gt;/gi;

/** How often a text may have been escaped. */
const MOST_ESCAPES = 3;

/** Parsers write this for a number that stands for no character. */
const REPLACEMENT = "\ufffd";

/** Whether a text has a tag or a comment in it. */
export function hasMarkup(text: string): boolean {
  return text.search(MARKUP) >= 0;
}

/** Takes away the marks of a part that is not to be parsed, "<![CDATA[" and "]]>", and keeps what is between them. */
export function withoutCdataMarks(text: string): string {
  return text.replace(/<!\[CDATA\[|\]\]>/gi, "");
}

/** Turns escaped tags, "&lt;p&gt;", into tags. */
export function unescapeTags(text: string): string {
  return text.replace(ESCAPED_TAG, (escaped, inside: string) => {
    const attributes = inside.replace(/&(?:amp;)+/gi, "&").replace(/&quot;/gi, '"');
    const tag = `<${attributes.replace(/&(?:#0?39|apos);/gi, "'")}>`;
    return hasMarkup(tag) ? tag : escaped;
  });
}

/** Escapes each "<" that begins no tag and each "&" that begins no entity, so that parsers keep the words after it. */
export function escapeSigns(html: string): string {
  return html.replace(MARKUP_OR_SIGN, (found) => {
    if (found === "<") return "&lt;";
    return found === "&" ? "&amp;" : found;
  });
}

/** Decodes the entities in a text, however often they were escaped. An unknown one stays as it is. */
export function decodeEntities(text: string, parseHtml: HtmlParser): string {
  let decoded = text;
  for (let times = 0; times < MOST_ESCAPES && decoded.includes("&"); times++) {
    decoded = decoded.replace(ENTITY, (entity) => decodeEntity(entity, parseHtml));
  }
  return decoded;
}

/** Decodes an entity. Parsers read some by their beginning, "&notify;" as "¬ify;", and such an entity stays as it is. */
function decodeEntity(entity: string, parseHtml: HtmlParser): string {
  const character = joinTexts(parseHtml(entity));
  const isUnknown = character === REPLACEMENT || (character !== ";" && character.endsWith(";"));
  return isUnknown ? entity : character;
}

/** Joins the texts in parsed HTML. */
function joinTexts(nodes: HtmlNode[]): string {
  const texts = nodes.map((node) => (typeof node === "string" ? node : joinTexts(node.children)));
  return texts.join("");
}
