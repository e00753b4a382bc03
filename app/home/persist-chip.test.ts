import { expect, test } from "vitest";
import { chipSlug } from "./persist-chip.ts";

test.each([
  ["Primary", "primary"],
  ["60 and over", "60-and-over"],
  ["0–3", "0-3"],
  ["Bun-scoil", "bun-scoil"],
  ["초등학생", "초등학생"],
])("the chip %s is %s in an address, and is read there as the same again", (name, slug) => {
  expect(chipSlug(name)).toBe(slug);
  expect(chipSlug(slug)).toBe(slug);
});
