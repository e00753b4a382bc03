import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import type { Finding } from "#tools/check/finding.ts";
import { checkWords } from "#tools/check/words.ts";
import { SATURDAY } from "./sample-church.ts";
import { withFolder } from "./with-folder.ts";

/** A change in a file: the words, or the first that match a pattern, are replaced by others. */
export type Change = readonly [file: string, words: string | RegExp, replacement: string];

/** Makes changes in a church's folder. Fails if one of them finds nothing to replace. */
export async function replace(folder: string, ...changes: Change[]): Promise<void> {
  for (const [file, words, replacement] of changes) {
    const before = await readFile(path.join(folder, file), "utf8");
    const after = before.replace(words, replacement);
    expect(after, `“${words}” is in ${file}`).not.toBe(before);
    await writeFile(path.join(folder, file), after);
  }
}

/** Changes a copy of the sample, and resolves with what `read` makes of it. Afterwards the copy is removed. */
export function onChangedSample<Result>(
  change: (folder: string) => Promise<unknown>,
  read: (folder: string) => Result,
): Promise<Result> {
  return withFolder(async (copy) => {
    await cp("sample", copy, { recursive: true });
    await change(copy);
    return read(copy);
  });
}

/** Checks the words in a church's folder, and lists the findings of one weight. */
export function problemsIn(
  folder: string,
  weight: Finding["weight"] = "must",
  now = SATURDAY,
): string[] {
  const findings = checkWords(folder, now).filter((finding) => finding.weight === weight);
  return findings.map(({ where, what }) => (where ? `${where}: ${what}` : what));
}

/** Changes a copy of the sample, and lists the findings of one weight, as if its folder were content/. */
export function problemsAfter(
  change: (folder: string) => Promise<unknown>,
  weight: Finding["weight"] = "must",
  now = SATURDAY,
): Promise<string[]> {
  return onChangedSample(change, (folder) => {
    const problems = problemsIn(folder, weight, now);
    return problems.map((problem) => problem.replaceAll(folder, "content"));
  });
}
