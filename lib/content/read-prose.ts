import type { PhrasingContent, RootContent } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { idOf } from "#app/text/names.ts";
import { nearest } from "./nearest.ts";
import type { Inline, LinkedSection, Prose, Section } from "./prose.ts";
import { type Markdown, type MarkdownText, readMarkdown } from "./read-markdown.ts";
import { keepTogether } from "./typography.ts";

/** Parses Markdown. Throws ContentProblems at everything that the site cannot print. */
export function prose(markdown: Markdown): Prose {
  return readMarkdown(markdown, (text) => blocksOf(text.nodes, text));
}

/** Parses Markdown into sections. Throws ContentProblems, also where there is no heading. */
export function proseInSections(markdown: Markdown): Section[] {
  return readMarkdown(markdown, (text) => {
    const sections = sectionsOf(text);
    if (sections.length === 0) {
      const expected =
        "expected at least one heading such as ## Your rights, with a paragraph below it";
      text.refuse(undefined, "the text", expected);
    }
    return sections.map(({ heading, prose }) => ({ heading, prose }));
  });
}

/** Parses Markdown into sections under these headings, in their order. Throws ContentProblems, also where one is missing. */
export function proseSections<Name extends string>(
  markdown: Markdown,
  headings: readonly Name[],
  optional: readonly string[],
): { heading: Name; prose: Prose }[] {
  return readMarkdown(markdown, (text) => {
    const sections = sectionsOf(text);
    const isThere = (name: string) => sections.some(({ heading }) => heading === name);
    const free = headings.filter((heading) => !isThere(heading));
    const misspelt = sections.flatMap(({ heading, node }) => {
      if (headings.some((known) => known === heading)) return [];
      const [meant] = nearest(heading, free.length > 0 ? free : headings, 1);
      const all = headings.map((known) => `## ${known}`).join(", ");
      const expected = `is not a heading of this file. Expected ## ${meant}; all there are: ${all}`;
      text.refuse(node, `## ${heading}`, expected);
      return meant ?? [];
    });
    for (const heading of free) {
      if (optional.includes(heading) || misspelt.includes(heading)) continue;
      const expected = "is missing. Please add it, with a paragraph below it";
      text.refuse(undefined, `## ${heading}`, expected);
    }
    return headings.flatMap((heading) => {
      const section = sections.find((candidate) => candidate.heading === heading);
      return section ? { heading, prose: section.prose } : [];
    });
  });
}

/** What stands under a ## heading, and the ### headings with what is under them. */
export type Chapter = LinkedSection & { sections: LinkedSection[] };

// They stand on every page.
const IDS_IN_USE = ["activities-panel", "content", "menu", "opens-in-a-new-tab"];

/** Parses Markdown with ## and ### headings of its author’s own, each with an id of its words. Throws ContentProblems. */
export function proseUnderHeadings(markdown: Markdown): Chapter[] {
  return readMarkdown(markdown, (text) => {
    const ids = new Set(IDS_IN_USE);
    const chapters: Chapter[] = [];
    for (const { node, heading, depth, prose } of partsOf(text, () => true)) {
      const section = { ...(node && { id: newId(heading, ids), heading }), prose };
      const chapter = depth === 3 ? chapters.at(-1) : undefined;
      if (chapter) chapter.sections.push(section);
      else if (node || prose.length > 0) chapters.push({ ...section, sections: [] });
      if (!node || depth === 2 || chapter) continue;
      const written = `${"#".repeat(depth)} ${heading}`;
      text.refuse(node, written, `expected ## ${heading}, or ### under one with ##`);
    }
    return chapters;
  });
}

/** "Who may hire it?" → who-may-hire-it; a second one is who-may-hire-it-2. */
function newId(heading: string, ids: Set<string>): string {
  const plain = idOf(heading) || "part";
  let id = plain;
  for (let count = 2; ids.has(id); count++) id = `${plain}-${count}`;
  ids.add(id);
  return id;
}

/** A heading with what stands below it; or what stands before the first, with no heading. */
type Part = { node?: RootContent; heading: string; depth: number; prose: Prose };

