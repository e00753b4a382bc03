import type { Root, RootContent } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkSmartypants from "remark-smartypants";
import { unified } from "unified";
import { type Filling, fillWords, Unfilled } from "#app/church/fillings.server.ts";
import { type ContentProblem, problemAt, throwAny } from "./problems.ts";

/** Markdown of a file, and which line of the file each of its lines is, counted from 1. */
export type Markdown = { file: string; text: string; lineAt: (line: number) => number };

/** Collects a problem with what is at a node, or with the whole text where there is none. */
type Refuse = (node: RootContent | undefined, what: string, expected: string) => void;

/** A text as it was parsed, with its placeholders filled, and the problems found in it so far. */
export type MarkdownText = { nodes: RootContent[]; refuse: Refuse; problems: ContentProblem[] };

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkSmartypants);

// Also one that is set in, in a list or in bold.
const TIGHT_HEADING =
  /^[ \t]{0,3}(?:(?:[-*+]|\d+[.)])[ \t]+)?(?:\*\*)?((#{1,6})([^\s#].*?))(?:\*\*)?[ \t]*$/gm;

/** Parses Markdown, and gives what `read` makes of it. Throws ContentProblems of all that was refused. */
export function readMarkdown<Result>(
  { file, text, lineAt }: Markdown,
  read: (text: MarkdownText) => Result,
): Result {
  const problems: ContentProblem[] = [];
  const tell = (above: string, what: string, expected: string) => {
    problems.push(problemAt(file, lineAt(above.split("\n").length), what, expected));
  };
  const printed = withoutNotes(text);
  const spaced = printed.replace(
    TIGHT_HEADING,
    (_, written: string, marks: string, words: string, index: number) => {
      const expected = `a heading needs a space after its ${marks}, and a line of its own: ## ${words}`;
      tell(printed.slice(0, index), written, expected);
      return `## ${words}`;
    },
  );
  const tight = [...problems];
  const filled = fillWords(spaced, print, (reason, index, placeholder) => {
    if (reason) tell(spaced.slice(0, index), placeholder ?? "the text", reason);
  });
  const { children } = parser.runSync(parser.parse(filled)) as Root;
  const refuse: Refuse = (node, what, expected) => {
    const problem = problemAt(file, lineAt(node?.position?.start.line ?? 1), what, expected);
    // What else is amiss with a heading may follow from its lack of a space.
    if (!node || !tight.some(({ where }) => where === problem.where)) problems.push(problem);
  };
  const result = read({ nodes: children, refuse, problems });
  throwAny(problems);
  return result;
}

/** A text without the editor's notes, which are not printed. Their lines stay, so that those below are counted rightly. */
export function withoutNotes(text: string): string {
  return text.replace(/<!--[\s\S]*?-->/g, (note) => note.replace(/[^\n]/g, " "));
}

/** Writes what a placeholder stands for in its place: a telephone number as a link, unless it stands in one. */
function print({ words, link }: Filling, before: string, after: string): string {
  if (/\]\(\s*<?$/.test(before)) {
    if (link) return link;
    throw new Unfilled("is no address. Expected {phone} or {email}");
  }
  const plain = words.replace(/[\\`*_[\]<|~]/g, "\\$&");
  const isInLink = /\[[^\]]*$/.test(before) && /^[^[\]]*\]\(/.test(after);
  return link && !isInLink ? `[${plain}](${link})` : plain;
}
