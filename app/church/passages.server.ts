import {
  type ContentFolder,
  type ContentProblem,
  type FactPath,
  findMisspelt,
  mapWords,
  withoutNotes,
} from "#content";
import { idOf } from "./name-id.ts";
import { ADDRESS_NAME, refuseAddress } from "./own-pages.server.ts";

/** Words in a file: a fact, or a paragraph of the text below the facts. */
export type Passage = {
  /** The file, from the church's folder: "groups/choir.md". */
  file: string;
  words: string;
  /** The place of a fact; missing for a paragraph. */
  path?: FactPath;
  /** Makes a problem with the words at a position, counted from 0. */
  makeProblem: (index: number, advice: string) => ContentProblem;
};

/** The files with facts only. A church need not have all of them. */
const FACT_FILES = ["church.yaml", "first-visit.yaml", "people.yaml", "notices.yaml", "year.yaml"];

/** Lists every file of words, by its path in the church's folder: "home.md", "groups/choir.md". */
export function listWordFiles(folder: ContentFolder): string[] {
  return ["", "groups/", "pages/"].flatMap((subfolder) =>
    folder
      .filesIn(subfolder)
      .filter((name) => name.endsWith(".md") || FACT_FILES.includes(name))
      .map((name) => subfolder + name)
      .sort(),
  );
}

/** Lists all words of a church, without those in files that cannot be read. */
export function listPassages(folder: ContentFolder): Passage[] {
  return listWordFiles(folder).flatMap((file) => {
    const source = folder.readSource(file);
    if (!source || source.facts === undefined) return [];
    const passages: Passage[] = [];
    mapWords(source.facts, (words, path) => {
      const makeProblem = (_: number, advice: string) => folder.problemWithFact(file, path, advice);
      passages.push({ file, words, path, makeProblem });
      return words;
    });
    // Notes are not printed, so they are no passages.
    const printed = withoutNotes(source.text);
    for (const { 0: words, index: begin } of printed.matchAll(/(?:\S.*(?:\n|$))+/g)) {
      const makeProblem = (index: number, advice: string) => {
        const line = source.firstLine + printed.slice(0, begin + index).split("\n").length - 1;
        return folder.problemOnLine(file, line, "the text", advice);
      };
      passages.push({ file, words, makeProblem });
    }
    return passages;
  });
}

/** Refuses files whose names are misspelt, and groups whose file names cannot be addresses. */
export function checkFileNames(folder: ContentFolder): void {
  const names = folder.filesIn("");
  for (const name of names) {
    if (FACT_FILES.includes(name) || !/\.(?:ya?ml|txt)$/i.test(name)) continue;
    const meant = findMisspelt(name, FACT_FILES);
    if (!meant || names.includes(meant)) continue;
    const advice = `is not one that the site looks for. Did you mean ${meant}? Expected the file to be renamed`;
    folder.refuseFile(name, "its name", advice);
  }
  for (const subfolder of ["groups", "pages"]) {
    for (const name of folder.filesIn(subfolder)) {
      // Some editors add an ending of their own.
      if (!/\.(?:txt|docx?|odt|rtf|markdown)$/i.test(name)) continue;
      const meant = name.replace(/(?:\.md)?\.\w+$/i, "");
      const advice = `is not one that the site reads: it reads those that end in .md. Expected ${meant}.md, saved as plain text; Windows may hide the ending`;
      folder.refuseFile(`${subfolder}/${name}`, "its name", advice);
    }
  }
  for (const slug of folder.pagesIn("groups")) {
    if (ADDRESS_NAME.test(slug)) continue;
    refuseAddress(folder, `groups/${slug}.md`, idOf(slug) || "choir");
  }
}
