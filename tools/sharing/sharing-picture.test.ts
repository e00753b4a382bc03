import { expect, test } from "vitest";
import { titleLines } from "./sharing-picture.ts";

test.each([
  ["Oops! Page not found", "Oops! Page", "not found"],
  ["The Ark", "The Ark"],
  ["Safeguarding", "Safeguarding"],
])("a title is broken between words alone: %s", (title, ...lines) => {
  expect(titleLines(title, 11)).toEqual(lines);
});
