import { idOf } from "#app/text/names.ts";
import { ADDRESS_NAME, filesIn, namesIn, noAddress } from "../../lib/content/content-folder.ts";
import type { FactPath } from "../../lib/content/facts.ts";
import { probablyMeant } from "../../lib/content/nearest.ts";
import { attempt, ContentProblem, problemAt, throwAny } from "../../lib/content/problems.ts";
import { withoutNotes } from "../../lib/content/read-markdown.ts";
import { mapWords, parseFacts, problemIn, splitPage } from "../../lib/content/source.ts";
import { contentPath } from "./settings.server.ts";

/** Words of a file, as they were typed: a fact, or a paragraph of the text below the facts. */
export type Passage = {
  file: string;
  words: string;
  /** Where a fact is; none for a paragraph. */
  path?: FactPath;
  /** A problem with what stands at this place of the words. */
  problem: (expected: string, index?: number) => ContentProblem;
};

/** The files that are facts alone, where a church has them. */
const FACTS = ["church", "people", "notices", "year", "words"].map((name) => `${name}.yaml`);

/** Every file of words, from the content folder: "home.md", "groups/choir.md". */
export function wordFiles(): string[] {
  return ["", "groups/", "pages/"].flatMap((folder) =>
    filesIn(folder)
      .filter((name) => name.endsWith(".md") || FACTS.includes(name))
      .map((name) => folder + name)
      .sort(),
  );
}

/** All words of a church. What cannot be read is told where it is read. */
export function allPassages(): Passage[] {
  return wordFiles().flatMap((file) => attempt(() => passagesOf(file)).result ?? []);
}

function passagesOf(file: string): Passage[] {
  const facts: Passage[] = [];
  mapWords(parseFacts(file), (words, path) => {
    facts.push({ file, words, path, problem: (expected) => problemIn(file, path, expected) });
    return words;
  });
  return file.endsWith(".md") ? [...facts, ...paragraphs(file)] : facts;
}

function paragraphs(file: string): Passage[] {
  const { text, firstLine } = splitPage(file);
  const printed = withoutNotes(text);
  return [...printed.matchAll(/(?:\S.*(?:\n|$))+/g)].map(({ 0: words, index: begin }) => ({
    file,
    words,
    problem: (expected, index = 0) => {
      const line = firstLine + printed.slice(0, begin + index).split("\n").length - 1;
      return problemAt(file, line, "the text", expected);
    },
  }));
}

/** Throws ContentProblems where a file has nearly the name of one that is read, or a group’s name makes no address. */
export function refuseMisnamedFiles(): void {
  const misnamed = (file: string, expected: string) =>
    new ContentProblem(contentPath(file), "its name", expected);
  const there = filesIn("");
  const misspelt = there.flatMap((name) => {
    const meant = /\.(?:ya?ml|txt)$/i.test(name) && probablyMeant(name, FACTS);
    if (!meant || FACTS.includes(name) || there.includes(meant)) return [];
    const expected = `is not one that the site looks for. Did you mean ${meant}? Expected the file to be renamed`;
    return misnamed(name, expected);
  });
  // Some editors give a file an ending of their own.
  const unread = ["groups", "pages"]
    .flatMap((folder) => filesIn(folder).map((name) => `${folder}/${name}`))
    .filter((file) => /\.(?:txt|docx?|odt|rtf|markdown)$/i.test(file))
    .map((file) => {
      const meant = file.replace(/^\w+\/|(?:\.md)?\.\w+$/gi, "");
      const expected = `is not one that the site reads: it reads those that end in .md. Expected ${meant}.md, saved as plain text; Windows may hide the ending`;
      return misnamed(file, expected);
    });
  const groups = namesIn("groups").filter((name) => !ADDRESS_NAME.test(name));
  throwAny([
    ...misspelt,
    ...unread,
    ...groups.map((name) => noAddress(`groups/${name}.md`, idOf(name) || "choir")),
  ]);
}
