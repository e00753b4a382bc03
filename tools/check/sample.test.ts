import { cp } from "node:fs/promises";
import { expect, test } from "vitest";
import { listWordFiles } from "#app/church/word-files.server.ts";
import { ContentFolder } from "#content";
import { makeFolder } from "#tests/support/make-folder.ts";
import { findSampleWords } from "./sample.ts";

/** What the check-up finds in a folder with these files. */
function findIn(files: Record<string, string>): string[] {
  const folder = makeFolder(files);
  return findSampleWords(folder).map(({ where }) => where.replace(`${folder}/`, ""));
}

test("every file of a copy of the sample is named until somebody has made it the church's own", async () => {
  const copy = makeFolder({});
  await cp("sample", copy, { recursive: true });
  const found = findSampleWords(copy);
  expect(found.length).toBe(listWordFiles(new ContentFolder(copy)).length);
  expect(found.filter(({ weight }) => weight !== "should")).toEqual([]);
});

test("a file is named once, with the first line that is the sample's", () => {
  const page = "---\ntitle: Giving\nlead: In Kilmorran\n---\nWrite to office@kilmorran.example.\n";
  expect(findIn({ "giving.md": page })).toEqual(["giving.md, line 3"]);
  expect(findIn({ "church.yaml": "name: Ours\nemail: office@ours.example\n" })).toEqual([
    "church.yaml, line 2",
  ]);
});

test("nothing is found in words that are a church's own, nor in the sample itself", () => {
  expect(findIn({ "giving.md": "An example: Ballyhenry, at https://ballyhenry.org\n" })).toEqual(
    [],
  );
  expect(findSampleWords("sample")).toEqual([]);
});
