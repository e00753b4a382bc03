import type { Root, RootContent } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkSmartypants from "remark-smartypants";
import { unified } from "unified";
import { type Filling, type Fillings, fillWords } from "./placeholders.ts";

/** A text in Markdown. */
export type Markdown = {
  text: string;
  /** What its placeholders stand for. */
  fillings: Fillings;
  /** Is told of what is wrong in a line of the text, 1 for its first. */
  refuse: (line: number, field: string, advice: string) => void;
};

/** A text as it was parsed, with its placeholders filled. */
export type ParsedMarkdown = {
  nodes: RootContent[];
  /** Tells of a problem with what is at a node, or with the whole text where there is none. */
  refuse: (node: RootContent | undefined, field: string, advice: string) => void;
  /** How many problems were told so far. */
  countProblems: () => number;
};

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkSmartypants);

// Also one that is set in, in a list or in bold.
const TIGHT_HEADING =
  /^[ \t]{0,3}(?:(?:[-*+]|\d+[.)])[ \t]+)?(?:\*\*)?((#{1,6})([^\s#].*?))(?:\*\*)?[ \t]*$/gm;

/** Parses Markdown, and tells of headings without their space and of placeholders that stand for nothing. */
export function parseMarkdown({ text, fillings, refuse }: Markdown): ParsedMarkdown {
  let problems = 0;
  const refuseLine = (line: number, field: string, advice: string) => {
    problems++;
    refuse(line, field, advice);
  };
  const tightLines = new Set<number>();
  const printed = withoutNotes(text);
  const spaced = printed.replace(
    TIGHT_HEADING,
    (_, written: string, marks: string, words: string, index: number) => {
      const line = lineAt(printed, index);
      tightLines.add(line);
      const advice = `a heading needs a space after its ${marks}, and a line of its own: ## ${words}`;
      refuseLine(line, written, advice);
      return `## ${words}`;
    },
  );
  const filled = fillWords(spaced, fillings, printInMarkdown);
  for (const { index, placeholder = "the text", advice } of filled.unfilled) {
    if (advice !== undefined) refuseLine(lineAt(spaced, index), placeholder, advice);
  }
  const { children } = parser.runSync(parser.parse(filled.words)) as Root;
  return {
    nodes: children,
    refuse: (node, field, advice) => {
      const line = node?.position?.start.line ?? 1;
      // What else is amiss with a heading may follow from its lack of a space.
      if (!node || !tightLines.has(line)) refuseLine(line, field, advice);
    },
    countProblems: () => problems,
  };
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

/** A text without the editor's notes, which are not printed. Their lines stay, so that those below are counted rightly. */
export function withoutNotes(text: string): string {
  return text.replace(/<!--[\s\S]*?-->/g, (note) => note.replace(/[^\n]/g, " "));
}

/** Writes what a placeholder stands for: a telephone number as a link, unless it stands in one. */
function printInMarkdown({ words, link }: Filling, before: string, after: string) {
  const isAddress = /\]\(\s*<?$/.test(before);
  if (isAddress) return link;
  const plain = words.replace(/[\\`*_[\]<|~]/g, "\\$&");
  const isInLink = /\[[^\]]*$/.test(before) && /^[^[\]]*\]\(/.test(after);
  return link && !isInLink ? `[${plain}](${link})` : plain;
}
