import { expect, test } from "vitest";
import type { Prose } from "#churchsuite";
import { foldDescription } from "./fold-description.ts";

const paragraph = (letters: number): Prose[number] => ({
  kind: "paragraph",
  words: ["x".repeat(letters)],
});

test.each([
  ["one of a few lines", [300], 1],
  ["one that is little more", [410], 1],
  ["several, a few lines together", [100, 100, 90], 3],
  ["a long one", [900], 0],
  ["a short one and a long one", [80, 900], 1],
  ["many short ones", [100, 100, 100, 100, 100, 100], 3],
  ["none", [], 0],
])("of paragraphs, %s, the right ones are shown at once", (_what, letters, shown) => {
  const description = letters.map(paragraph);
  const { start, rest } = foldDescription(description);
  expect(start).toHaveLength(shown);
  expect([...start, ...rest]).toEqual(description);
});
