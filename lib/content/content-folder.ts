import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type * as v from "valibot";
import { checkFacts } from "./check-facts.ts";
import type { FactPath } from "./facts.ts";
import { withPlainLineEnds } from "./page-parts.ts";
import { type Fillings, fillFacts } from "./placeholders.ts";
import type { ContentProblem } from "./problems.ts";
import type { Markdown } from "./read-markdown.ts";
import { readFactsFile, readPageFile, type Source } from "./source.ts";

const NOT_UTF8 =
  "cannot be read, because the file was not saved as UTF-8. Open it in your editor, choose Save As with Encoding: UTF-8, and look at such letters again";
const TWO_VERSIONS =
  "two people have changed these lines, and git left both versions here, with a line of <<<<<<< above, ======= between and >>>>>>> below them. Keep the right one, and take away the other and these three lines";
const NO_TEXT =
  "this page shows its facts only, and nothing written below them. Take the words away, or put them into a fact, such as lead:";

/** What a Markdown file says. Either is undefined where it cannot be used: then the folder has a problem with it. */
export type ContentPage<Facts, Text> = { facts: Facts | undefined; text: Text | undefined };

/**
 * A folder of words: Markdown and YAML. Files are named by their path in it, "groups/choir.md". Each is read once, and
 * whatever is wrong with one is put to the `problems`, so that all can be told at once.
 */
export class ContentFolder {
  /** Its path from the project's folder, which messages begin with: "sample". */
  readonly path: string;
  readonly #problems: ContentProblem[] = [];
  readonly #sources = new Map<string, Source | undefined>();

  constructor(folder: string) {
    this.path = folder;
  }

  /** What was found wrong so far. */
  get problems(): readonly ContentProblem[] {
    return this.#problems;
  }

  /** A file as messages name it: "sample/groups/choir.md". */
  nameOf(file: string): string {
    return `${this.path}/${file}`;
  }

  /** What is in a folder, if it is there, but for what Word (~$) and computers (.) leave beside people’s files. */
  filesIn(subfolder: string): string[] {
    const folder = path.join(this.path, subfolder);
    if (!existsSync(folder)) return [];
    return readdirSync(folder).filter((name) => !/^(?:~\$|\.)/.test(name));
  }

  /** The names of the Markdown files in a folder, without ".md", sorted. */
  pagesIn(subfolder: string): string[] {
    const files = this.filesIn(subfolder).filter((name) => name.endsWith(".md"));
    return files.map((name) => name.slice(0, -".md".length)).sort();
  }

  /** Whether a file is there under exactly this name: some computers take A for a, and a website's do not. */
  has(file: string): boolean {
    return this.filesIn(path.dirname(file)).includes(path.basename(file));
  }

  readBytes(file: string): Buffer {
    return readFileSync(path.join(this.path, file));
  }

