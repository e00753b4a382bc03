import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Robert Gilliland", "RG"],
  ["Rev. Dr Alan Mawhinney", "AM"],
  ["Mary Ann McKee", "MM"],
  ["Cher", "C"],
])("%s is %s on a window without a photo", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
