import { cp, glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { openChurch } from "#app/church/open-church.server.ts";
import { folderWith } from "#tests/support/folder-with.ts";
import { SATURDAY } from "#tests/support/sample-church.ts";
import { readTexts } from "./texts.ts";
import { checkWords } from "./words.ts";

/** Everything that a church's words are read into, and what is still to be done with them. */
function readAll(folder: string) {
  return {
    church: openChurch(folder, SATURDAY),
    findings: checkWords(folder, SATURDAY),
    texts: readTexts(folder),
  };
}

test.each(["sample", "tests/another-church"])("%s reads the same from Windows", async (church) => {
  const [plain, turned] = [folderWith({}), folderWith({})];
  for (const folder of [plain, turned]) await cp(church, folder, { recursive: true });
  let files = 0;
  for await (const file of glob(path.join(turned, "**/*.{md,yaml,svg}"))) {
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replaceAll("\n", "\r\n"));
    files++;
  }
  expect(files).toBeGreaterThan(10);
  const found = JSON.stringify(readAll(turned));
  expect(JSON.parse(found.replaceAll(turned, plain))).toEqual(
    JSON.parse(JSON.stringify(readAll(plain))),
  );
});
