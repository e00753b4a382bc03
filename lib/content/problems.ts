import { contentPath } from "#app/church/settings.server.ts";
import type { FactPath, Slip } from "./facts.ts";

/** Content that the site cannot be built from. The message names the file, the line, the field and what was expected. */
export class ContentProblem extends Error {
  override name = "ContentProblem";
  /** "content/home.md, line 3" */
  readonly where: string;
  /** The field and what was expected. */
  readonly what: string;
  /** Where in its file the fact is, and what was expected of it; nothing where it is in no fact. */
  readonly slip: Slip | undefined;

  constructor(where: string, field: string, expected: string, path?: FactPath) {
    const what = `${field}: ${expected}`;
    super(`${where}: ${what}`);
    this.where = where;
    this.what = what;
    this.slip = path && [path, expected];
  }
}

/** A problem in a line of a file of the content folder; 1 is its first. */
export function problemAt(
  file: string,
  line: number,
  field: string,
  expected: string,
  path?: FactPath,
) {
  return new ContentProblem(`${contentPath(file)}, line ${line}`, field, expected, path);
}

/** Throws the problem, or an AggregateError where there are several; does nothing where there are none. */
export function throwAny(problems: ContentProblem[]): void {
  if (problems.length > 0) throw allOf(problems);
}

/** A problem, or an AggregateError of several. */
export function allOf(problems: ContentProblem[]): Error {
  const [first, ...others] = problems;
  if (first && others.length === 0) return first;
  return new AggregateError(problems, problems.map(({ message }) => message).join("\n"));
}

/** What reading gives, or the problems that it throws. Throws what is no ContentProblem. */
export function attempt<Result>(read: () => Result) {
  try {
    return { isRead: true as const, result: read(), problems: [] };
  } catch (error) {
    const problems: unknown[] = error instanceof AggregateError ? error.errors : [error];
    if (!problems.every((problem) => problem instanceof ContentProblem)) throw error;
    return { isRead: false as const, problems };
  }
}
