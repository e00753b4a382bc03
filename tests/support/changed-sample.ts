import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, vi } from "vitest";
import type { Day } from "#time";
import type { Finding } from "#tools/check/finding.ts";
import { withFolder } from "./with-folder.ts";

/** In which file which words are replaced by which others. */
export type Change = readonly [file: string, words: string | RegExp, others: string];

/** A day of the sample's year. */
const TODAY = "2026-11-21";

/** A line of notices.yaml, put before the first one that is there. */
export function added(line: string): Change {
  return ["notices.yaml", /^changes:\n/m, `changes:\n  - { ${line} }\n`];
}

/** Makes changes in a content folder, and sees to it that there was something to change. */
export async function replace(folder: string, ...changes: Change[]): Promise<void> {
  for (const [file, words, others] of changes) {
    const before = await readFile(path.join(folder, file), "utf8");
    const after = before.replace(words, others);
    expect(after, `“${words}” is in ${file}`).not.toBe(before);
    await writeFile(path.join(folder, file), after);
  }
}

/** What `read` finds where CONTENT names this folder. It has to import what it needs: modules look that up when they are loaded. */
export async function whereContentIs<Found>(folder: string, read: () => Promise<Found>) {
  vi.stubEnv("CONTENT", folder);
  // As a build does, each file is read once: that halves the time.
  vi.stubEnv("PROD", true);
  vi.resetModules();
  try {
    return await read();
  } finally {
    vi.unstubAllEnvs();
    vi.resetModules();
  }
}

/** What `read` finds where CONTENT names a changed copy of the sample, which is there no longer than that. */
export function onChangedSample<Found>(
  change: (folder: string) => Promise<unknown>,
  read: (folder: string) => Promise<Found>,
): Promise<Found> {
  return withFolder(async (copy) => {
    await cp("sample", copy, { recursive: true });
    await change(copy);
    return await whereContentIs(copy, () => read(copy));
  });
}

/** What the check says must be mended in a content folder. */
export function problemsIn(folder: string, today = TODAY): Promise<string[]> {
  return whereContentIs(folder, () => readProblems("must", today));
}

/** What the check says of this weight in a changed copy of the sample, which it calls content/. */
export function problemsAfter(
  change: (folder: string) => Promise<unknown>,
  weight: Finding["weight"] = "must",
  today = TODAY,
): Promise<string[]> {
  return onChangedSample(change, async (folder) => {
    const problems = await readProblems(weight, today);
    return problems.map((problem) => problem.replaceAll(folder, "content"));
  });
}

async function readProblems(weight: Finding["weight"], today: Day): Promise<string[]> {
  const { checkWords } = await import("#tools/check/words.ts");
  const found = checkWords(today).filter((finding) => finding.weight === weight);
  return found.map(({ where, what }) => `${where && `${where}: `}${what}`);
}
