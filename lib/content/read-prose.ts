import type { PhrasingContent, RootContent } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { findNearest } from "./nearest.ts";
import type { Inline, LinkedSection, Prose, Section } from "./prose.ts";
import { type Markdown, type ParsedMarkdown, parseMarkdown } from "./read-markdown.ts";
import { keepTogether } from "./typography.ts";

/** What is wrong with a heading that has nothing below it. */
export const WITHOUT_WORDS = "has no words below it. Please write a paragraph";

/** Reads a text without headings. Anything that a page cannot print is a problem. */
export function readProse(markdown: Markdown): Prose {
  const text = parseMarkdown(markdown);
  return readBlocks(text.nodes, text);
}

/** Reads a text in sections. Its author chooses the headings, and there must be at least one. */
export function readSections(markdown: Markdown): Section[] {
  const text = parseMarkdown(markdown);
  const parts = readSectionParts(text);
  if (parts.length === 0) {
    const advice =
      "expected at least one heading such as ## Your rights, with a paragraph below it";
    text.refuse(undefined, "the text", advice);
  }
  return parts.map(({ heading, prose }) => ({ heading, prose }));
}

/** Reads a text in sections with these headings, and returns them in this order. Only optional ones may be missing. */
export function readAnswers<Heading extends string>(
  markdown: Markdown,
  headings: readonly Heading[],
  optional: readonly Heading[],
): { heading: Heading; prose: Prose }[] {
  const text = parseMarkdown(markdown);
  const parts = readSectionParts(text);
  const missing = headings.filter((known) => !parts.some(({ heading }) => heading === known));
  const misspelt = refuseOtherHeadings(parts, headings, missing, text);
  for (const heading of missing) {
    if (optional.includes(heading) || misspelt.includes(heading)) continue;
    const advice = "is missing. Please add it, with a paragraph below it";
    text.refuse(undefined, `## ${heading}`, advice);
  }
  return headings.flatMap((heading) => {
    const part = parts.find((candidate) => candidate.heading === heading);
    return part ? { heading, prose: part.prose } : [];
  });
}

/** Refuses unknown headings, and returns the headings that were probably meant. */
function refuseOtherHeadings(
  parts: Part[],
  headings: readonly string[],
  missing: readonly string[],
  text: ParsedMarkdown,
): string[] {
  const all = headings.map((heading) => `## ${heading}`).join(", ");
  const others = parts.filter(({ heading }) => !headings.includes(heading));
  return others.flatMap(({ heading, node }) => {
    const [nearest] = findNearest(heading, missing.length > 0 ? missing : headings, 1);
    const advice = `is not a heading of this file. Expected ## ${nearest}; all there are: ${all}`;
    text.refuse(node, `## ${heading}`, advice);
    return nearest ?? [];
  });
}

/** A section with a ## heading, and the sections with ### headings below it. */
export type Chapter = LinkedSection & { sections: LinkedSection[] };

/** Reads a text whose author chooses the ## and ### headings. `idOf` makes the id by which links name a heading. */
export function readChapters(markdown: Markdown, idOf: (heading: string) => string): Chapter[] {
  const text = parseMarkdown(markdown);
  const chapters: Chapter[] = [];
  for (const { node, heading, depth, prose } of readParts(text, () => true)) {
    if (!node) {
      if (prose.length > 0) chapters.push({ prose, sections: [] });
      continue;
    }
    const section: LinkedSection = { id: idOf(heading), heading, prose };
    const chapter = depth === 3 ? chapters.at(-1) : undefined;
    if (chapter) chapter.sections.push(section);
    else chapters.push({ ...section, sections: [] });
    if (depth === 2 || chapter) continue;
    const advice = `expected ## ${heading}, or ### under one with ##`;
    text.refuse(node, writeHeading(depth, heading), advice);
  }
  return chapters;
}

function writeHeading(depth: number, words: string): string {
  return `${"#".repeat(depth)} ${words}`;
}

/** A heading with the text below it. The text before the first heading is a part without a node. */
type Part = {
  node?: RootContent;
  heading: string;
  /** 2 for a ## heading, 0 for the text before the first. */
  depth: number;
  prose: Prose;
};

/** Reads the text under each ## heading. Text before the first heading is a problem. */
function readSectionParts(text: ParsedMarkdown): Part[] {
  const [beginning, ...sections] = readParts(text, (depth) => depth === 2);
  if (beginning && beginning.prose.length > 0) {
    const advice =
      "expected a heading such as ## What? before the first words, on a line of its own";
    text.refuse(text.nodes[0], "the text", advice);
  }
  return sections;
}

