import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkSmartypants from "remark-smartypants";
import { unified } from "unified";
import {
  type ContentProblem,
  problemAt,
  throwAny,
} from "#app/content-loader/content-problem.server.ts";
import { fillText } from "./fill-text.server.ts";
import type { Markdown, MarkdownText, Refuse } from "./markdown-text.ts";

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkSmartypants);

/** Parses Markdown, and gives what `read` makes of it. Throws ContentProblems of all that was refused. */
export function readMarkdown<Result>(
  { file, text, lineAt }: Markdown,
  read: (text: MarkdownText) => Result,
): Result {
  const problems: ContentProblem[] = [];
  const refuse: Refuse = (node, what, expected, linesDown = 0) => {
    const line = lineAt((node?.position?.start.line ?? 1) + linesDown);
    problems.push(problemAt(file, line, what, expected));
  };
  const root = parser.parse(text);
  fillText(root, refuse);
  const { children } = parser.runSync(root) as Root;
  const result = read({ nodes: children, refuse, problems });
  throwAny(problems);
  return result;
}
