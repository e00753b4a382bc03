import type { Root as HtmlRoot } from "hast";
import { selectAll } from "hast-util-select";
import type { Link, Root, Text } from "mdast";
import { findAndReplace } from "mdast-util-find-and-replace";
import remarkBreaks from "remark-breaks";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { type Processor, unified } from "unified";
import { makeNumberPattern, numberToDial } from "#telephone";
import { type Filling, type Fillings, fillWords } from "./placeholders.ts";
import { keepWordsTogether, typographicMarks } from "./typography.ts";

/** A text in Markdown. */
export type Markdown = {
  text: string;
  /** What its placeholders stand for. */
  fillings: Fillings;
  /** Records a problem with a line of the text. Lines count from 1. */
  refuse: (line: number, field: string, advice: string) => void;
};

/** The line ends become breaks after the quotes are set, because a quotation may go over a line's end. */
const processor = unified()
  .use(remarkParse)
  .use(withoutCode)
  .use(remarkGfm, { singleTilde: false })
  .use(typographicMarks)
  .use(remarkBreaks)
  .use(() => keepWordsTogether)
  .use(() => linkNumbers)
  .use(remarkRehype)
  .use(() => nameRowsAndColumns)
  .freeze();

/**
 * Reads Markdown as a tree of HTML, whose nodes know their lines in the text. A line that ends there ends on the page, and
 * HTML that somebody typed is printed as it was typed. An unknown placeholder is a problem.
 */
export function readMarkdown({ text, fillings, refuse }: Markdown): HtmlRoot {
  const printed = withoutNotes(text);
  const { words, unfilled } = fillWords(printed, fillings, printInMarkdown);
  for (const { index, placeholder = "the text", advice } of unfilled) {
    if (advice !== undefined) refuse(lineAt(printed, index), placeholder, advice);
  }
  return processor.runSync(processor.parse(words));
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

/** Removes notes, <!-- such as this -->, from a text. Their lines stay, so that line numbers stay right. */
function withoutNotes(text: string): string {
  return text.replace(/<!--[\s\S]*?-->/g, (note) => note.replace(/[^\n]/g, " "));
}

/** Writes what a placeholder stands for. A telephone number becomes a link, unless it is already part of one. */
function printInMarkdown({ words, link }: Filling, before: string, after: string) {
  const isAddress = /\]\(\s*<?$/.test(before);
  if (isAddress) return link;
  const plain = words.replace(/[\\`*_[\]<|~]/g, "\\$&");
  const isInLink = /\[[^\]]*$/.test(before) && /^[^[\]]*\]\(/.test(after);
  return link && !isInLink ? `[${plain}](${link})` : plain;
}

/** Leaves HTML and words set in by four spaces as the words that they are: a church's texts have no code. */
function withoutCode(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ disable: { null: ["htmlFlow", "htmlText", "codeIndented"] } });
}

/** Makes links of telephone numbers, but not within other links. */
function linkNumbers(tree: Root): void {
  findAndReplace(tree, [makeNumberPattern(), linkNumber], { ignore: ["link", "linkReference"] });
}

function linkNumber(_: string, before: string, written: string): (Text | Link)[] | false {
  const number = numberToDial(written);
  if (!number) return false;
  const link: Link = {
    type: "link",
    url: `tel:${number}`,
    children: [{ type: "text", value: written }],
  };
  return [{ type: "text", value: before }, link];
}

/** Says what the first row and the first column of a table are, for whoever hears it read out. */
function nameRowsAndColumns(tree: HtmlRoot): void {
  for (const cell of selectAll("thead th", tree)) cell.properties.scope = "col";
  for (const cell of selectAll("tbody td:first-child", tree)) {
    cell.tagName = "th";
    cell.properties.scope = "row";
  }
}
