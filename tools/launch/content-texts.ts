import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { withPlainLineEnds } from "#app/content-loader/facts/page-parts.ts";

/** A file of words: its name in its folder, "groups/pw.md", and all that is in it. */
export type ContentText = { file: string; text: string };

/** The Markdown and YAML files of a content folder, in the order of their names. */
export function textsIn(folder: string): ContentText[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:md|yaml)$/.test(file))
    .map((file) => file.replaceAll(path.sep, "/"))
    .sort()
    .map((file) => ({
      file,
      text: withPlainLineEnds(readFileSync(path.join(folder, file), "utf8")),
    }));
}

/** The photos of a content folder, as absolute paths. */
export function photosIn(folder: string): string[] {
  const photos = path.join(folder, "photos");
  if (!existsSync(photos)) return [];
  return readdirSync(photos).map((file) => path.join(photos, file));
}

/** The line of a character in a text; 1 is the first. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}
