import { readFileSync } from "node:fs";
import { copyFile, glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";

const guide = readFileSync("docs/for-the-secretary.md", "utf8");
/** Stands for a heading that is one of the printed lines'. */
const PRINTED = "\0 ";

/** The guide's chapters. Its recipes are followed as they are printed: its own lines are what is tried. */
export const chapters = guide
  .replaceAll(/^```.*?^```/gms, (lines) => lines.replaceAll(/^## /gm, PRINTED))
  .split(/^## /m)
  .slice(1)
  .map((chapter) => chapter.replaceAll(PRINTED, "## "));

/** What a sentence of a recipe asks for, with the words of the guide in its place. */
type Follow = (folder: string, ...parts: string[]) => Promise<void>;
export type Step = { index: number; blocks: number; follow: (folder: string) => Promise<void> };

const LINES = "\n\n```\\w+\n([^]*?)```";

const sentences: [words: string, follow: Follow][] = [
  [`In \`(\\S+)\` change${LINES}\n\nto${LINES}`, edit],
  [
    `In \`(\\S+)\` put below \`(.+?)\`[^\`]*?${LINES}`,
    (folder, file, line, lines) => edit(folder, file, `${line}\n`, `${line}\n${lines}`),
  ],
  [`In \`(\\S+)\` take out${LINES}`, (folder, file, lines) => edit(folder, file, lines, "")],
  [
    `Make the file \`(\\S+)\`${LINES}`,
    (folder, file = "", text = "") => writeFile(path.join(folder, file), text),
  ],
  ["[Ii]n every file write `([^`]+)` in the place of `([^`]+)`", replaceEverywhere],
  ["Delete the file `(\\S+)`", (folder, file = "") => rm(path.join(folder, file))],
  [
    "Rename the file `(\\S+)` to `(\\S+)`",
    (folder, file = "", to = "") => rename(path.join(folder, file), path.join(folder, to)),
  ],
  [
    "Put the photo `(\\S+)`",
    (folder, file = "") => copyFile("sample/photos/anne-stinson.jpg", path.join(folder, file)),
  ],
];

/** Puts other lines in the place of those that a file of a content folder has once. */
async function edit(folder: string, file = "", lines = "", others = ""): Promise<void> {
  const target = path.join(folder, file);
  const parts = (await readFile(target, "utf8")).split(lines);
  expect(parts, `${file} has these lines once:\n${lines}`).toHaveLength(2);
  await writeFile(target, parts.join(others));
}

/** In the files of facts and of groups, but a drawing keeps its name. */
async function replaceEverywhere(folder: string, others = "", words = ""): Promise<void> {
  for await (const file of glob("{*.yaml,groups/*.md}", { cwd: folder })) {
    const target = path.join(folder, file);
    const lines = (await readFile(target, "utf8")).split("\n");
    const changed = lines.map((line) =>
      line.includes("emblem:") ? line : line.replaceAll(words, others),
    );
    await writeFile(target, changed.join("\n"));
  }
}

/** What a chapter of the guide tells its reader to do, in its order. */
export function stepsOf(heading: string): Step[] {
  const chapter = chapters.find((one) => one.startsWith(heading));
  if (!chapter) throw new Error(`the guide has no chapter ${heading}`);
  const steps = sentences.flatMap(([words, follow]) =>
    [...chapter.matchAll(new RegExp(words.replaceAll(" ", "\\s+"), "g"))].map((match): Step => {
      const [found, ...parts] = match;
      const blocks = (found.split("```").length - 1) / 2;
      return { index: match.index, blocks, follow: (folder) => follow(folder, ...parts) };
    }),
  );
  return steps.sort((one, other) => one.index - other.index);
}
