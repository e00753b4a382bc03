import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { contentFolder, contentPath } from "#app/church/settings.server.ts";
import { withPlainLineEnds } from "./page-parts.ts";
import { ContentProblem, problemAt } from "./problems.ts";

/** The name of a file without its ending, where it is a page's address: "hall-hire". */
export const ADDRESS_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const NOT_UTF8 =
  "cannot be read, because the file was not saved as UTF-8. Open it in your editor, choose Save As with Encoding: UTF-8, and look at such letters again";
const TWO_VERSIONS =
  "two people have changed these lines, and git left both versions here, with a line of <<<<<<< above, ======= between and >>>>>>> below them. Keep the right one, and take away the other and these three lines";

/** That a file's name makes no address. `expected` is a name that would. */
export function noAddress(file: string, expected: string): ContentProblem {
  const why = `is the page's address, and can have small letters, numbers and hyphens only. Expected a name such as ${expected}.md`;
  return new ContentProblem(contentPath(file), "its name", why);
}

/** The text of a file of the content folder. Throws a ContentProblem where it is missing or no UTF-8. */
export function readText(file: string): string {
  const problem = (expected: string) => new ContentProblem(contentPath(file), "the file", expected);
  if (!contentExists(file)) throw problem("it is not there");
  if (statSync(path.join(contentFolder, file)).isDirectory()) {
    throw problem("is a folder. Expected a file of this name, saved as plain text");
  }
  const bytes = readBytes(file);
  if (!isUtf8(bytes)) {
    // In Latin-1 every byte is a letter.
    const lines = bytes.toString("latin1").split("\n");
    const line = lines.findIndex((one) => !isUtf8(Buffer.from(one, "latin1"))) + 1;
    throw problemAt(file, line, "a letter such as è, £ or ’", NOT_UTF8);
  }
  // Some editors leave a mark at its beginning.
  const text = withPlainLineEnds(bytes.toString().replace(/^\uFEFF/, ""));
  // Git writes both versions of what two people have changed into the file, and leaves the choice to them.
  const line = text.split("\n").findIndex((one) => /^(?:<{7}|>{7}) /.test(one)) + 1;
  if (line === 0) return text;
  throw problemAt(file, line, "this line", TWO_VERSIONS);
}

export function readBytes(file: string): Buffer {
  return readFileSync(path.join(contentFolder, file));
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

/** Remembers what is made of a name, or of none, while the site is built. The development server and the tools make it anew. */
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
  const files = filesIn(subfolder).filter((name) => name.endsWith(".md"));
  return files.map((name) => name.slice(0, -".md".length)).sort();
}

/** What is in a folder, if it is there, but for what Word (~$) and computers (.) leave beside people’s files. */
export function filesIn(subfolder: string): string[] {
  const folder = path.join(contentFolder, subfolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => !/^(?:~\$|\.)/.test(name));
}

/** Whether a file is there under exactly this name: some computers take A for a, and a website's do not. */
export function contentExists(file: string): boolean {
  return filesIn(path.dirname(file)).includes(path.basename(file));
}
