import type { HtmlNode, HtmlParser } from "./html-parser.ts";
import { listOf, proseOfText, toParagraphs, withSingleSpaces } from "./plain-text.ts";
import type { Inline, Prose } from "./prose.ts";

const lists = ["ul", "ol"];
const strong = ["strong", "b"];
const emphases = ["em", "i"];
// Elements that begin on a new line. They all become paragraphs; of other elements the text stays.
const blocks = [
  "p",
  "div",
  "li",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "blockquote",
  "td",
  "th",
  "pre",
  "table",
  "tbody",
  "thead",
  "tfoot",
  "tr",
  "caption",
];
/** Elements whose content is nothing to be read. */
const wordless = [
  "script",
  "style",
  "template",
  "iframe",
  "object",
  "svg",
  "math",
  "textarea",
  "title",
  "noscript",
];

const SAFE_ADDRESS = /^(?:https|mailto|tel):/i;
const HTML = /<[a-z!/]|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;
const TAG = /<[a-z!/]/gi;
// A browser copies unclosed tags into each paragraph that follows: by twenty thousand of them it makes millions of elements.
const MOST_TAGS = 1000;

/** Reads a description, typed as HTML or as plain text: paragraphs, lists, emphasis, line breaks and safe links alone come out. */
export function proseOfDescription(description: string, parseHtml: HtmlParser): Prose {
  if (!HTML.test(description)) return proseOfText(description);
  // HTML may arrive escaped twice: decoding the entities then gives HTML again.
  const html = hasTags(description) ? description : textOf(parseHtml(description));
  return hasTags(html) ? proseOf(parseHtml(withFewTags(html))) : proseOfText(html);
}

function hasTags(text: string): boolean {
  return text.search(TAG) >= 0;
}

function withFewTags(html: string): string {
  const [beyond] = [...html.matchAll(TAG)].slice(MOST_TAGS);
  return beyond ? `${html.slice(0, beyond.index)}…` : html;
}

function proseOf(nodes: HtmlNode[]): Prose {
  const found: Prose = [];
  let words: Inline[] = [];
  const endParagraph = () => {
    found.push(...toParagraphs(words));
    words = [];
  };
  for (const node of nodes) {
    const isElement = typeof node === "object";
    if (isElement && lists.includes(node.tag)) {
      endParagraph();
      const entries = node.children.map((entry) => proseOf([entry]));
      found.push(...listOf(node.tag === "ol", entries));
    } else if (isElement && blocks.includes(node.tag)) {
      endParagraph();
      found.push(...proseOf(node.children));
    } else {
      words.push(...inlines(node));
    }
  }
  endParagraph();
  return found;
}

function inlines(node: HtmlNode): Inline[] {
  if (typeof node === "string") return [withSingleSpaces(node)];
  const { tag, href, children } = node;
  if (wordless.includes(tag)) return [];
  if (tag === "br") return [{ kind: "break" }];
  const words = children.flatMap(inlines);
  if (blocks.includes(tag) || lists.includes(tag))
    return [{ kind: "break" }, ...words, { kind: "break" }];
  if (words.every((run) => typeof run === "string" && run.trim() === "")) return words;
  const address = href.trim();
  if (tag === "a")
    return SAFE_ADDRESS.test(address) ? [{ kind: "link", href: address, words }] : words;
  if (strong.includes(tag)) return [{ kind: "strong", words }];
  return emphases.includes(tag) ? [{ kind: "emphasis", words }] : words;
}

export function textOf(nodes: HtmlNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : textOf(node.children))).join("");
}
