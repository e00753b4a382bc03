import type { PhrasingContent, Root, RootContent, TableRow } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkSmartypants from "remark-smartypants";
import { unified } from "unified";
import type { Inline, Prose, Section } from "./prose.ts";
import { ContentProblem } from "./read-content.server.ts";
import { keepTogether } from "./typography.server.ts";

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkSmartypants);

/** Parses Markdown. Throws a ContentProblem that names `file` at anything the site cannot print. */
export function prose(file: string, text: string): Prose {
  return blocks(file, parse(text).children);
}

/** Parses Markdown into sections. Throws a ContentProblem where there is no heading. */
export function proseInSections(file: string, text: string): Section[] {
  const sections = split(file, text);
  if (sections.length > 0) return sections;
  throw new ContentProblem(
    file,
    "the text",
    "expected at least one heading such as ## Your rights, with a paragraph below it",
  );
}

/**
 * Parses Markdown into sections under the given headings, in that order. Throws a ContentProblem where one
 * is unknown, or missing and not in `optional`.
 */
export function proseSections<Heading extends string>(
  file: string,
  text: string,
  headings: readonly Heading[],
  optional: readonly string[],
): { heading: Heading; prose: Prose }[] {
  const sections = split(file, text);
  const expected = `expected the headings ${headings.map((heading) => `## ${heading}`).join(", ")}`;
  for (const { heading } of sections) {
    if (!headings.some((known) => known === heading)) {
      throw new ContentProblem(file, `## ${heading}`, `is not a heading of this file; ${expected}`);
    }
  }
  return headings.flatMap((heading) => {
    const section = sections.find((candidate) => candidate.heading === heading);
    if (section) return [{ heading, prose: section.prose }];
    if (optional.includes(heading)) return [];
    throw new ContentProblem(
      file,
      `## ${heading}`,
      "is missing. Please add it, with a paragraph below it",
    );
  });
}

function parse(text: string): Root {
  return markdown.runSync(markdown.parse(text)) as Root;
}

function split(file: string, text: string): Section[] {
  const sections: { heading: string; nodes: RootContent[] }[] = [];
  for (const node of parse(text).children) {
    if (node.type === "heading") sections.push({ heading: plainText(node), nodes: [] });
    else if (sections.length > 0) sections.at(-1)?.nodes.push(node);
    else if (node.type !== "html") {
      throw new ContentProblem(
        file,
        "the text",
        "expected a heading such as ## What? before the first words",
      );
    }
  }
  return sections.map(({ heading, nodes }) => {
    const section = { heading, prose: blocks(file, nodes) };
    if (section.prose.length === 0) {
      throw new ContentProblem(
        file,
        `## ${heading}`,
        "has no words below it. Please write a paragraph",
      );
    }
    return section;
  });
}

function blocks(file: string, nodes: RootContent[]): Prose {
  return nodes.flatMap((node): Prose => {
    switch (node.type) {
      case "paragraph":
        return [{ kind: "paragraph", words: inlines(file, node.children) }];
      case "list":
        return [
          {
            kind: "list",
            ordered: node.ordered === true,
            entries: node.children.map(({ children }) => blocks(file, children)),
          },
        ];
      case "table": {
        const [head, ...rows] = node.children.map((row) => cells(file, row));
        return [{ kind: "table", head: head ?? [], rows }];
      }
      case "html":
        return comment(file, node.value);
      default:
        throw cannotPrint(file, node.type);
    }
  });
}

function cells(file: string, row: TableRow): Inline[][] {
  return row.children.map(({ children }) => inlines(file, children));
}

function inlines(file: string, nodes: PhrasingContent[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case "text":
        return [keepTogether(node.value)];
      case "emphasis":
      case "strong":
        return [{ kind: node.type, words: inlines(file, node.children) }];
      case "link":
        return [{ kind: "link", href: node.url, words: inlines(file, node.children) }];
      case "html":
        return comment(file, node.value);
      default:
        throw cannotPrint(file, node.type);
    }
  });
}

/** HTML comments are the editor's notes and are not printed. */
function comment(file: string, html: string): [] {
  if (html.startsWith("<!--")) return [];
  throw cannotPrint(file, `HTML (${html})`);
}

function cannotPrint(file: string, what: string): ContentProblem {
  return new ContentProblem(
    file,
    "the text",
    `has ${what}, which the site does not print. Paragraphs, lists, tables, links, *emphasis* and **bold** are fine`,
  );
}
