import { expect, test } from "vitest";
import { titleLines } from "./sharing-picture.ts";

test("a title is broken between words", () => {
  expect(titleLines("Oops! Page not found", 11)).toEqual(["Oops! Page", "not found"]);
});

test("a short title and a single long word stay on one line", () => {
  expect(titleLines("The Ark", 11)).toEqual(["The Ark"]);
  expect(titleLines("Safeguarding", 11)).toEqual(["Safeguarding"]);
});
