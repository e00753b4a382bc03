import { cp, glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "#tests/support/folder-with.ts";
import { whereContentIs } from "./changed-sample.ts";

/** Everything that a church's words are read into, and what is still to be done with them. */
async function readAll() {
  const readers = await Promise.all([
    import("#app/content-loader/church.server.ts").then(({ readChurch }) => readChurch),
    import("#app/content-loader/groups.server.ts").then(({ readGroups }) => readGroups),
    import("#app/content-loader/notices.server.ts").then(({ readNotices }) => readNotices),
    import("#app/content-loader/people.server.ts").then(({ readPeople }) => readPeople),
    import("#app/content-loader/year.server.ts").then(({ readYear }) => readYear),
    import("#app/content-loader/site-words.server.ts").then(({ readSiteWords }) => readSiteWords),
    import("#tools/pages.ts").then(
      ({ pages }) =>
        () =>
          pages(false).map(({ read }) => read()),
    ),
    import("#tools/check-up/words.ts").then(
      ({ checkWords }) =>
        () =>
          checkWords("2026-11-21"),
    ),
    import("#tools/check-up/texts.ts").then(
      (texts) => () => texts.textsIn(process.env.CONTENT ?? ""),
    ),
  ]);
  return readers.map((read) => read());
}

test.each(["sample", "tests/another-church"])(
  "the words of %s read the same where git has turned their line ends for Windows",
  async (church) => {
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
  },
);
