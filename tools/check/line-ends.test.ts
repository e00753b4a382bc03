import { globSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { openChurch } from "#app/church/open-church.server.ts";
import { makeFolder } from "#tests/support/make-folder.ts";
import { SATURDAY } from "#tests/support/sample-church.ts";
import { readTexts } from "./texts.ts";
import { checkWords } from "./words.ts";

/** Reads all that the site and the check-up make of a church's words. */
function readAll(folder: string) {
  return {
    church: openChurch(folder, SATURDAY),
    findings: checkWords(folder, SATURDAY),
    texts: readTexts(folder),
  };
}

test.each(["sample", "tests/another-church"])(
  "%s reads the same when its files have the line ends of Windows",
  async (church) => {
    const plain = makeFolder({});
    const fromWindows = makeFolder({});
    for (const folder of [plain, fromWindows]) await cp(church, folder, { recursive: true });
    const files = globSync(path.join(fromWindows, "**/*.{md,yaml,svg}"));
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const text = await readFile(file, "utf8");
      await writeFile(file, text.replaceAll("\n", "\r\n"));
    }
    const whole = JSON.stringify(readAll(fromWindows)).replaceAll(fromWindows, plain);
    expect(JSON.parse(whole)).toEqual(JSON.parse(JSON.stringify(readAll(plain))));
  },
);