  /** A file of facts, or a Markdown file, as it was typed. Undefined where it cannot be read. */
  readSource(file: string): Source | undefined {
    if (this.#sources.has(file)) return this.#sources.get(file);
    const text = this.#readText(file);
    const read = file.endsWith(".md") ? readPageFile : readFactsFile;
    const source = text === undefined ? undefined : read(text);
    this.#sources.set(file, source);
    for (const { line, field, advice } of source?.problems ?? []) {
      this.refuseLine(file, line, field, advice);
    }
    return source;
  }

  /** Reads and checks the facts of a file. Undefined where they will not do. */
  readFacts<Facts>(
    file: string,
    schema: v.GenericSchema<unknown, Facts>,
    fillings: Fillings,
  ): Facts | undefined {
    const source = this.readSource(file);
    if (!source || source.facts === undefined) return undefined;
    const { facts, problems } = checkFacts(schema, fillFacts(source.facts, fillings));
    for (const { path: place, advice } of problems) this.refuseFact(file, place, advice);
    return facts;
  }

  /** The same, for facts that are read again later, when more is known of what placeholders stand for: it refuses none. */
  tryFacts<Facts>(
    file: string,
    schema: v.GenericSchema<unknown, Facts>,
    fillings: Fillings,
  ): Facts | undefined {
    const source = this.readSource(file);
    if (!source || source.facts === undefined) return undefined;
    return checkFacts(schema, fillFacts(source.facts, fillings)).facts;
  }

  /** Reads a Markdown file: its facts, checked, and what `readText` makes of its text. */
  readPage<Facts, Text>(
    file: string,
    schema: v.GenericSchema<unknown, Facts>,
    fillings: Fillings,
    readText: (markdown: Markdown) => Text,
  ): ContentPage<Facts, Text> {
    const facts = this.readFacts(file, schema, fillings);
    const source = this.readSource(file);
    if (!source) return { facts, text: undefined };
    const refuse = (line: number, field: string, advice: string) => {
      this.refuseLine(file, source.firstLine + line - 1, field, advice);
    };
    return { facts, text: readText({ text: source.text, fillings, refuse }) };
  }

  /** A fact that is written in Markdown. Its placeholders are filled already. */
  markdownFact(file: string, place: FactPath, text: string, fillings: Fillings): Markdown {
    const line = this.readSource(file)?.lineOf(place) ?? 1;
    const refuse = (_: number, field: string, advice: string) => {
      this.refuseLine(file, line, field, advice);
    };
    return { text, fillings, refuse };
  }

  /** A problem with a line of a file; 1 is its first. */
  problemOnLine(file: string, line: number, field: string, advice: string): ContentProblem {
    return { file: this.nameOf(file), line, field, advice };
  }

  /** A problem with a fact of a file. */
  problemWithFact(file: string, place: FactPath, advice: string): ContentProblem {
    const source = this.readSource(file);
    const field = source?.labelOf(place) || "the file";
    return this.problemOnLine(file, source?.lineOf(place) ?? 1, field, advice);
  }

  refuse(problem: ContentProblem): void {
    this.#problems.push(problem);
  }

  refuseFile(file: string, field: string, advice: string): void {
    this.refuse({ file: this.nameOf(file), field, advice });
  }

  refuseLine(file: string, line: number, field: string, advice: string): void {
    this.refuse(this.problemOnLine(file, line, field, advice));
  }

  refuseFact(file: string, place: FactPath, advice: string): void {
    this.refuse(this.problemWithFact(file, place, advice));
  }

  /** The text of a file, with plain line ends. Undefined where it is missing, or no text. */
  #readText(file: string): string | undefined {
    if (!this.has(file)) {
      this.refuseFile(file, "the file", "it is not there");
      return undefined;
    }
    if (statSync(path.join(this.path, file)).isDirectory()) {
      const advice = "is a folder. Expected a file of this name, saved as plain text";
      this.refuseFile(file, "the file", advice);
      return undefined;
    }
    const bytes = this.readBytes(file);
    if (!isUtf8(bytes)) {
      // In Latin-1 every byte is a letter.
      const lines = bytes.toString("latin1").split("\n");
      const line = lines.findIndex((written) => !isUtf8(Buffer.from(written, "latin1"))) + 1;
      this.refuseLine(file, line, "a letter such as è, £ or ’", NOT_UTF8);
      return undefined;
    }
    // Some editors leave a mark at its beginning.
    const text = withPlainLineEnds(bytes.toString().replace(/^\uFEFF/, ""));
    // Git writes both versions of what two people have changed into the file, and leaves the choice to them.
    const conflict = text.split("\n").findIndex((line) => /^(?:<{7}|>{7}) /.test(line));
    if (conflict === -1) return text;
    this.refuseLine(file, conflict + 1, "this line", TWO_VERSIONS);
    return undefined;
  }
}

/** For files without a text: words below the facts would be shown nowhere. */
export function refuseText({ text, refuse }: Markdown): null {
  const first = text.search(/\S/);
  if (first !== -1) refuse(text.slice(0, first).split("\n").length, "the text", NO_TEXT);
  return null;
}
