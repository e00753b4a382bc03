import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { ContentProblem, problemAt, throwAny } from "#app/content-loader/content-problem.server.ts";
import type { FactPath } from "#app/content-loader/facts/field.ts";
import {
  mapWords,
  parseFacts,
  problemIn,
  splitPage,
} from "#app/content-loader/facts/parse-facts.server.ts";
import { probablyMeant } from "#app/content-loader/nearest.ts";
import {
  ADDRESS_NAME,
  filesIn,
  namesIn,
  noAddress,
} from "#app/content-loader/read-content.server.ts";

/** Words of a file, as they were typed: a fact, or a paragraph of the text below the facts. */
export type Passage = {
  words: string;
  /** Where a fact is; none for a paragraph. */
  path?: FactPath;
  /** A problem with what stands at this place of the words. */
  problem: (expected: string, index?: number) => ContentProblem;
};

/** The files that are facts alone, where a church has them. */
const FACTS = ["church", "people", "notices", "year", "words", "photos"];

/** Every file of words, from the content folder: "home.md", "groups/choir.md". */
export function wordFiles(): string[] {
  return ["", "groups", "pages"].flatMap((folder) =>
    filesIn(folder)
      .filter((name) => name.endsWith(".md") || FACTS.some((facts) => name === `${facts}.yaml`))
      .map((name) => (folder ? `${folder}/${name}` : name))
      .sort(),
  );
}

/**
 * Throws ContentProblems where a file has nearly the name of one that is read: nobody would read it; or where
 * the name of a group's file makes no address.
 */
export function refuseMisnamedFiles(): void {
  // The last is the sample's alone: what its calendar shows.
  const names = [...FACTS, "programme"].map((facts) => `${facts}.yaml`);
  const problems = filesIn("").flatMap((name) => {
    const meant = /\.(?:ya?ml|txt)$/i.test(name) && probablyMeant(name, names);
    if (!meant || names.includes(name) || filesIn("").includes(meant)) return [];
    return new ContentProblem(
      contentPath(name),
      "its name",
      `is not one that the site looks for. Did you mean ${meant}? Expected the file to be renamed`,
    );
  });
  throwAny([...problems, ...["groups", "pages"].flatMap(unreadNames), ...groupsWithoutAddress()]);
}

/** Files that an editor gave an ending of its own, which Windows may hide. */
function unreadNames(folder: string): ContentProblem[] {
  return filesIn(folder)
    .filter((name) => /\.(?:txt|docx?|odt|rtf|markdown)$/i.test(name))
    .map((name) => {
      const expected = name.replace(/(?:\.md)?\.\w+$/i, ".md");
      return new ContentProblem(
        contentPath(`${folder}/${name}`),
        "its name",
        `is not one that the site reads: it reads those that end in .md. Expected ${expected}, saved as plain text; Windows may hide the ending`,
      );
    });
}

function groupsWithoutAddress(): ContentProblem[] {
  return namesIn("groups")
    .filter((name) => !ADDRESS_NAME.test(name))
    .map((name) => {
      const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
      const address = plain.match(/[a-z0-9]+/g)?.join("-") ?? "choir";
      return noAddress(`groups/${name}.md`, address);
    });
}

/** All words of a file. Throws ContentProblems where its layout cannot be read. */
export function passagesOf(file: string): Passage[] {
  const passages: Passage[] = [];
  mapWords(parseFacts(file), (words, path) => {
    passages.push({ words, path, problem: (expected) => problemIn(file, path, expected) });
    return words;
  });
  return file.endsWith(".md") ? [...passages, ...paragraphs(file)] : passages;
}

function paragraphs(file: string): Passage[] {
  const { text, firstLine } = splitPage(file);
  // The editor's notes are not printed; their lines stay, so that those below are counted rightly.
  const printed = text.replace(/<!--[\s\S]*?-->/g, (note) => note.replace(/[^\n]/g, ""));
  return [...printed.matchAll(/(?:\S.*(?:\n|$))+/g)].map(({ 0: words, index: begin }) => ({
    words,
    problem: (expected, index = 0) => {
      const line = firstLine + printed.slice(0, begin + index).split("\n").length - 1;
      return problemAt(file, line, "the text", expected);
    },
  }));
}
