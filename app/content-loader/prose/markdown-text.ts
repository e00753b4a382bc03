import type { Root, RootContent } from "mdast";
import type { ContentProblem } from "#app/content-loader/content-problem.server.ts";

/** Markdown of a file, and which line of the file each of its lines is, counted from 1. */
export type Markdown = { file: string; text: string; lineAt: (line: number) => number };

type Node = Root | RootContent;

/** Collects a problem with what is at a node, or with the whole text where there is none. */
export type Refuse = (
  node: Node | undefined,
  what: string,
  expected: string,
  linesDown?: number,
) => void;

/** A text as it was parsed, with its placeholders filled, and the problems found in it so far. */
export type MarkdownText = { nodes: RootContent[]; refuse: Refuse; problems: ContentProblem[] };
