import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { selectAll } from "hast-util-select";
import { toString as plainText } from "hast-util-to-string";
import { expect, onTestFinished, test } from "vitest";
import { ContentFolder } from "./content-folder.ts";
import type { Filling, Fillings } from "./placeholders.ts";
import { ContentProblems } from "./problems.ts";
import { readMarkdown } from "./read-markdown.ts";
import { field, fields, list, makeKind, optional } from "./schema.ts";

const words = makeKind({ expected: "words" });
const time = makeKind({ expected: "a time", example: "19:30" });
const schema = fields({
  title: field("Title", words),
  days: list("Days", fields({ from: field("From", time) })),
  note: optional("Note", words),
});

const fillings: Fillings = {
  byName: new Map<string, Filling>([
    ["phone", { words: "028 9649 6012", link: "tel:+442896496012" }],
    ["service", { words: "11:30 AM", clock: { from: "11:30" } }],
  ]),
  list: "{phone}, {service}",
  isWhole: true,
};

/** Makes a folder with these files, by their names, and removes it when the test is over. */
function makeFolder(files: Record<string, string>): ContentFolder {
  const folder = mkdtempSync(path.join(tmpdir(), "for-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return new ContentFolder(folder);
}

/** Lists the problems of a folder as people read them, without the path of the folder. */
function listProblems(folder: ContentFolder): string[] {
  const { message } = new ContentProblems(folder.problems);
  return message.replaceAll(`${folder.path}/`, "").split("\n");
}

test("a placeholder is words in a fact, a clock time where one is asked for, and a link in a text", () => {
  const file = `---
title: At {service}
days:
  - from: '{service}'
---
Ring {phone}, or [call]({phone}).
`;
  const folder = makeFolder({ "tea.md": file });
  const { facts, text } = folder.readPage("tea.md", schema, fillings, readMarkdown);
  expect(folder.problems).toEqual([]);
  expect(facts).toMatchObject({ title: "At 11:30 AM", days: [{ from: "11:30" }] });
  const links = selectAll("a", text);
  expect(links.map((link) => plainText(link))).toEqual(["028 9649 6012", "call"]);
  for (const { properties } of links) expect(properties.href).toBe("tel:+442896496012");
});

test("a file with the line ends of Windows reads like any other", () => {
  const file = "---\ntitle: Tea\ndays:\n  - from: four\n---\nRing first.\n\nThen come.\n";
  const folder = makeFolder({ "a.md": file, "b.md": file.replaceAll("\n", "\r\n") });
  const [plain, fromWindows] = ["a.md", "b.md"].map((name) =>
    folder.readPage(name, schema, fillings, readMarkdown),
  );
  expect(folder.problems).toEqual([]);
  expect(fromWindows).toEqual(plain);
});

test("a list that has nothing below its name is empty, and no mistake", () => {
  const folder = makeFolder({ "tea.yaml": "title: Tea\ndays:\n" });
  expect(folder.readFacts("tea.yaml", schema, fillings)).toMatchObject({ days: [] });
  expect(folder.problems).toEqual([]);
});

test("problems are named in the order of files and lines", () => {
  const folder = makeFolder({
    "a.yaml": "title: “Tea: at four”\n",
    "b.yaml": `tittle: Tea
days:
  - from: {service}
  - until: 5
note: 'Ring {fone}'
`,
  });
  for (const file of ["b.yaml", "a.yaml", "c.yaml", "b.yaml"]) {
    folder.readFacts(file, schema, fillings);
  }
  expect(listProblems(folder)).toEqual([
    expect.stringMatching(/^a\.yaml, line 1: title: cannot stand without double quotes/),
    "b.yaml, line 1: title: is missing: expected words",
    "b.yaml, line 1: tittle: is no field here. Expected one of: title:, days:, note:",
    "b.yaml, line 3: days › 1 › from: expected a time, such as 19:30. Found: {service}, without double quotes round it",
    "b.yaml, line 4: days › 2 › from: is missing: expected a time, such as 19:30",
    "b.yaml, line 4: days › 2 › until: is no field here. Expected one of: from:",
    "b.yaml, line 5: note: {fone} stands for nothing. There are: {phone}, {service}",
    "c.yaml: the file: it is not there. Capitals count: expected c.yaml",
  ]);
});
