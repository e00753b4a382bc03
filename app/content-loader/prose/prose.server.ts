import type { Heading, RootContent } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { nearest } from "#app/content-loader/nearest.ts";
import { blocksOf, tightHeading, WITHOUT_WORDS } from "./blocks.server.ts";
import type { LinkedSection, Prose, Section } from "./prose.ts";
import { type Markdown, type MarkdownText, readMarkdown } from "./read-markdown.server.ts";

/** Parses Markdown. Throws ContentProblems at everything that the site cannot print. */
export function prose(markdown: Markdown): Prose {
  return readMarkdown(markdown, (text) => blocksOf(text.nodes, text));
}

/** Parses Markdown into sections. Throws ContentProblems, also where there is no heading. */
export function proseInSections(markdown: Markdown): Section[] {
  return readMarkdown(markdown, (text) => {
    const sections = sectionsOf(text);
    if (sections.length === 0) {
      text.refuse(
        undefined,
        "the text",
        "expected at least one heading such as ## Your rights, with a paragraph below it",
      );
    }
    return sections.map(({ heading, prose }) => ({ heading, prose }));
  });
}

/**
 * Parses Markdown into sections under the given headings, in that order. Throws ContentProblems, also where
 * a heading is unknown, or missing and not in `optional`.
 */
export function proseSections<Name extends string>(
  markdown: Markdown,
  headings: readonly Name[],
  optional: readonly string[],
): { heading: Name; prose: Prose }[] {
  return readMarkdown(markdown, (text) => {
    const sections = sectionsOf(text);
    const free = headings.filter(
      (heading) => !sections.some((section) => section.heading === heading),
    );
    const misspelt = sections.flatMap(({ heading, node }) => {
      if (headings.some((known) => known === heading)) return [];
      const [meant] = nearest(heading, free.length > 0 ? free : headings, 1);
      const all = headings.map((known) => `## ${known}`).join(", ");
      text.refuse(
        node,
        `## ${heading}`,
        `is not a heading of this file. Expected ## ${meant}; all there are: ${all}`,
      );
      return meant ?? [];
    });
    return headings.flatMap((heading) => {
      const section = sections.find((candidate) => candidate.heading === heading);
      if (section) return [{ heading, prose: section.prose }];
      if (!optional.includes(heading) && !misspelt.includes(heading)) {
        text.refuse(
          undefined,
          `## ${heading}`,
          "is missing. Please add it, with a paragraph below it",
        );
      }
      return [];
    });
  });
}

/** The text under each of its headings. */
function sectionsOf(text: MarkdownText): (Section & { node: RootContent })[] {
  const sections: {
    node: RootContent;
    heading: string;
    nodes: RootContent[];
    isTold: boolean;
  }[] = [];
  for (const node of text.nodes) {
    const tight = tightHeading(node, text);
    if (tight !== undefined) sections.push({ node, heading: tight, nodes: [], isTold: true });
    else if (node.type === "heading" && node.depth === 2) {
      sections.push({ node, heading: plainText(node), nodes: [], isTold: false });
    } else if (sections.length > 0) sections.at(-1)?.nodes.push(node);
    else if (node.type !== "html") {
      text.refuse(
        node,
        "the text",
        "expected a heading such as ## What? before the first words, on a line of its own",
      );
    }
  }
  return sections.map(({ node, heading, nodes, isTold }) => {
    const before = text.problems.length;
    const prose = blocksOf(nodes, text);
    if (!isTold && prose.length === 0 && text.problems.length === before) {
      text.refuse(node, `## ${heading}`, WITHOUT_WORDS);
    }
    return { node, heading, prose };
  });
}

/** What stands under a ## heading, and the ### headings with what is under them. */
export type Chapter = LinkedSection & { sections: LinkedSection[] };

// They stand on every page.
const IDS_IN_USE = ["activities-panel", "content", "menu", "opens-in-a-new-tab"];

/**
 * Parses Markdown with ## and ### headings of its author's own, each with an id made of its words.
 * Throws ContentProblems, also at any other heading and at one without words below it.
 */
export function proseUnderHeadings(markdown: Markdown): Chapter[] {
  return readMarkdown(markdown, (text) => {
    const ids = new Set(IDS_IN_USE);
    const chapters: Chapter[] = [];
    const parts = partsOf(text);
    for (const [index, { heading: node, nodes }] of parts.entries()) {
      const before = text.problems.length;
      const prose = blocksOf(nodes, text);
      const isBare = prose.length === 0 && text.problems.length === before;
      if (!node) {
        if (prose.length > 0) chapters.push({ prose, sections: [] });
        continue;
      }
      const heading = plainText(node);
      const marks = "#".repeat(node.depth);
      const chapter = node.depth === 3 ? chapters.at(-1) : undefined;
      if (node.depth !== 2 && !chapter) {
        text.refuse(
          node,
          `${marks} ${heading}`,
          `expected ## ${heading}, or ### under one with ##`,
        );
      } else if (isBare && (chapter || parts[index + 1]?.heading?.depth !== 3)) {
        text.refuse(node, `${marks} ${heading}`, WITHOUT_WORDS);
      }
      const section = { id: newId(heading, ids), heading, prose };
      if (chapter) chapter.sections.push(section);
      else chapters.push({ ...section, sections: [] });
    }
    if (chapters.length === 0) {
      text.refuse(undefined, "the text", "is empty. Please write a paragraph");
    }
    return chapters;
  });
}

/** What stands before the first heading, and under each, of whatever size. */
function partsOf(text: MarkdownText): { heading?: Heading; nodes: RootContent[] }[] {
  const parts: { heading?: Heading; nodes: RootContent[] }[] = [{ nodes: [] }];
  for (const node of text.nodes) {
    if (node.type === "heading") parts.push({ heading: node, nodes: [] });
    else parts.at(-1)?.nodes.push(node);
  }
  return parts;
}

/** "Who may hire it?" → who-may-hire-it; a second one is who-may-hire-it-2. */
function newId(heading: string, ids: Set<string>): string {
  const plain = heading
    .normalize("NFD")
    .replace(/[\u0300-\u036f’']/g, "")
    .toLowerCase();
  const id = plain.match(/[a-z0-9]+/g)?.join("-") ?? "part";
  const free = [id, ...Array.from({ length: ids.size }, (_, index) => `${id}-${index + 2}`)];
  const chosen = free.find((candidate) => !ids.has(candidate)) ?? id;
  ids.add(chosen);
  return chosen;
}
