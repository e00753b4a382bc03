import { expect, test } from "vitest";
import { findPage, type Page } from "#app/pages.ts";
import { ContentFolder } from "#content";
import { folderWith } from "#tests/support/folder-with.ts";
import { choosePages } from "./pages.server.ts";

const optional: Page = { ...findPage("giving"), isOptional: true };

function namesChosen(rows: Page[], files: Record<string, string>): string[] {
  const folder = new ContentFolder(folderWith(files));
  const names = choosePages(rows, folder, undefined).map(({ name }) => name);
  expect(folder.problems).toEqual([]);
  return names;
}

test("a church has an optional page if it has written its words, and that it has not is no mistake", () => {
  const rows = [findPage("home"), optional];
  expect(namesChosen(rows, { "giving.md": "---\ntitle: Giving\n---\n" })).toEqual([
    "home",
    "giving",
  ]);
  expect(namesChosen(rows, {})).toEqual(["home"]);
});
