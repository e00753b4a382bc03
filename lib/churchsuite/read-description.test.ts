import { describe, expect, test } from "vitest";
import { parseHtml } from "./parse-html.server.ts";
import type { Inline, Prose } from "./prose.ts";
import { readDescription } from "./read-description.ts";
import { readForTest } from "./read-for-test.ts";
import { feedEntry } from "./testing.ts";
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
    const entry = feedEntry("Tea", "2026-12-06 19:00:00", { description: typed });
    expect(inWords(readForTest([entry]).events[0]?.description ?? [])).toBe(printed);
  });
});

test("a description beyond all measure is cut, and breaks nothing", () => {
  expect(readDescription("<div>".repeat(200_000), parseHtml)).toEqual([
    { kind: "paragraph", words: ["…"] },
  ]);
});
