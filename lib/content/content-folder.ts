import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type * as v from "valibot";
import { type CheckedFacts, checkFacts } from "./check-facts.ts";
import { type Fillings, fillFacts, listPlaceholders, mapWords } from "./placeholders.ts";
import type { ContentProblem } from "./problems.ts";
import type { Markdown } from "./read-markdown.ts";
import type { FactPath } from "./schema.ts";
import { readSource, type Source } from "./source.ts";

const NOT_UTF8 =
  "cannot be read, because the file was not saved as UTF-8. Open it in your editor, choose Save As with Encoding: UTF-8, and look at such letters again";
const NO_TEXT =
  "this page shows its facts only, and nothing written below them. Take the words away, or put them into a fact, such as lead:";

/** What a Markdown file says. What cannot be used is undefined, and is among the problems of the folder. */
export type ContentPage<Facts, Text> = { facts: Facts | undefined; text: Text | undefined };

/**
 * A folder of Markdown and YAML files. A file is named by its path in the folder, "groups/choir.md", and is read only
 * once. The folder collects the problems of all its files, so that they can be shown together.
 */
export class ContentFolder {
  /** Its path from the project's folder: "sample". Messages begin with it. */
  readonly path: string;
  readonly #problems: ContentProblem[] = [];
  readonly #sources = new Map<string, Source | undefined>();

  constructor(folder: string) {
    this.path = folder;
  }

  /** The problems that have been found so far. */
  get problems(): readonly ContentProblem[] {
    return this.#problems;
  }

  /** A file as messages name it: "sample/groups/choir.md". */
  nameOf(file: string): string {
    return `${this.path}/${file}`;
  }

  /** The names of the files in a folder, without those that Word (~$) and computers (.) leave there. */
  filesIn(subfolder: string): string[] {
    const folder = path.join(this.path, subfolder);
    if (!existsSync(folder)) return [];
    const entries = readdirSync(folder, { withFileTypes: true });
    const files = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
    return files.filter((name) => !/^(?:~\$|\.)/.test(name));
  }

  /** The names of the Markdown files in a folder, without ".md", sorted. One that ends in .MD is refused when it is read. */
  pagesIn(subfolder: string): string[] {
    const files = this.filesIn(subfolder).filter((name) => /\.md$/i.test(name));
    return files.map((name) => name.slice(0, -".md".length)).sort();
  }

  /** Whether there is a file with exactly this name. Some computers treat A and a as the same, but web servers do not. */
  has(file: string): boolean {
    return this.filesIn(path.dirname(file)).includes(path.basename(file));
  }

  readBytes(file: string): Buffer {
    return readFileSync(path.join(this.path, file));
  }

  /** Reads a YAML or Markdown file as it was typed. Undefined if it cannot be read. */
  readSource(file: string): Source | undefined {
    if (this.#sources.has(file)) return this.#sources.get(file);
    const text = this.#readText(file);
    const source = text === undefined ? undefined : readSource(file, text);
    this.#sources.set(file, source);
    for (const { line, field, advice } of source?.problems ?? []) {
      this.refuseLine(file, line, field, advice);
    }
    return source;
  }

  /** Reads and checks the facts of a file. Undefined if they will not do. */
  readFacts<Facts>(
    file: string,
    schema: v.GenericSchema<unknown, Facts>,
    fillings: Fillings,
  ): Facts | undefined {
    const checked = this.#checkFacts(file, schema, fillings);
    for (const { path: place, advice } of checked?.mistakes ?? []) {
      this.refuseFact(file, place, advice);
    }
    return checked?.facts;
  }

  /** Reads and checks facts without recording problems, because they are read again when all placeholders are known. */
  tryFacts<Facts>(
    file: string,
    schema: v.GenericSchema<unknown, Facts>,
    fillings: Fillings,
  ): Facts | undefined {
    return this.#checkFacts(file, schema, fillings)?.facts;
  }

  /** Reads a Markdown file: `schema` checks its facts, and `readText` reads its text. */
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

  /** Refuses placeholders in the facts of a file, where `adviceFor` says that one cannot stand there. */
  refusePlaceholders(
    file: string,
    adviceFor: (name: string, place: FactPath) => string | undefined,
  ): void {
    mapWords(this.readSource(file)?.facts, (words, place) => {
      for (const name of listPlaceholders(words)) {
        const advice = adviceFor(name, place);
        if (advice !== undefined) this.refuseFact(file, place, advice);
      }
      return words;
    });
  }

  /** Prepares a fact in Markdown for functions such as `readMarkdown`. Its placeholders are already filled. */
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

  refuseFile(file: string, field: string, advice: string): void {
    this.#problems.push({ file: this.nameOf(file), field, advice });
  }

  refuseLine(file: string, line: number, field: string, advice: string): void {
    this.#problems.push(this.problemOnLine(file, line, field, advice));
  }

  refuseFact(file: string, place: FactPath, advice: string): void {
    this.#problems.push(this.problemWithFact(file, place, advice));
  }

  /** Checks the facts of a file. Undefined if it cannot be read. */
  #checkFacts<Facts>(
    file: string,
    schema: v.GenericSchema<unknown, Facts>,
    fillings: Fillings,
  ): CheckedFacts<Facts> | undefined {
    const source = this.readSource(file);
    if (!source || source.facts === undefined) return undefined;
    return checkFacts(schema, fillFacts(source.facts, fillings));
  }

  /** Reads the text of a file. Undefined if there is no such file, or if it is not text. */
  #readText(file: string): string | undefined {
    if (!this.has(file)) {
      const advice = `it is not there. Capitals count: expected ${path.basename(file)}`;
      this.refuseFile(file, "the file", advice);
      return undefined;
    }
    const bytes = this.readBytes(file);
    if (!isUtf8(bytes)) {
      // In Latin-1 every byte is a letter, so the file can be split into lines before anything is known of it.
      const lines = bytes.toString("latin1").split("\n");
      const line = lines.findIndex((written) => !isUtf8(Buffer.from(written, "latin1"))) + 1;
      this.refuseLine(file, line, "a letter such as è, £ or ’", NOT_UTF8);
      return undefined;
    }
    // Some editors write a byte order mark at the beginning.
    return bytes.toString().replace(/^\uFEFF/, "");
  }
}

/** Refuses any text below the facts, for pages that would not show it. */
export function refuseText({ text, refuse }: Markdown): null {
  const first = text.search(/\S/);
  if (first !== -1) refuse(text.slice(0, first).split("\n").length, "the text", NO_TEXT);
  return null;
}
