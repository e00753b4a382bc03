import { describe, expect, test } from "vitest";
import { parseHtml } from "./parse-html.server.ts";
import type { Block, Inline, Prose } from "./prose.ts";
import { readDescription } from "./read-description.ts";
import { readEventForTest } from "./read-for-test.ts";
import { feedEntry } from "./testing.ts";
import { typedInDiary } from "./typed-in-diary.ts";

/** Writes prose as typed-in-diary.yaml has it. */
function writeProse(prose: Prose): string {
  return prose.map(writeBlock).join(" | ");
}

function writeBlock(block: Block): string {
  if (block.kind === "paragraph") return block.words.map(writeWords).join("");
  const entries = block.entries.map((entry) => `* ${writeProse(entry)}`).join(" ");
  return block.ordered ? `1 ${entries}` : entries;
}

function writeWords(words: Inline): string {
  if (typeof words === "string") return words;
  if (words.kind === "break") return "/";
  const inside = words.words.map(writeWords).join("");
  return words.kind === "link" ? `[${inside}](${words.href})` : `_${inside}_`;
}

describe.each(Object.entries(typedInDiary.descriptions))("%s", (_promise, cases) => {
  test.each(cases)("%j is printed as %j", (typed, printed) => {
    const entry = feedEntry("Tea", "2026-12-06 19:00:00", { description: typed });
    expect(writeProse(readEventForTest(entry).description ?? [])).toBe(printed);
  });
});

test("a description of two hundred thousand tags is cut, and breaks nothing", () => {
  expect(readDescription("<div>".repeat(200_000), parseHtml)).toEqual([
    { kind: "paragraph", words: ["…"] },
  ]);
});
