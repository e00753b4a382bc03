import type { Element, RootContent } from "hast";
import { fromHtmlIsomorphic } from "hast-util-from-html-isomorphic";
import { type Schema, sanitize } from "hast-util-sanitize";
import type { Block, Inline, Prose } from "#app/content-loader/prose/prose.ts";
import { htmlForParsing } from "./html-for-parsing.ts";
import { proseOfText, toParagraphs } from "./plain-text.ts";
import { withSingleSpaces } from "./single-spaces.ts";

const lists = ["ul", "ol"];
const emphases = { strong: "strong", b: "strong", em: "emphasis", i: "emphasis" } as const;
// Elements that begin on a new line. They all become paragraphs.
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
];

/** The sanitiser keeps these, the text of other elements, and nothing of those in `strip`. */
const allowed: Schema = {
  tagNames: [...lists, ...blocks, ...Object.keys(emphases), "br", "a"],
  attributes: { a: ["href"] },
  protocols: { href: ["https", "mailto", "tel"] },
  strip: ["script", "style", "template", "iframe", "object", "svg", "math", "textarea", "title"],
};
// The sanitiser keeps relative addresses, which lead nowhere on this site.
const ABSOLUTE_ADDRESS = /^(?:https|mailto|tel):/i;
const TAG = /<[a-z!/]/i;
const TAGS = /<[a-z!/]/gi;
// A browser copies unclosed tags into each paragraph that follows: by twenty thousand of them it makes millions of elements.
const MOST_TAGS = 1000;

/**
 * Reads a description typed as HTML. Whatever it holds, only paragraphs, lists, emphasis, line breaks
 * and links to https, mailto and tel come out, and never as HTML.
 */
export function proseOfHtml(description: string): Prose {
  if (TAG.test(description)) return proseOf(childrenOf(description));
  // HTML may arrive escaped twice: decoding the entities then gives HTML again.
  const decoded = textOf(childrenOf(description));
  return TAG.test(decoded) ? proseOf(childrenOf(decoded)) : proseOfText(decoded);
}

function childrenOf(html: string): RootContent[] {
  const parsed = fromHtmlIsomorphic(htmlForParsing(withFewTags(html)), { fragment: true });
  const clean = sanitize(parsed, allowed);
  return clean.type === "root" ? (clean.children as RootContent[]) : [];
}

/** The beginning of a text with more tags than anybody types. */
function withFewTags(html: string): string {
  const [beyond] = [...html.matchAll(TAGS)].slice(MOST_TAGS);
  return beyond ? `${html.slice(0, beyond.index)}…` : html;
}

function proseOf(nodes: RootContent[]): Prose {
  const found: Prose = [];
  let words: Inline[] = [];
  const endParagraph = () => {
    found.push(...toParagraphs(words));
    words = [];
  };
  for (const node of nodes) {
    if (node.type === "element" && lists.includes(node.tagName)) {
      endParagraph();
      found.push(...list(node));
    } else if (node.type === "element" && blocks.includes(node.tagName)) {
      endParagraph();
      found.push(...proseOf(node.children));
    } else {
      words.push(...inlines(node));
    }
  }
  endParagraph();
  return found;
}

function list(node: Element): Block[] {
  const entries = node.children
    .map((entry) => proseOf([entry]))
    .filter((entry) => entry.length > 0);
  return entries.length > 0 ? [{ kind: "list", ordered: node.tagName === "ol", entries }] : [];
}

function inlines(node: RootContent): Inline[] {
  if (node.type === "text") return [withSingleSpaces(node.value)];
  if (node.type !== "element") return [];
  if (node.tagName === "br") return [{ kind: "break" }];
  const words = node.children.flatMap(inlines);
  const { tagName } = node;
  if (blocks.includes(tagName) || lists.includes(tagName))
    return [{ kind: "break" }, ...words, { kind: "break" }];
  if (words.every((run) => typeof run === "string" && run.trim() === "")) return words;
  if (tagName === "a") return link(node, words);
  const kind = Object.entries(emphases).find(([name]) => name === tagName)?.[1];
  return kind ? [{ kind, words }] : words;
}

function link({ properties }: Element, words: Inline[]): Inline[] {
  const href = String(properties.href ?? "");
  return ABSOLUTE_ADDRESS.test(href) ? [{ kind: "link", href, words }] : words;
}

function textOf(nodes: RootContent[]): string {
  return nodes.map((node) => (node.type === "text" ? node.value : "")).join("");
}
