import type { Element, Root, RootContent } from "hast";
import { toString as plainText } from "hast-util-to-string";
import { type Markdown, readMarkdown } from "./read-markdown.ts";

/** What is wrong with a heading that has nothing below it. */
export const WITHOUT_WORDS = "has no words below it. Please write a paragraph";

/** A heading with the text below it. */
export type Section = { heading: string; text: Root };

/** A part of a page that its author has divided. The text above the first heading has neither heading nor id. */
export type Chapter = {
  /** What a link names after #: "who-may-hire-it". */
  id?: string;
  heading?: string;
  text: Root;
};

/** Reads a text whose author has divided it as they like. `idOf` makes the id by which links name a ## or ### heading. */
export function readChapters(markdown: Markdown, idOf: (heading: string) => string): Chapter[] {
  const text = readMarkdown(markdown);
  for (const node of text.children) {
    if (isHeading(node, "h2", "h3")) node.properties.id = idOf(plainText(node));
  }
  return splitAtHeadings(text, markdown).flatMap(({ node, heading, text }): Chapter | [] => {
    if (node) return { id: String(node.properties.id), heading, text };
    return hasWords(text) ? { text } : [];
  });
}

/** Reads a text in sections. Its author chooses the ## headings, and there must be at least one. */
export function readSections(markdown: Markdown): Section[] {
  const sections = readBelowHeadings(markdown).map(({ heading, text }) => ({ heading, text }));
  if (sections.length === 0) {
    const advice =
      "expected at least one heading such as ## Your rights, with a paragraph below it";
    markdown.refuse(1, "the text", advice);
  }
  return sections;
}

/** Reads a text in sections with these headings, and returns them in this order. Only optional ones may be missing. */
export function readAnswers<Heading extends string>(
  markdown: Markdown,
  headings: readonly Heading[],
  optional: readonly Heading[],
): { heading: Heading; text: Root }[] {
  const parts = readBelowHeadings(markdown);
  const others = parts.filter(({ heading }) => !headings.some((known) => known === heading));
  const all = headings.map((heading) => `## ${heading}`).join(", ");
  for (const { heading, line } of others) {
    markdown.refuse(line, `## ${heading}`, `is no heading of this file. Expected one of: ${all}`);
  }
  const missing = headings.filter((known) => !parts.some(({ heading }) => heading === known));
  // A heading that is not known may be the one that is missing.
  for (const heading of others.length === 0 ? missing : []) {
    if (optional.includes(heading)) continue;
    const advice = "is missing. Please add it, with a paragraph below it";
    markdown.refuse(1, `## ${heading}`, advice);
  }
  return headings.flatMap((heading) => {
    const part = parts.find((candidate) => candidate.heading === heading);
    return part ? { heading, text: part.text } : [];
  });
}

/** A part of a text. The text above the first heading is a part without a node. */
type Part = {
  /** The ## heading above it. */
  node?: Element;
  /** The words of the heading; "" if there is none. */
  heading: string;
  /** The line in which the heading stands, counted from 1. */
  line: number;
  text: Root;
};

/** Reads the parts of a text that stand below ## headings. Any text above the first heading is a problem. */
function readBelowHeadings(markdown: Markdown): Part[] {
  const [beginning, ...parts] = splitAtHeadings(readMarkdown(markdown), markdown);
  if (beginning && hasWords(beginning.text)) {
    const advice =
      "expected a heading such as ## What? before the first words, on a line of its own";
    markdown.refuse(lineOf(beginning.text.children.find(isElement)), "the text", advice);
  }
  return parts;
}

/** Splits a text at its ## headings. A heading without words below it is a problem. */
function splitAtHeadings({ children }: Root, { refuse }: Markdown): Part[] {
  const parts: Part[] = [{ heading: "", line: 1, text: { type: "root", children: [] } }];
  for (const node of children) {
    if (isHeading(node, "h2")) {
      const text: Root = { type: "root", children: [] };
      parts.push({ node, heading: plainText(node), line: lineOf(node), text });
    } else parts.at(-1)?.text.children.push(node);
  }
  for (const { node, heading, line, text } of parts) {
    if (node && !hasWords(text)) refuse(line, `## ${heading}`, WITHOUT_WORDS);
  }
  return parts;
}

function isElement(node: RootContent): node is Element {
  return node.type === "element";
}

function isHeading(node: RootContent, ...sizes: string[]): node is Element {
  return isElement(node) && sizes.includes(node.tagName);
}

/** Whether there is more in a text than the ends of lines. */
function hasWords({ children }: Root): boolean {
  return children.some(isElement);
}

function lineOf(node: RootContent | undefined): number {
  return node?.position?.start.line ?? 1;
}
