import type {
  Heading,
  Link,
  Paragraph,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
  TableRow,
  Text,
} from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkSmartypants from "remark-smartypants";
import { unified } from "unified";
import {
  allOf,
  type ContentProblem,
  problemAt,
} from "#app/content-loader/content-problem.server.ts";
import { nearest } from "#app/content-loader/nearest.ts";
import {
  type Filling,
  fillingFor,
  LONE_BRACKET,
  PLACEHOLDER,
} from "#app/content-loader/placeholders/placeholders.server.ts";
import type { Inline, LinkedSection, Prose, Section } from "./prose.ts";
import { keepTogether } from "./typography.server.ts";

/** Markdown of a file, and which line of the file each of its lines is, counted from 1. */
export type Markdown = { file: string; text: string; lineAt: (line: number) => number };

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkSmartypants);

/** Parses Markdown. Throws ContentProblems at everything that the site cannot print. */
export function prose(markdown: Markdown): Prose {
  return collecting(markdown, (reader) => reader.blocks(reader.root.children));
}

/** Parses Markdown into sections. Throws ContentProblems, also where there is no heading. */
export function proseInSections(markdown: Markdown): Section[] {
  return collecting(markdown, (reader) => {
    const sections = reader.sections();
    if (sections.length === 0) {
      reader.refuse(
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
  return collecting(markdown, (reader) => {
    const sections = reader.sections();
    const free = headings.filter(
      (heading) => !sections.some((section) => section.heading === heading),
    );
    const misspelt = sections.flatMap(({ heading, node }) => {
      if (headings.some((known) => known === heading)) return [];
      const [meant] = nearest(heading, free.length > 0 ? free : headings, 1);
      const all = headings.map((known) => `## ${known}`).join(", ");
      reader.refuse(
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
        reader.refuse(
          undefined,
          `## ${heading}`,
          "is missing. Please add it, with a paragraph below it",
        );
      }
      return [];
    });
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
  return collecting(markdown, (reader) => {
    const ids = new Set(IDS_IN_USE);
    const chapters: Chapter[] = [];
    const parts = reader.parts();
    for (const [index, { heading: node, nodes }] of parts.entries()) {
      const before = reader.problems.length;
      const prose = reader.blocks(nodes);
      const isBare = prose.length === 0 && reader.problems.length === before;
      if (!node) {
        if (prose.length > 0) chapters.push({ prose, sections: [] });
        continue;
      }
      const heading = plainText(node);
      const marks = "#".repeat(node.depth);
      const chapter = node.depth === 3 ? chapters.at(-1) : undefined;
      if (node.depth !== 2 && !chapter) {
        reader.refuse(
          node,
          `${marks} ${heading}`,
          `expected ## ${heading}, or ### under one with ##`,
        );
      } else if (isBare && (chapter || parts[index + 1]?.heading?.depth !== 3)) {
        reader.refuse(node, `${marks} ${heading}`, WITHOUT_WORDS);
      }
      const section = { id: newId(heading, ids), heading, prose };
      if (chapter) chapter.sections.push(section);
      else chapters.push({ ...section, sections: [] });
    }
    if (chapters.length === 0) {
      reader.refuse(undefined, "the text", "is empty. Please write a paragraph");
    }
    return chapters;
  });
}

const WITHOUT_WORDS = "has no words below it. Please write a paragraph";

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

function collecting<Result>(markdown: Markdown, read: (reader: Reader) => Result): Result {
  const reader = new Reader(markdown);
  const result = read(reader);
  if (reader.problems.length > 0) throw allOf(reader.problems);
  return result;
}

type Node = Root | RootContent;

/** Reads one file's Markdown, and collects what is amiss in it. */
class Reader {
  readonly problems: ContentProblem[] = [];
  readonly root: Root;
  readonly #markdown: Markdown;

  constructor(markdown: Markdown) {
    this.#markdown = markdown;
    const root = parser.parse(markdown.text);
    this.#fill(root, false);
    this.root = parser.runSync(root) as Root;
  }

  /** Collects a problem with what is at a node, or with the whole text. */
  refuse(node: Node | undefined, what: string, expected: string, linesDown = 0): void {
    const { file, lineAt } = this.#markdown;
    const line = lineAt((node?.position?.start.line ?? 1) + linesDown);
    this.problems.push(problemAt(file, line, what, expected));
  }

  /** What stands before the first heading, and under each, of whatever size. */
  parts(): { heading?: Heading; nodes: RootContent[] }[] {
    const parts: { heading?: Heading; nodes: RootContent[] }[] = [{ nodes: [] }];
    for (const node of this.root.children) {
      if (node.type === "heading") parts.push({ heading: node, nodes: [] });
      else parts.at(-1)?.nodes.push(node);
    }
    return parts;
  }

  /** The text under each of its headings. */
  sections(): (Section & { node: RootContent })[] {
    const sections: {
      node: RootContent;
      heading: string;
      nodes: RootContent[];
      isTold: boolean;
    }[] = [];
    for (const node of this.root.children) {
      const tight = this.#tightHeading(node);
      if (tight !== undefined) sections.push({ node, heading: tight, nodes: [], isTold: true });
      else if (node.type === "heading" && node.depth === 2) {
        sections.push({ node, heading: plainText(node), nodes: [], isTold: false });
      } else if (sections.length > 0) sections.at(-1)?.nodes.push(node);
      else if (node.type !== "html") {
        this.refuse(
          node,
          "the text",
          "expected a heading such as ## What? before the first words, on a line of its own",
        );
      }
    }
    return sections.map(({ node, heading, nodes, isTold }) => {
      const before = this.problems.length;
      const prose = this.blocks(nodes);
      if (!isTold && prose.length === 0 && this.problems.length === before) {
        this.refuse(node, `## ${heading}`, WITHOUT_WORDS);
      }
      return { node, heading, prose };
    });
  }

  blocks(nodes: RootContent[]): Prose {
    return nodes.flatMap((node): Prose => {
      switch (node.type) {
        case "paragraph":
          if (this.#tightHeading(node) !== undefined) return [];
          return [{ kind: "paragraph", words: this.#inlines(node.children) }];
        case "list":
          return [
            {
              kind: "list",
              ordered: node.ordered === true,
              entries: node.children.map(({ children }) => this.blocks(children)),
            },
          ];
        case "table": {
          const [head, ...rows] = node.children.map((row) => this.#cells(row));
          return [{ kind: "table", head: head ?? [], rows }];
        }
        default:
          this.#leaveOut(node);
          return [];
      }
    });
  }

  #cells(row: TableRow): Inline[][] {
    return row.children.map(({ children }) => this.#inlines(children));
  }

  #inlines(nodes: PhrasingContent[]): Inline[] {
    return nodes.flatMap((node): Inline[] => {
      switch (node.type) {
        case "text":
          return [keepTogether(node.value)];
        case "emphasis":
        case "strong":
          return [{ kind: node.type, words: this.#inlines(node.children) }];
        case "link":
          return [{ kind: "link", href: node.url, words: this.#inlines(node.children) }];
        default:
          this.#leaveOut(node);
          return [];
      }
    });
  }

  /** The words of a paragraph that was meant to be a heading, which is told: `##Who?` has no space. */
  #tightHeading(node: RootContent): string | undefined {
    if (node.type !== "paragraph") return undefined;
    const found = /^(#{1,6})([^\s#].*)$/m.exec(plainText(node));
    if (!found) return undefined;
    const [written, marks = "", words = ""] = found;
    this.refuse(
      node,
      written,
      `a heading needs a space after its ${marks}, and a line of its own: ## ${words}`,
      plainText(node).slice(0, found.index).split("\n").length - 1,
    );
    return words;
  }

  /** Comments are the editor's notes and are not printed; everything else that is unknown is refused. */
  #leaveOut(node: RootContent): void {
    if (node.type === "html" && node.value.startsWith("<!--")) return;
    // The end of what has been told at its beginning.
    if (node.type === "html" && node.value.startsWith("</") && this.problems.length > 0) return;
    const instead = "Paragraphs, lists, tables, [links](/events), *emphasis* and **bold** are fine";
    if (node.type === "heading") {
      const marks = "#".repeat(node.depth);
      const words = plainText(node);
      this.refuse(
        node,
        `${marks} ${words}`,
        `is a heading of another size than this page has. Expected ## ${words}, or **${words}** at the beginning of a paragraph`,
      );
      return;
    }
    const what =
      node.type === "html" ? `HTML, ${node.value}` : (UNPRINTABLE[node.type] ?? node.type);
    this.refuse(node, "the text", `has ${what}, which the site does not print. ${instead}`);
  }

  /** Puts in the place of each placeholder what it stands for: a telephone number as a link, say. */
  #fill(holder: Parents, isInLink: boolean): void {
    const children: RootContent[] = [];
    for (const node of holder.children) {
      if (node.type === "text") children.push(...this.#filled(node, isInLink));
      else {
        if (node.type === "link") this.#fillAddress(node);
        if ("children" in node) this.#fill(node, isInLink || node.type === "link");
        children.push(node);
      }
    }
    (holder as Paragraph).children = children as PhrasingContent[];
  }

  #fillAddress(link: Link): void {
    const [, name] = /^\{(.*)\}$/.exec(link.url) ?? [];
    if (name === undefined) return;
    const filling = this.#fillingOf(name, link, 0);
    if (filling?.link) link.url = filling.link;
    else if (filling) this.refuse(link, `{${name}}`, "is no address. Expected {phone} or {email}");
  }

  #filled(node: Text, isInLink: boolean): PhrasingContent[] {
    const filled: PhrasingContent[] = [];
    const add = (value: string) => {
      const last = filled.at(-1);
      if (last?.type === "text") last.value += value;
      else if (value) filled.push({ ...node, value });
    };
    if (/[{}]/.test(node.value.replace(PLACEHOLDER, "")))
      this.refuse(node, "the text", LONE_BRACKET);
    let linesAbove = 0;
    // At odd places are the names of placeholders.
    for (const [index, part] of node.value.split(PLACEHOLDER).entries()) {
      const filling = index % 2 === 1 ? this.#fillingOf(part, node, linesAbove) : { words: part };
      linesAbove += part.split("\n").length - 1;
      if (!filling) continue;
      const { words, link } = filling;
      if (link === undefined || isInLink) add(words);
      else filled.push({ type: "link", url: link, children: [{ ...node, value: words }] });
    }
    return filled;
  }

  #fillingOf(name: string, node: RootContent, linesAbove: number): Filling | undefined {
    const filling = fillingFor(name);
    if (!(filling instanceof Error)) return filling;
    if (filling.reason) this.refuse(node, `{${name}}`, filling.reason, linesAbove);
    return undefined;
  }
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
