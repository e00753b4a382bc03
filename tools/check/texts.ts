import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { withPlainLineEnds } from "#content";

/** A file of words. */
export type ContentText = {
  /** Its name in the church's folder: "groups/pw.md". */
  file: string;
  /** The same as messages name it: "content/groups/pw.md". */
  name: string;
  /** All that is in it. */
  text: string;
};

/** Reads the Markdown and YAML files of a content folder, in the order of their names. */
export function readTexts(folder: string): ContentText[] {
  return globSync("**/*.{md,yaml}", { cwd: folder })
    .map((file) => file.replaceAll(path.sep, "/"))
    .sort()
    .map((file) => ({
      file,
      name: `${folder}/${file}`,
      text: withPlainLineEnds(readFileSync(path.join(folder, file), "utf8")),
    }));
}

/**
 * Makes a pattern that finds names or other phrases as whole words, also across the end of a line, but not in an address.
 */
export function makePhrasePattern(...phrases: string[]): RegExp {
  const patterns = phrases.map((phrase) => phrase.split(/\s+/).map(RegExp.escape).join("\\s+"));
  return new RegExp(`(?<![\\p{L}@./])(?:${patterns.join("|")})(?!\\p{L})`, "giu");
}

/** Counts the line of a character in a text; 1 is the first. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}