/** The text under each of its ## headings, before which there are no words. */
function sectionsOf(text: MarkdownText): Part[] {
  const [{ prose } = { prose: [] }, ...sections] = partsOf(text, (depth) => depth === 2);
  if (prose.length > 0) {
    const expected =
      "expected a heading such as ## What? before the first words, on a line of its own";
    text.refuse(text.nodes[0], "the text", expected);
  }
  return sections;
}

/** What stands before the first heading of such a size, and under each. Refuses one with nothing below it. */
function partsOf(text: MarkdownText, isSize: (depth: number) => boolean): Part[] {
  const parts: (Omit<Part, "prose"> & { nodes: RootContent[] })[] = [
    { heading: "", depth: 0, nodes: [] },
  ];
  for (const node of text.nodes) {
    if (node.type === "heading" && isSize(node.depth)) {
      parts.push({ node, heading: plainText(node), depth: node.depth, nodes: [] });
    } else parts.at(-1)?.nodes.push(node);
  }
  return parts.map(({ nodes, ...part }, index) => {
    const before = text.problems.length;
    const prose = blocksOf(nodes, text);
    const { node, heading, depth } = part;
    const isBare = prose.length === 0 && text.problems.length === before;
    const goesOn = (parts[index + 1]?.depth ?? 0) > depth;
    if (node && isBare && !goesOn) {
      const written = `${"#".repeat(depth)} ${heading}`;
      text.refuse(node, written, "has no words below it. Please write a paragraph");
    }
    return { ...part, prose };
  });
}

/** What the site prints of Markdown; everything else is refused. */
function blocksOf(nodes: RootContent[], text: MarkdownText): Prose {
  return nodes.flatMap((node): Prose => {
    switch (node.type) {
      case "paragraph":
        if (isBrokenTable(node, text)) return [];
        return [{ kind: "paragraph", words: inlinesOf(node.children, text) }];
      case "list": {
        const entries = node.children.map(({ children }) => blocksOf(children, text));
        return [{ kind: "list", ordered: node.ordered === true, entries }];
      }
      case "table": {
        const [head = [], ...rows] = node.children.map((row) =>
          row.children.map((cell) => inlinesOf(cell.children, text)),
        );
        return [{ kind: "table", head, rows }];
      }
      default:
        return leaveOut(node, text);
    }
  });
}

function inlinesOf(nodes: PhrasingContent[], text: MarkdownText): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case "text":
        return [keepTogether(node.value)];
      case "emphasis":
      case "strong":
        return [{ kind: node.type, words: inlinesOf(node.children, text) }];
      case "link":
        return [{ kind: "link", href: node.url, words: inlinesOf(node.children, text) }];
      default:
        return leaveOut(node, text);
    }
  });
}

/** A table whose second line has not as many parts as its first is a paragraph of strokes and dashes, which is told. */
function isBrokenTable(node: RootContent, { refuse }: MarkdownText): boolean {
  const found = /^\|?[ :]*-{3,}[ :]*(?:\|.*)?$/m.exec(plainText(node))?.[0];
  if (!found?.includes("|")) return false;
  const expected = `has a table that cannot be read. Expected as many parts in the line of dashes as in the first line: | Year | Plates |, and below it | --- | --- |. Found: ${found}`;
  refuse(node, "the text", expected);
  return true;
}

/** What somebody may have put into a text, in plain words. */
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

/** Says of anything else that it is not printed. */
function leaveOut(node: RootContent, { refuse, problems }: MarkdownText): [] {
  // The end of what has been told at its beginning.
  if (node.type === "html" && node.value.startsWith("</") && problems.length > 0) return [];
  if (node.type === "heading") {
    const words = plainText(node);
    const expected = `is a heading of another size than this page has. Expected ## ${words}, or **${words}** at the beginning of a paragraph`;
    refuse(node, `${"#".repeat(node.depth)} ${words}`, expected);
    return [];
  }
  const what = node.type === "html" ? `HTML, ${node.value}` : (UNPRINTABLE[node.type] ?? node.type);
  const instead = "Paragraphs, lists, tables, [links](/events), *emphasis* and **bold** are fine";
  refuse(node, "the text", `has ${what}, which the site does not print. ${instead}`);
  return [];
}
