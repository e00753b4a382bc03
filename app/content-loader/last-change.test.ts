import { appendFileSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { folderWith, gitOn } from "#tests/support/folder-with.ts";
import { whereContentIs } from "#tools/check-content/changed-sample.ts";

/** Changes a file and commits it. */
function commitOn(day: string, folder: string, file: string): void {
  appendFileSync(path.join(folder, file), "Some words.\n");
  gitOn(day, folder, "add", ".");
  gitOn(day, folder, "commit", "--message=Words");
}

/** A church's files, whose words were last changed on 7 January 2020, and the rest on 9 January. */
function churchsFiles(): string {
  const folder = folderWith({ "content/home.md": "" });
  gitOn("2020-01-07", folder, "init", "--initial-branch=main");
  commitOn("2020-01-07", folder, "content/home.md");
  commitOn("2020-01-09", folder, "README.md");
  return folder;
}

/** When the words in the folder `content` of these files were changed. */
function changedAt(folder: string): Promise<string> {
  return whereContentIs(path.join(folder, "content"), async () => {
    const { contentChangedAt } = await import("./git.server.ts");
    return contentChangedAt().toISOString();
  });
}

/** The same, with what two changed at the same time merged on 12 January. */
function mergedFiles(): string {
  const folder = churchsFiles();
  gitOn("2020-01-10", folder, "switch", "--create", "notices");
  commitOn("2020-01-10", folder, "content/notices.yaml");
  gitOn("2020-01-11", folder, "switch", "main");
  commitOn("2020-01-11", folder, "content/home.md");
  gitOn("2020-01-12", folder, "merge", "--no-edit", "notices");
  return folder;
}

/** Those with words that nobody has committed. */
function uncommittedFiles(): string {
  const folder = churchsFiles();
  writeFileSync(path.join(folder, "content/year.yaml"), "from: 2026-09-01\n");
  return folder;
}

/** A copy of them that has only the newest of the history. */
function shallowFiles(): string {
  const copy = path.join(folderWith({}), "copy");
  gitOn("2020-02-01", ".", "clone", "--depth=1", `file://${churchsFiles()}`, copy);
  return copy;
}

test.each([
  ["of the commit that changed them last, however late checked out", churchsFiles, "2020-01-07"],
  ["of a merge, which may be later than what either published", mergedFiles, "2020-01-12"],
  ["of when they were saved, where nobody has committed them", uncommittedFiles, "2020-02-01"],
  ["of then, too, without a history", () => folderWith({ "content/home.md": "" }), "2020-02-01"],
  ["of then, too, with only the newest of it", shallowFiles, "2020-02-01"],
])("words are as %s", async (_what, make, day) => {
  const folder = make();
  savedOn("2020-02-01", folder);
  expect(await changedAt(folder)).toBe(`${day}T09:00:00.000Z`);
});

/** Sets when everything in the folder `content` was saved. */
function savedOn(day: string, folder: string): void {
  const content = path.join(folder, "content");
  const time = new Date(`${day}T09:00:00Z`);
  for (const file of [...readdirSync(content), "."]) {
    utimesSync(path.join(content, file), time, time);
  }
}
