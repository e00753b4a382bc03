import { expect, test } from "vitest";
import { placeAfterKey } from "./arrow-keys.ts";

test("the arrow keys go from link to link and stop at the ends", () => {
  expect(placeAfterKey("ArrowDown", 0, 3)).toBe(1);
  expect(placeAfterKey("ArrowUp", 0, 3)).toBe(0);
  expect(placeAfterKey("ArrowRight", 2, 3)).toBe(2);
});

test("Home and End go to the first and the last link", () => {
  expect(placeAfterKey("Home", 2, 3)).toBe(0);
  expect(placeAfterKey("End", 0, 3)).toBe(2);
});

test("any other key is left alone", () => {
  expect(placeAfterKey("Tab", 1, 3)).toBeNull();
});