/** Splits a text at its headings of some sizes. A heading without text below it is a problem. */
function readParts(text: ParsedMarkdown, isSize: (depth: number) => boolean): Part[] {
  const groups: { node?: RootContent; heading: string; depth: number; below: RootContent[] }[] = [
    { heading: "", depth: 0, below: [] },
  ];
  for (const node of text.nodes) {
    if (node.type === "heading" && isSize(node.depth)) {
      groups.push({ node, heading: plainText(node), depth: node.depth, below: [] });
    } else groups.at(-1)?.below.push(node);
  }
  return groups.map(({ node, heading, depth, below }, index) => {
    const problemsBefore = text.countProblems();
    const prose = readBlocks(below, text);
    const isBare = prose.length === 0 && text.countProblems() === problemsBefore;
    const hasSections = (groups[index + 1]?.depth ?? 0) > depth;
    if (node && isBare && !hasSections) {
      text.refuse(node, writeHeading(depth, heading), WITHOUT_WORDS);
    }
    return { node, heading, depth, prose };
  });
}

/** Reads what a page can print. Everything else is a problem. */
function readBlocks(nodes: RootContent[], text: ParsedMarkdown): Prose {
  return nodes.flatMap((node): Prose => {
    switch (node.type) {
      case "paragraph":
        if (refuseBrokenTable(node, text)) return [];
        return [{ kind: "paragraph", words: readInlines(node.children, text) }];
      case "list": {
        const entries = node.children.map(({ children }) => readBlocks(children, text));
        return [{ kind: "list", ordered: node.ordered === true, entries }];
      }
      case "table": {
        const [head = [], ...rows] = node.children.map((row) =>
          row.children.map((cell) => readInlines(cell.children, text)),
        );
        return [{ kind: "table", head, rows }];
      }
      default:
        return refuseNode(node, text);
    }
  });
}

function readInlines(nodes: PhrasingContent[], text: ParsedMarkdown): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case "text":
        return [keepTogether(node.value)];
      case "emphasis":
      case "strong":
        return [{ kind: node.type, words: readInlines(node.children, text) }];
      case "link":
        return [{ kind: "link", href: node.url, words: readInlines(node.children, text) }];
      default:
        return refuseNode(node, text);
    }
  });
}

/** Refuses a table whose second line has another number of parts than its first: Markdown reads it as a paragraph. */
function refuseBrokenTable(node: RootContent, text: ParsedMarkdown): boolean {
  const found = /^\|?[ :]*-{3,}[ :]*(?:\|.*)?$/m.exec(plainText(node))?.[0];
  if (!found?.includes("|")) return false;
  const advice = `has a table that cannot be read. Expected as many parts in the line of dashes as in the first line: | Year | Plates |, and below it | --- | --- |. Found: ${found}`;
  text.refuse(node, "the text", advice);
  return true;
}

/** Names in plain words for what a page cannot print. */
const UNPRINTABLE: Partial<Record<RootContent["type"], string>> = {
  image: "a picture",
  code: "words set in by four spaces or more",
  inlineCode: "`these quotes`",
  thematicBreak: "a line across the page, ---",
  blockquote: "a quotation beginning with >",
  break: "the end of a line in the middle of a paragraph",
  delete: "~~words crossed out~~",
  footnoteReference: "a footnote",
};

/** Refuses anything else. */
function refuseNode(node: RootContent, text: ParsedMarkdown): [] {
  // The beginning of the tag already has a problem.
  const isEndOfTag = node.type === "html" && node.value.startsWith("</");
  if (isEndOfTag && text.countProblems() > 0) return [];
  if (node.type === "heading") {
    const words = plainText(node);
    const advice = `is a heading of another size than this page has. Expected ## ${words}, or **${words}** at the beginning of a paragraph`;
    text.refuse(node, writeHeading(node.depth, words), advice);
    return [];
  }
  const what = node.type === "html" ? `HTML, ${node.value}` : (UNPRINTABLE[node.type] ?? node.type);
  const instead = "Paragraphs, lists, tables, [links](/events), *emphasis* and **bold** are fine";
  text.refuse(node, "the text", `has ${what}, which the site does not print. ${instead}`);
  return [];
}
