import { cp, glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { whereContentIs } from "#tests/support/changed-sample.ts";
import { folderWith } from "#tests/support/folder-with.ts";

/** Everything that a church's words are read into, and what is still to be done with them. */
async function readAll() {
  const { readChurch } = await import("#app/church/church-facts.server.ts");
  const { readGroups } = await import("#app/church/groups.server.ts");
  const { readNotices } = await import("#app/church/notices.server.ts");
  const { readPeople } = await import("#app/church/people.server.ts");
  const { readYear } = await import("#app/church/year.server.ts");
  const { pagesOf } = await import("#app/pages.ts");
  const { readPageWords } = await import("#app/church/page-words.server.ts");
  const { checkWords } = await import("./words.ts");
  const { textsIn } = await import("./texts.ts");
  return {
    facts: [readChurch(), readGroups(), readNotices(), readPeople(), readYear()],
    pages: pagesOf(readChurch()).map(({ name }) => readPageWords[name]()),
    told: checkWords("2026-11-21"),
    texts: textsIn(process.env.CONTENT ?? ""),
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
  const found = JSON.stringify(await whereContentIs(turned, readAll));
  expect(JSON.parse(found.replaceAll(turned, plain))).toEqual(
    JSON.parse(JSON.stringify(await whereContentIs(plain, readAll))),
  );
});
