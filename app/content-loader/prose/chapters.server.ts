import type { Heading, RootContent } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { blocksOf, WITHOUT_WORDS } from "./blocks.server.ts";
import type { Markdown, MarkdownText } from "./markdown-text.ts";
import type { LinkedSection } from "./prose.ts";
import { readMarkdown } from "./read-markdown.server.ts";

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
