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

test("however late they were checked out, words are as of the commit that changed them last", async () => {
  expect(await changedAt(churchsFiles())).toBe("2020-01-07T09:00:00.000Z");
});

test("words of two that were merged are as of the merge, which may be later than what either published", async () => {
  const folder = churchsFiles();
  gitOn("2020-01-10", folder, "switch", "--create", "notices");
  commitOn("2020-01-10", folder, "content/notices.yaml");
  gitOn("2020-01-11", folder, "switch", "main");
  commitOn("2020-01-11", folder, "content/home.md");
  gitOn("2020-01-12", folder, "merge", "--no-edit", "notices");
  expect(await changedAt(folder)).toBe("2020-01-12T09:00:00.000Z");
});

test("words that nobody has committed are as of when they were saved", async () => {
  const folder = churchsFiles();
  writeFileSync(path.join(folder, "content/year.yaml"), "from: 2026-09-01\n");
  savedOn("2020-02-01", folder);
  expect(await changedAt(folder)).toBe("2020-02-01T09:00:00.000Z");
});

test("without their history, words are as of when they were saved", async () => {
  const folder = folderWith({ "content/home.md": "Some words.\n" });
  savedOn("2020-02-01", folder);
  expect(await changedAt(folder)).toBe("2020-02-01T09:00:00.000Z");
});

test("in a copy that has only the newest of the history, words are as of when they came", async () => {
  const copy = path.join(folderWith({}), "copy");
  gitOn("2020-02-01", ".", "clone", "--depth=1", `file://${churchsFiles()}`, copy);
  savedOn("2020-02-01", copy);
  expect(await changedAt(copy)).toBe("2020-02-01T09:00:00.000Z");
});

/** Sets when everything in the folder `content` was saved. */
function savedOn(day: string, folder: string): void {
  const content = path.join(folder, "content");
  const time = new Date(`${day}T09:00:00Z`);
  for (const file of [...readdirSync(content), "."]) {
    utimesSync(path.join(content, file), time, time);
  }
}
