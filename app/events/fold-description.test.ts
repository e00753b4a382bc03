import { expect, test } from "vitest";
import type { Prose } from "#churchsuite";
import { foldDescription } from "./fold-description.ts";

test.each([
  ["one of a few lines", [300], 1],
  ["one that is little longer", [410], 1],
  ["several, which are a few lines together", [100, 100, 90], 3],
  ["one that is long", [900], 0],
  ["a short one and a long one", [80, 900], 1],
  ["many short ones", [100, 100, 100, 100, 100, 100], 3],
  ["none", [], 0],
])(
  "a description with these paragraphs, %s, of %j letters, shows %i of them at once",
  (_what, letters, countShown) => {
    const description = letters.map((count): Prose[number] => {
      return { kind: "paragraph", words: ["x".repeat(count)] };
    });
    const { start, rest } = foldDescription(description);
    expect(start).toHaveLength(countShown);
    expect([...start, ...rest]).toEqual(description);
  },
);
