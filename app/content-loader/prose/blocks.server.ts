import type { Paragraph, PhrasingContent, RootContent, TableRow } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import type { Inline, Prose } from "./prose.ts";
import type { MarkdownText } from "./read-markdown.server.ts";
import { keepTogether } from "./typography.server.ts";

/** What the site prints of Markdown; everything else is refused. */
export function blocksOf(nodes: RootContent[], text: MarkdownText): Prose {
  return nodes.flatMap((node): Prose => {
    switch (node.type) {
      case "paragraph":
        if (tightHeading(node, text) !== undefined) return [];
        brokenTable(node, text);
        return [{ kind: "paragraph", words: inlinesOf(node.children, text) }];
      case "list":
        return [
          {
            kind: "list",
            ordered: node.ordered === true,
            entries: node.children.map(({ children }) => blocksOf(children, text)),
          },
        ];
      case "table": {
        const [head, ...rows] = node.children.map((row) => cellsOf(row, text));
        return [{ kind: "table", head: head ?? [], rows }];
      }
      default:
        leaveOut(node, text);
        return [];
    }
  });
}

function cellsOf(row: TableRow, text: MarkdownText): Inline[][] {
  return row.children.map(({ children }) => inlinesOf(children, text));
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
        leaveOut(node, text);
        return [];
    }
  });
}

/** The words of a paragraph that was meant to be a heading, which is told: `##Who?` has no space. */
export function tightHeading(node: RootContent, { refuse }: MarkdownText): string | undefined {
  if (node.type !== "paragraph") return undefined;
  const found = /^(#{1,6})([^\s#].*)$/m.exec(plainText(node));
  if (!found) return undefined;
  const [written, marks = "", words = ""] = found;
  refuse(
    node,
    written,
    `a heading needs a space after its ${marks}, and a line of its own: ## ${words}`,
    plainText(node).slice(0, found.index).split("\n").length - 1,
  );
  return words;
}

/** A table whose second line has not as many parts as its first is a paragraph of strokes and dashes, which is told. */
function brokenTable(node: Paragraph, { refuse }: MarkdownText): void {
  const found = /^\|?[ :]*-{3,}[ :]*(?:\|.*)?$/m.exec(plainText(node))?.[0];
  if (!found?.includes("|")) return;
  refuse(
    node,
    "the text",
    `has a table that cannot be read. Expected as many parts in the line of dashes as in the first line: | Year | Plates |, and below it | --- | --- |. Found: ${found}`,
  );
}

/** Comments are the editor's notes and are not printed; everything else that is unknown is refused. */
function leaveOut(node: RootContent, { refuse, problems }: MarkdownText): void {
  if (node.type === "html" && node.value.startsWith("<!--")) return;
  // The end of what has been told at its beginning.
  if (node.type === "html" && node.value.startsWith("</") && problems.length > 0) return;
  const instead = "Paragraphs, lists, tables, [links](/events), *emphasis* and **bold** are fine";
  if (node.type === "heading") {
    const marks = "#".repeat(node.depth);
    const words = plainText(node);
    refuse(
      node,
      `${marks} ${words}`,
      `is a heading of another size than this page has. Expected ## ${words}, or **${words}** at the beginning of a paragraph`,
    );
    return;
  }
  const what = node.type === "html" ? `HTML, ${node.value}` : (UNPRINTABLE[node.type] ?? node.type);
  refuse(node, "the text", `has ${what}, which the site does not print. ${instead}`);
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

/** What is expected below a heading that has nothing there. */
export const WITHOUT_WORDS = "has no words below it. Please write a paragraph";
