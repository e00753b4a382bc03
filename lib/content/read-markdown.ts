import type { Root, RootContent } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { type Filling, type Fillings, fillWords } from "./placeholders.ts";
import { typographicMarks } from "./typography.ts";

/** A text in Markdown. */
export type Markdown = {
  text: string;
  /** What its placeholders stand for. */
  fillings: Fillings;
  /** Records a problem with a line of the text. Lines count from 1. */
  refuse: (line: number, field: string, advice: string) => void;
};

/** A parsed text with its placeholders filled. */
export type ParsedMarkdown = {
  nodes: RootContent[];
  /** Records a problem with a node, or with the whole text if there is no node. */
  refuse: (node: RootContent | undefined, field: string, advice: string) => void;
  /** The number of problems recorded so far. */
  countProblems: () => number;
};

const parser = unified().use(remarkParse).use(remarkGfm).use(typographicMarks);

// The heading may also be indented, in a list or in bold.
const TIGHT_HEADING =
  /^[ \t]{0,3}(?:(?:[-*+]|\d+[.)])[ \t]+)?(?:\*\*)?((#{1,6})([^\s#].*?))(?:\*\*)?[ \t]*$/gm;

/** Parses Markdown. Headings without a space after their # and unknown placeholders are problems. */
export function parseMarkdown({ text, fillings, refuse }: Markdown): ParsedMarkdown {
  let problems = 0;
  const refuseLine = (line: number, field: string, advice: string) => {
    problems++;
    refuse(line, field, advice);
  };
  const tightLines = new Set<number>();
  const printedText = withoutNotes(text);
  const textWithSpaces = printedText.replace(
    TIGHT_HEADING,
    (_, written: string, marks: string, words: string, index: number) => {
      const line = lineAt(printedText, index);
      tightLines.add(line);
      const advice = `a heading needs a space after its ${marks}, and a line of its own: ## ${words}`;
      refuseLine(line, written, advice);
      return `## ${words}`;
    },
  );
  const filledText = fillWords(textWithSpaces, fillings, printInMarkdown);
  for (const { index, placeholder = "the text", advice } of filledText.unfilled) {
    if (advice !== undefined) refuseLine(lineAt(textWithSpaces, index), placeholder, advice);
  }
  const { children } = parser.runSync(parser.parse(filledText.words)) as Root;
  return {
    nodes: children,
    refuse: (node, field, advice) => {
      const line = node?.position?.start.line ?? 1;
      // Other problems with such a heading may be caused by the missing space.
      if (!node || !tightLines.has(line)) refuseLine(line, field, advice);
    },
    countProblems: () => problems,
  };
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

/** Removes notes, <!-- such as this -->, from a text. Their lines stay, so that line numbers stay right. */
export function withoutNotes(text: string): string {
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
