import type { HtmlNode, HtmlParser } from "./html-parser.ts";
import {
  decodeEntities,
  escapeSigns,
  hasMarkup,
  unescapeTags,
  withoutCdataMarks,
} from "./markup.ts";
import { makeList, readPlainText, splitIntoParagraphs, withSingleSpaces } from "./plain-text.ts";
import type { Inline, Prose } from "./prose.ts";
import { readHref } from "./read-href.ts";

const lists = ["ul", "ol"];
const strong = ["strong", "b"];
const emphases = ["em", "i"];
/** Elements that begin on a new line, and become paragraphs. Of other elements only the text is kept. */
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
  "hr",
  "dl",
  "dt",
  "dd",
  "section",
  "article",
  "address",
  "center",
  "figure",
  "figcaption",
  "header",
  "footer",
  "nav",
  "fieldset",
];
/** Elements whose content is not for reading. What is struck out would read as if it still held. */
const wordless = [
  "s",
  "strike",
  "del",
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

// A browser copies unclosed tags into each paragraph after them. Twenty thousand tags would become millions of elements.
const MOST_TAGS = 1000;

/** Reads a description, which may be HTML or plain text. Whatever is no prose is left out. */
export function readDescription(description: string, parseHtml: HtmlParser): Prose {
  let typed = withoutCdataMarks(unescapeTags(description));
  if (!hasMarkup(typed)) typed = decodeEntities(typed, parseHtml);
  if (!hasMarkup(typed)) return readPlainText(typed);
  // Browsers read this as <br>, and other parsers leave it out.
  const html = escapeSigns(typed).replace(/<\/br\s*>/gi, "<br>");
  return readBlocks(parseHtml(cutTags(html)), parseHtml);
}

/** HTML up to the most tags that are read, with an ellipsis where there are more. */
function cutTags(html: string): string {
  const [firstBeyond] = [...html.matchAll(/</g)].slice(MOST_TAGS);
  return firstBeyond ? `${html.slice(0, firstBeyond.index)}…` : html;
}

/** Reads nodes as paragraphs and lists. */
function readBlocks(nodes: HtmlNode[], parseHtml: HtmlParser): Prose {
  const prose: Prose = [];
  let words: Inline[] = [];

  function endParagraph(): void {
    prose.push(...splitIntoParagraphs(words));
    words = [];
  }

  for (const node of nodes) {
    const isElement = typeof node === "object";
    if (isElement && lists.includes(node.tag)) {
      endParagraph();
      const entries = node.children.map((entry) => readBlocks([entry], parseHtml));
      prose.push(...makeList(node.tag === "ol", entries));
    } else if (isElement && blocks.includes(node.tag)) {
      endParagraph();
      prose.push(...readBlocks(node.children, parseHtml));
    } else {
      words.push(...readWords(node, parseHtml));
    }
  }
  endParagraph();
  return prose;
}

/** Reads the words of a node within a paragraph. */
function readWords(node: HtmlNode, parseHtml: HtmlParser): Inline[] {
  if (typeof node === "string") return [withSingleSpaces(decodeEntities(node, parseHtml))];
  const { tag, href, children } = node;
  if (wordless.includes(tag)) return [];
  if (tag === "br") return [{ kind: "break" }];
  const words = children.flatMap((child) => readWords(child, parseHtml));
  if (blocks.includes(tag) || lists.includes(tag)) {
    return [{ kind: "break" }, ...words, { kind: "break" }];
  }
  const isEmpty = words.every((run) => typeof run === "string" && run.trim() === "");
  const address = tag === "a" ? readHref(href) : "";
  if (address && isEmpty && children.some(hasPicture)) {
    // The poster is not shown, and its link would be lost.
    return [{ kind: "link", href: address, words: [address.replace(/^(?:mailto|tel):/, "")] }];
  }
  if (isEmpty) return words;
  if (address) return [{ kind: "link", href: address, words }];
  if (strong.includes(tag)) return [{ kind: "strong", words }];
  if (emphases.includes(tag)) return [{ kind: "emphasis", words }];
  return words;
}

function hasPicture(node: HtmlNode): boolean {
  return typeof node === "object" && (node.tag === "img" || node.children.some(hasPicture));
}
