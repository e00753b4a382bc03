import { describe, expect, test } from "vitest";
import { parseHtml } from "./parse-html.server.ts";
import type { Inline, Prose } from "./prose.ts";
import { readDescription } from "./read-description.ts";
import { typedInDiary } from "./typed-in-diary.ts";

/** Prose as the fixture writes it. */
function inWords(prose: Prose): string {
  return prose
    .map((block) => {
      if (block.kind === "paragraph") return block.words.map(run).join("");
      const entries = block.entries.map((entry) => `* ${inWords(entry)}`).join(" ");
      return block.ordered ? `1 ${entries}` : entries;
    })
    .join(" | ");
}

function run(words: Inline): string {
  if (typeof words === "string") return words;
  if (words.kind === "break") return "/";
  const inside = words.words.map(run).join("");
  return words.kind === "link" ? `[${inside}](${words.href})` : `_${inside}_`;
}

describe.each(Object.entries(typedInDiary.descriptions))("%s", (_oddity, cases) => {
  test.each(cases)("%j is printed as %j", (typed, printed) => {
    expect(inWords(readDescription(typed, parseHtml))).toBe(printed);
  });
});

test("a description beyond all measure is cut, and breaks nothing", () => {
  expect(readDescription("<div>".repeat(200_000), parseHtml)).toEqual([
    { kind: "paragraph", words: ["…"] },
  ]);
});
