/** A mistake in a file, for the person who wrote the file. */
export type ContentProblem = {
  /** The file, with its folder: "sample/home.md". */
  file: string;
  /** The line of the file, counted from 1; missing if the problem is the file itself. */
  line?: number;
  /** The part of the file: a field, "services › 1 › from", a heading, or "the text". */
  field: string;
  /** What is wrong or what was expected, with an example if that helps. */
  advice: string;
};

/** The error for files that cannot be used. It has all their problems, sorted by file and line. */
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

/** "sample/home.md, line 3: lead: is missing: expected words" */
function messageOf(problem: ContentProblem): string {
  return `${placeOf(problem)}: ${problem.field}: ${problem.advice}`;
}

/** Sorts problems by file and line, and removes duplicates. */
function sortProblems(problems: readonly ContentProblem[]): ContentProblem[] {
  const byMessage = new Map(problems.map((problem) => [messageOf(problem), problem]));
  return [...byMessage.values()].sort(
    (one, other) => compareWords(one.file, other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
}

function compareWords(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
