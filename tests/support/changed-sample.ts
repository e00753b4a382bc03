import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import type { Finding } from "#tools/check/finding.ts";
import { checkWords } from "#tools/check/words.ts";
import { SATURDAY } from "./sample-church.ts";
import { withFolder } from "./with-folder.ts";

/** In which file which words are replaced by which others. */
export type Change = readonly [file: string, words: string | RegExp, others: string];

/** A line of notices.yaml, put before the first one that is there. */
export function added(line: string): Change {
  return ["notices.yaml", /^changes:\n/m, `changes:\n  - { ${line} }\n`];
}

/** Makes changes in a church's folder, and sees to it that there was something to change. */
export async function replace(folder: string, ...changes: Change[]): Promise<void> {
  for (const [file, words, others] of changes) {
    const before = await readFile(path.join(folder, file), "utf8");
    const after = before.replace(words, others);
    expect(after, `“${words}” is in ${file}`).not.toBe(before);
    await writeFile(path.join(folder, file), after);
  }
}

/** What `read` makes of a changed copy of the sample, which is there no longer than that. */
export function onChangedSample<Found>(
  change: (folder: string) => Promise<unknown>,
  read: (folder: string) => Found,
): Promise<Found> {
  return withFolder(async (copy) => {
    await cp("sample", copy, { recursive: true });
    await change(copy);
    return read(copy);
  });
}

/** What the check says of this weight in a church's folder. */
export function problemsIn(
  folder: string,
  now = SATURDAY,
  weight: Finding["weight"] = "must",
): string[] {
  const findings = checkWords(folder, now).filter((finding) => finding.weight === weight);
  return findings.map(({ where, what }) => (where ? `${where}: ${what}` : what));
}

/** What the check says in a changed copy of the sample, which it calls content/. */
export function problemsAfter(
  change: (folder: string) => Promise<unknown>,
  weight: Finding["weight"] = "must",
  now = SATURDAY,
): Promise<string[]> {
  return onChangedSample(change, (folder) => {
    const problems = problemsIn(folder, now, weight);
    return problems.map((problem) => problem.replaceAll(folder, "content"));
  });
}
