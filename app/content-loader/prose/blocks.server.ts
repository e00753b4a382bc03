import type { PhrasingContent, RootContent, TableRow } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import type { Inline, Prose } from "./prose.ts";
import type { MarkdownText } from "./read-markdown.server.ts";
import { keepTogether } from "./typography.server.ts";

/** What the site prints of Markdown; everything else is refused. */
export function blocksOf(nodes: RootContent[], text: MarkdownText): Prose {
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
        const [head = [], ...rows] = node.children.map((row) => cellsOf(row, text));
        return [{ kind: "table", head, rows }];
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
function leaveOut(node: RootContent, { refuse, problems }: MarkdownText): void {
  // The end of what has been told at its beginning.
  if (node.type === "html" && node.value.startsWith("</") && problems.length > 0) return;
  if (node.type === "heading") {
    const words = plainText(node);
    const expected = `is a heading of another size than this page has. Expected ## ${words}, or **${words}** at the beginning of a paragraph`;
    refuse(node, `${"#".repeat(node.depth)} ${words}`, expected);
    return;
  }
  const what = node.type === "html" ? `HTML, ${node.value}` : (UNPRINTABLE[node.type] ?? node.type);
  const instead = "Paragraphs, lists, tables, [links](/events), *emphasis* and **bold** are fine";
  refuse(node, "the text", `has ${what}, which the site does not print. ${instead}`);
}
