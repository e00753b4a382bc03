import { expect, test } from "vitest";
import { readOwnPages } from "#app/content-loader/own-pages.server.ts";
import { unreadPages, untrueWords } from "./launch.ts";

const minister = { name: "Rev. Mary Hill", role: "Minister" };

test("words that send to ChurchSuite are told with their lines where there is no account, and only there", () => {
  const pages = [
    { file: "giving.md", text: "Ask ChurchSuite.\n\nOr us.\n\nChurchSuite, that is, ChurchSuite." },
    { file: "this-week.md", text: "What is in the church\ndiary." },
    { file: "home.md", text: "Come in." },
  ];
  expect(untrueWords(pages, {}, false)).toMatchObject([
    { where: "sample/giving.md, line 1, 5", weight: "must" },
    { where: "sample/this-week.md, line 1", weight: "must" },
  ]);
  expect(untrueWords(pages, {}, true)).toEqual([]);
});

test("pages in other languages that nobody has read who speaks them are told with their lines", () => {
  const pages = readOwnPages();
  const what = expect.stringContaining("proof-read: { by: NAME, on: 2026-11-23 }");
  expect(unreadPages(pages, "2026-11-23")).toMatchObject([
    { weight: "must", where: "sample/pages/failte.md, line 8", what },
    { weight: "must", where: "sample/pages/laskavo-prosymo.md, line 7", what },
  ]);
  const read = pages.map((page) => ({ ...page, "proof-read": { by: "Olena", on: "2026-11-01" } }));
  expect(unreadPages(read, "2026-11-23")).toEqual([]);
});

const untrue = "“between ministers”, and people.yaml names Rev. Mary Hill as minister.";

test.each([
  ["We're between\nministers just now.", minister, [untrue]],
  ["With the minister, or in a vacancy the convener", minister, []],
  ["We're between ministers.", undefined, []],
])("of “%s”, where the minister is %j, it is said that it is untrue: %j", (text, leader, said) => {
  const found = untrueWords([{ file: "home.md", text }], { minister: leader }, true);
  expect(found.map(({ what }) => what)).toEqual(said);
});
