import { expect, test } from "vitest";
import { indexAfterKey } from "./activities-opening.ts";

const alone = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  ["ArrowDown", 0, 1],
  ["ArrowRight", 2, 2],
  ["ArrowUp", 1, 0],
  ["ArrowLeft", 0, 0],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["Tab", 1, null],
])("of three links, %s on the one at %i leads to %s", (key, from, to) => {
  expect(indexAfterKey({ ...alone, key }, from, 3)).toBe(to);
});

test.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])(
  "with %s a key is the browser's",
  (held) => {
    expect(indexAfterKey({ ...alone, key: "ArrowLeft", [held]: true }, 1, 3)).toBeNull();
    expect(indexAfterKey({ ...alone, key: "Home", [held]: true }, 1, 3)).toBeNull();
  },
);
