import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { withPlainLineEnds } from "#app/content-loader/facts/page-parts.ts";
import { contentFolder, contentPath } from "./content-folder.server.ts";
import { ContentProblem, problemAt } from "./content-problem.server.ts";

/** The name of a file without its ending, where it is a page's address: "hall-hire". */
export const ADDRESS_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** That a file's name makes no address. `expected` is a name that would. */
export function noAddress(file: string, expected: string): ContentProblem {
  return new ContentProblem(
    contentPath(file),
    "its name",
    `is the page's address, and can have small letters, numbers and hyphens only. Expected a name such as ${expected}.md`,
  );
}

/** The text of a file of the content folder. Throws a ContentProblem where it is missing or no UTF-8. */
export function readText(file: string): string {
  if (!contentExists(file)) {
    throw new ContentProblem(contentPath(file), "the file", "it is not there");
  }
  if (statSync(path.join(contentFolder, file)).isDirectory()) {
    throw new ContentProblem(
      contentPath(file),
      "the file",
      "is a folder. Expected a file of this name, saved as plain text",
    );
  }
  const bytes = readBytes(file);
  // A mark at its beginning, which some editors leave, is taken away.
  const text = decoded(bytes);
  if (text !== undefined) {
    refuseTwoVersions(file, text);
    return withPlainLineEnds(text);
  }
  throw problemAt(
    file,
    firstUnreadableLine(bytes),
    "a letter such as è, £ or ’",
    "cannot be read, because the file was not saved as UTF-8. Open it in your editor, choose Save As with Encoding: UTF-8, and look at such letters again",
  );
}

/** Git writes both versions of what two people have changed into the file, and leaves the choice to them. */
function refuseTwoVersions(file: string, text: string): void {
  const line = text.split("\n").findIndex((one) => /^(?:<{7}|>{7}) /.test(one));
  if (line === -1) return;
  throw problemAt(
    file,
    line + 1,
    "this line",
    "two people have changed these lines, and git left both versions here, with a line of <<<<<<< above, ======= between and >>>>>>> below them. Keep the right one, and take away the other and these three lines",
  );
}

export function readBytes(file: string): Buffer {
  return readFileSync(path.join(contentFolder, file));
}

// One for all files: to make it takes longer than to read with it.
const decoder = new TextDecoder("utf-8", { fatal: true });

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

function firstUnreadableLine(bytes: Uint8Array): number {
  const NEWLINE = 10;
  let line = 1;
  let begin = 0;
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, begin)) {
    if (decoded(bytes.subarray(begin, end)) === undefined) return line;
    line++;
    begin = end + 1;
  }
  return line;
}

/** Remembers what is made of a file of the content folder until the file is saved again. */
export function untilSaved<Made>(make: (file: string) => Made): (file: string) => Made {
  const made = new Map<string, { savedAt: number; result: Made }>();
  return (file) => {
    const stats = statSync(path.join(contentFolder, file), { throwIfNoEntry: false });
    const savedAt = stats?.mtimeMs ?? 0;
    const known = made.get(file);
    if (known?.savedAt === savedAt) return known.result;
    const result = make(file);
    made.set(file, { savedAt, result });
    return result;
  };
}

/**
 * Remembers, while the site is built, what is made of a name, or of none: every page names all groups, and no
 * file is saved meanwhile. The development server and the tools make it anew each time.
 */
export function oncePerBuild<Name extends [name?: string], Made>(make: (...name: Name) => Made) {
  // Node has no `import.meta.env`.
  if (!import.meta.env?.PROD) return make;
  const made = new Map<string | undefined, Made>();
  return (...name: Name): Made => {
    const result = made.get(name[0]) ?? make(...name);
    made.set(name[0], result);
    return result;
  };
}

/** The names of the Markdown files in a folder of the content folder, without ".md", sorted. */
export function namesIn(subfolder: string): string[] {
  return filesIn(subfolder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => name.slice(0, -".md".length))
    .sort();
}

/**
 * The names of what is in a folder of the content folder; none where there is no such folder. Word leaves
 * a ~$ file beside one that is open, and computers hide files that begin with a dot: these are nobody's words.
 */
export function filesIn(subfolder: string): string[] {
  const folder = path.join(contentFolder, subfolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => !/^(?:~\$|\.)/.test(name));
}

/** Whether a file is there under exactly this name: some computers take A for a, and a website's do not. */
export function contentExists(file: string): boolean {
  return filesIn(path.dirname(file)).includes(path.basename(file));
}
