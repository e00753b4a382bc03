import { expect, test } from "vitest";
import { chipSlug } from "./persist-chip.ts";

test("a chip's name becomes the word for it in an address, in any language", () => {
  expect(["Primary", "60 and over", "0–3", "Bun-scoil", "초등학생"].map(chipSlug)).toEqual([
    "primary",
    "60-and-over",
    "0-3",
    "bun-scoil",
    "초등학생",
  ]);
});

test("what stands in an address is read as the same word again", () => {
  for (const name of ["60 and over", "Bun-scoil", "(anyone)"]) {
    expect(chipSlug(chipSlug(name))).toBe(chipSlug(name));
  }
});
