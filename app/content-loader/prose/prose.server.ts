import type { RootContent } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { nearest } from "#app/content-loader/nearest.ts";
import { blocksOf, tightHeading, WITHOUT_WORDS } from "./blocks.server.ts";
import type { Markdown, MarkdownText } from "./markdown-text.ts";
import type { Prose, Section } from "./prose.ts";
import { readMarkdown } from "./read-markdown.server.ts";

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
