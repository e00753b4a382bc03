import { cp, glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "#tests/support/folder-with.ts";
import { whereContentIs } from "./changed-sample.ts";

/** Everything that a church's words are read into, and what is still to be done with them. */
async function readAll() {
  const [church, groups, notices, people, year, register, pages, own, words, check, launch] =
    await Promise.all([
      import("#app/content-loader/church.server.ts"),
      import("#app/content-loader/groups.server.ts"),
      import("#app/content-loader/notices.server.ts"),
      import("#app/content-loader/people.server.ts"),
      import("#app/content-loader/year.server.ts"),
      import("#app/content-loader/photo-register.server.ts"),
      import("#app/content-loader/pages.server.ts"),
      import("#app/content-loader/own-pages.server.ts"),
      import("#app/content-loader/site-words.server.ts"),
      import("#tools/check-up/words.ts"),
      import("#tools/check-up/texts.ts"),
    ]);
  return {
    church: church.readChurch(),
    groups: groups.readGroups(),
    notices: notices.readNotices(),
    people: people.readPeople(),
    year: year.readYear(),
    register: register.readPhotoRegister(),
    pages: [pages.readHome(), pages.readGiving(), pages.readGetInvolved(), pages.readThisWeek()],
    own: own.readOwnPages(),
    words: words.readSiteWords(),
    findings: check.checkWords("2026-11-21"),
    texts: launch.textsIn(process.env.CONTENT ?? ""),
  };
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
    const found = await whereContentIs(turned, readAll);
    expect(found.findings.filter(({ weight }) => weight === "must")).toEqual([]);
    expect(found.groups.length).toBeGreaterThan(1);
    const named = JSON.stringify(found).replaceAll(turned, plain);
    expect(JSON.parse(named)).toEqual(
      JSON.parse(JSON.stringify(await whereContentIs(plain, readAll))),
    );
  },
);
