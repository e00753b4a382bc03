import { expect, test } from "vitest";
import { findPage, type Page } from "#app/pages.ts";
import { ContentFolder } from "#content";
import { makeFolder } from "#tests/support/make-folder.ts";
import { choosePages } from "./pages.server.ts";

const rows: Page[] = [findPage("home"), { ...findPage("giving"), isOptional: true }];

/** The names of the pages of a church with these files, which have no mistakes. */
function listPages(files: Record<string, string>): string[] {
  const folder = new ContentFolder(makeFolder(files));
  const names = choosePages(rows, folder, undefined).map(({ name }) => name);
  expect(folder.problems).toEqual([]);
  return names;
}

test("a church that has written the words of an optional page has it", () => {
  expect(listPages({ "giving.md": "---\ntitle: Giving\n---\n" })).toEqual(["home", "giving"]);
});

test("a church that has not written the words of an optional page has no such page, and no mistake", () => {
  expect(listPages({})).toEqual(["home"]);
});
