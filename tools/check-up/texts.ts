import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { withPlainLineEnds } from "#app/content-loader/facts/page-parts.ts";
import type { Finding, Weigh } from "./finding.ts";

/** A file of words: its name in its folder, "groups/pw.md", and all that is in it. */
export type ContentText = { file: string; text: string };

/** The Markdown and YAML files of a content folder, in the order of their names. */
export function textsIn(folder: string): ContentText[] {
  return globSync("**/*.{md,yaml}", { cwd: folder })
    .map((file) => file.replaceAll(path.sep, "/"))
    .sort()
    .map((file) => ({
      file,
      text: withPlainLineEnds(readFileSync(path.join(folder, file), "utf8")),
    }));
}

/** What is told of whatever a pattern finds in a file, each once with where it is: "content/home.md, line 3, 8". */
export function foundIn(
  { file, text }: ContentText,
  pattern: RegExp,
  weigh: Weigh,
  tell: (found: string) => string,
): Finding[] {
  const found = Map.groupBy(text.matchAll(pattern), ([words]) => tell(words.replace(/\s+/g, " ")));
  return [...found].map(([told, places]) => {
    const lines = new Set(places.map(({ index }) => lineAt(text, index)));
    return weigh(told, `${contentPath(file)}, line ${[...lines].join(", ")}`);
  });
}

/** Finds names, or any other words, wherever they stand by themselves, over the end of a line too; not in an address. */
export function phraseAnywhere(...names: string[]): RegExp {
  const any = names.map((name) => name.split(/\s+/).map(RegExp.escape).join("\\s+")).join("|");
  return new RegExp(`(?<![\\p{L}@./])(?:${any})(?!\\p{L})`, "giu");
}

/** The line of a character in a text; 1 is the first. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}
