import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as v from "valibot";
import { expect, onTestFinished, test } from "vitest";
import { ContentFolder } from "./content-folder.ts";
import { field, fields, list, optional } from "./facts.ts";
import type { Fillings } from "./placeholders.ts";
import { ContentProblems } from "./problems.ts";
import { readProse } from "./read-prose.ts";

const schema = fields({
  title: field("Title", v.string()),
  days: list("Days", fields({ from: field("From", v.string()) })),
  note: optional("Note", v.string()),
});

const fillings: Fillings = {
  byName: new Map([
    ["phone", { words: "028 9649 6012", link: "tel:+442896496012" }],
    ["service", { words: "11:30 AM", clock: "11:30" }],
  ]),
  list: "{phone}, {service}",
  isWhole: true,
  isClock: (place) => place.at(-1) === "from",
};

function folderOf(files: Record<string, string>): ContentFolder {
  const folder = mkdtempSync(path.join(tmpdir(), "for-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return new ContentFolder(folder);
}

/** The problems of a folder, sorted, without the path of the folder. */
function problemsOf(folder: ContentFolder): string[] {
  const { message } = new ContentProblems(folder.problems);
  return message.replaceAll(`${folder.path}/`, "").split("\n");
}

test("a placeholder is words in a fact, a clock time where one is asked for, and a link in a text", () => {
  const file =
    "---\ntitle: At {service}\ndays:\n  - from: '{service}'\n---\nRing {phone}, or [call]({phone}).\n";
  const folder = folderOf({ "tea.md": file });
  const { facts, text } = folder.readPage("tea.md", schema, fillings, readProse);
  expect(folder.problems).toEqual([]);
  expect(facts).toMatchObject({ title: "At 11:30 AM", days: [{ from: "11:30" }] });
  const link = { kind: "link", href: "tel:+442896496012" };
  expect(text).toEqual([
    {
      kind: "paragraph",
      words: [
        "Ring ",
        { ...link, words: ["028 9649 6012"] },
        ", or ",
        { ...link, words: ["call"] },
        ".",
      ],
    },
  ]);
});

test("a list may have nothing below its name", () => {
  const folder = folderOf({ "tea.yaml": "title: Tea\ndays:\n" });
  expect(folder.readFacts("tea.yaml", schema, fillings)).toMatchObject({ days: [] });
});

test("problems are in the order of files and lines, each once, and none that only follows from another", () => {
  const folder = folderOf({
    "b.yaml": "tittle: Tea\ndays:\n  - from: {service}\n  - until: 5\nnote: 'Ring {fone}'\n",
    "a.yaml": "title: “Tea: at four”\n",
  });
  for (const file of ["b.yaml", "a.yaml", "c.yaml", "b.yaml"]) {
    folder.readFacts(file, schema, fillings);
  }
  expect(problemsOf(folder)).toEqual([
    expect.stringMatching(/^a\.yaml, line 1: title: found “Tea: at four”\. These quotes are curly/),
    "b.yaml, line 1: tittle: is not a field that belongs here. Did you mean title:?",
    'b.yaml, line 3: days › 1 › from: needs double quotes round it: "{service}"',
    expect.stringContaining("b.yaml, line 4: days › 2 › from: is missing"),
    expect.stringContaining("b.yaml, line 4: days › 2 › until: is not a field"),
    "b.yaml, line 5: note: {fone} stands for nothing. There are: {phone}, {service}",
    "c.yaml: the file: it is not there",
  ]);
});
