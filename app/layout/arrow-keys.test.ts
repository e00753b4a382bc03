import { expect, test } from "vitest";
import { indexAfterKey } from "./arrow-keys.ts";

const alone = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test("the arrow keys go from link to link and stop at the ends", () => {
  expect(indexAfterKey({ ...alone, key: "ArrowDown" }, 0, 3)).toBe(1);
  expect(indexAfterKey({ ...alone, key: "ArrowUp" }, 0, 3)).toBe(0);
  expect(indexAfterKey({ ...alone, key: "ArrowRight" }, 2, 3)).toBe(2);
});

test("Home and End go to the first and the last link", () => {
  expect(indexAfterKey({ ...alone, key: "Home" }, 2, 3)).toBe(0);
  expect(indexAfterKey({ ...alone, key: "End" }, 0, 3)).toBe(2);
});

test("any other key is left alone", () => {
  expect(indexAfterKey({ ...alone, key: "Tab" }, 1, 3)).toBeNull();
});

test.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])(
  "with %s a key is the browser's",
  (held) => {
    expect(indexAfterKey({ ...alone, key: "ArrowLeft", [held]: true }, 1, 3)).toBeNull();
    expect(indexAfterKey({ ...alone, key: "Home", [held]: true }, 1, 3)).toBeNull();
  },
);
