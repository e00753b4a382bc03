import { htmlElements } from "./html-elements.ts";
import type { HtmlNode, HtmlParser } from "./html-parser.ts";

/*
 * Names and descriptions come as plain text, as HTML, and as HTML whose signs have been escaped once or twice. What is
 * markup goes, and all else is what somebody has typed: "5 < 6", "Q&A", "<name of dish>".
 */

/** What else stands between "<" and ">" is text. Word writes elements of its own, "<o:p>". */
const NAME = `(${htmlElements.join("|")}|[a-z]\\w*:[a-z][\\w-]*)`;
const ATTRIBUTES = `(?:[\\s/](?:"[^"]*"|'[^']*'|[^"'<>])*)?`;
const COMMENT = "<!--[^]*?-->|<!\\[?[a-z][^<>]*>|<\\?[a-z][^<>]*>";
const NAMED_ENTITY = "[a-z][a-z\\d]{1,31}";

/** A tag, with the name of its element in the first group; or a comment. */
export const MARKUP = new RegExp(`${COMMENT}|</?${NAME}${ATTRIBUTES}>`, "gi");
const ENTITY = new RegExp(`&(?:#\\d{1,7}|#x[\\da-f]{1,6}|${NAMED_ENTITY});`, "gi");
const MARKUP_OR_SIGN = new RegExp(`${MARKUP.source}|${ENTITY.source}|[<&]`, "gi");
const ESCAPED_TAG =
  /&(?:amp;){0,4}lt;((?:(?!&(?:amp;){0,4}[lg]t;)[^<>]){1,2000})&(?:amp;){0,4}gt;/gi;

/** How often a text may have been escaped. */
const MOST_ESCAPES = 3;

/** Stands for what is no character. */
const REPLACEMENT = "\ufffd";

/** Whether a text has a tag or a comment in it. */
export function hasMarkup(text: string): boolean {
  return text.search(MARKUP) >= 0;
}

/** A text with its tags as they are written where they came escaped, "&lt;p&gt;". */
export function unescapeTags(text: string): string {
  return text.replace(ESCAPED_TAG, (escaped, inside: string) => {
    const attributes = inside.replace(/&(?:amp;)+/gi, "&").replace(/&quot;/gi, '"');
    const tag = `<${attributes.replace(/&(?:#0?39|apos);/gi, "'")}>`;
    return hasMarkup(tag) ? tag : escaped;
  });
}

/** HTML in which each "<" begins a tag, and each "&" an entity, so that no parser takes the words behind another one. */
export function escapeSigns(html: string): string {
  return html.replace(MARKUP_OR_SIGN, (found) => {
    if (found === "<") return "&lt;";
    return found === "&" ? "&amp;" : found;
  });
}

/** A text with its entities decoded, however often they were escaped. One that is unknown stays as it is typed. */
export function decodeEntities(text: string, parseHtml: HtmlParser): string {
  let decoded = text;
  for (let times = 0; times < MOST_ESCAPES && decoded.includes("&"); times++) {
    decoded = decoded.replace(ENTITY, (entity) => decodeEntity(entity, parseHtml));
  }
  return decoded;
}

/** Some are known by how they begin: "&notify;" as "¬ify;". */
function decodeEntity(entity: string, parseHtml: HtmlParser): string {
  const character = textOfHtml(parseHtml(entity));
  const isUnknown = character === REPLACEMENT || (character !== ";" && character.endsWith(";"));
  return isUnknown ? entity : character;
}

/** The text in parsed HTML, without its elements. */
function textOfHtml(nodes: HtmlNode[]): string {
  const texts = nodes.map((node) => (typeof node === "string" ? node : textOfHtml(node.children)));
  return texts.join("");
}
