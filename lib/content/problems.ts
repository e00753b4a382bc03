/** Something in a file that will not do. Whoever wrote the file reads it, and mends the file by it. */
export type ContentProblem = {
  /** The file, with its folder: "sample/home.md". */
  file: string;
  /** The line of the file, 1 for the first; none where the problem is the file itself. */
  line?: number;
  /** What of the file it is about: a field, "services › 1 › from", a heading, or "the text". */
  field: string;
  /** What is wrong or was expected, with an example where that helps. */
  advice: string;
};

/** Content that cannot be used: all that is wrong with it, in the order of its files and their lines. */
export class ContentProblems extends Error {
  override name = "ContentProblems";
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const sorted = sortProblems(problems);
    super(sorted.map(messageOf).join("\n"));
    this.problems = sorted;
  }
}

/** "sample/home.md, line 3" */
export function placeOf({ file, line }: ContentProblem): string {
  return line === undefined ? file : `${file}, line ${line}`;
}

/** "sample/home.md, line 3: lead: is missing. Please add it" */
export function messageOf(problem: ContentProblem): string {
  return `${placeOf(problem)}: ${problem.field}: ${problem.advice}`;
}

/** Puts problems in the order of their files and lines, each of them once. */
export function sortProblems(problems: readonly ContentProblem[]): ContentProblem[] {
  const byMessage = new Map(problems.map((problem) => [messageOf(problem), problem]));
  return [...byMessage.values()].sort(
    (one, other) => compareWords(one.file, other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
}

function compareWords(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
