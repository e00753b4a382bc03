import type { Link, Paragraph, Parents, PhrasingContent, Root, RootContent, Text } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkSmartypants from "remark-smartypants";
import { unified } from "unified";
import {
  type ContentProblem,
  problemAt,
  throwAny,
} from "#app/content-loader/content-problem.server.ts";
import {
  type Filling,
  LONE_BRACKET,
  PLACEHOLDER,
} from "#app/content-loader/placeholders/placeholder.ts";
import { fillingFor } from "#app/content-loader/placeholders/placeholders.server.ts";

/** Markdown of a file, and which line of the file each of its lines is, counted from 1. */
export type Markdown = { file: string; text: string; lineAt: (line: number) => number };

type Node = Root | RootContent;

/** Collects a problem with what is at a node, or with the whole text where there is none. */
type Refuse = (node: Node | undefined, what: string, expected: string, linesDown?: number) => void;

/** A text as it was parsed, with its placeholders filled, and the problems found in it so far. */
export type MarkdownText = { nodes: RootContent[]; refuse: Refuse; problems: ContentProblem[] };

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

/** Puts in the place of each placeholder what it stands for: a telephone number as a link, say. */
function fillText(holder: Parents, refuse: Refuse, isInLink = false): void {
  const children: RootContent[] = [];
  for (const node of holder.children) {
    if (node.type === "text") children.push(...filled(node, refuse, isInLink));
    else {
      if (node.type === "link") fillAddress(node, refuse);
      if ("children" in node) fillText(node, refuse, isInLink || node.type === "link");
      children.push(node);
    }
  }
  (holder as Paragraph).children = children as PhrasingContent[];
}

function fillAddress(link: Link, refuse: Refuse): void {
  const [, name] = /^\{(.*)\}$/.exec(link.url) ?? [];
  if (name === undefined) return;
  const filling = fillingAt(name, link, refuse);
  if (filling?.link) link.url = filling.link;
  else if (filling) refuse(link, `{${name}}`, "is no address. Expected {phone} or {email}");
}

function filled(node: Text, refuse: Refuse, isInLink: boolean): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  const add = (value: string) => {
    const last = parts.at(-1);
    if (last?.type === "text") last.value += value;
    else if (value) parts.push({ ...node, value });
  };
  if (/[{}]/.test(node.value.replace(PLACEHOLDER, ""))) {
    refuse(node, "the text", LONE_BRACKET);
  }
  let linesAbove = 0;
  // At odd places are the names of placeholders.
  for (const [index, part] of node.value.split(PLACEHOLDER).entries()) {
    const filling = index % 2 === 1 ? fillingAt(part, node, refuse, linesAbove) : { words: part };
    linesAbove += part.split("\n").length - 1;
    if (!filling) continue;
    const { words, link } = filling;
    if (link === undefined || isInLink) add(words);
    else parts.push({ type: "link", url: link, children: [{ ...node, value: words }] });
  }
  return parts;
}

function fillingAt(
  name: string,
  node: RootContent,
  refuse: Refuse,
  linesAbove = 0,
): Filling | undefined {
  const filling = fillingFor(name);
  if (!(filling instanceof Error)) return filling;
  if (filling.reason) refuse(node, `{${name}}`, filling.reason, linesAbove);
  return undefined;
}
