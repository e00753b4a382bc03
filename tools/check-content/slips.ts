import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type Change, problemsAfter, replace } from "./changed-sample.ts";

/** `says` is the message; «words» in it stand for the number of the line that has them. */
type Slip = { slip: string; change: Change; says: string };

/**
 * A test for each slip that its message is told. All are made together, each in a field of its own, and
 * are told at once.
 */
export function tellSlips(what: string, slips: Slip[]): void {
  describe(what, () => {
    const changed = new Map<string, string>();
    let told = "";
    beforeAll(async () => {
      const problems = await problemsAfter(async (folder) => {
        await replace(folder, ...slips.map(({ change }) => change));
        for (const file of new Set(slips.map(({ change: [name] }) => name))) {
          changed.set(file, await readFile(path.join(folder, file), "utf8"));
        }
      });
      told = problems.join("\n");
    });

    test.each(slips)("$slip is told, with what was expected", ({ says, change: [file] }) => {
      expect(told).toContain(withLines(says, changed.get(file) ?? ""));
    });
  });
}

/** A message with each «words of a line» replaced by the number of the first such line of the text. */
function withLines(says: string, text: string): string {
  const lines = text.split("\n");
  return says.replace(/«(.*?)»/g, (_, words: string) =>
    String(lines.findIndex((line) => line.includes(words)) + 1),
  );
}
