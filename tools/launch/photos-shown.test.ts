import { expect, test } from "vitest";
import { consentsEnding } from "./photos-shown.ts";

const register = {
  "photos/martha-wylie.jpg": {
    who: "Martha Wylie",
    "asked-by": "Robert Hill",
    until: "2026-12-20",
  },
  "photos/our-church.jpg": { who: "nobody" },
};

test.each([
  ["2026-11-18", []],
  ["2026-11-19", ["should: photos/martha-wylie.jpg is shown until 20 December 2026"]],
  ["2026-12-20", ["should: photos/martha-wylie.jpg is shown until 20 December 2026"]],
  ["2026-12-21", ["must: photos/martha-wylie.jpg is no longer shown: Martha Wylie agreed until"]],
])("on %s the launch check says of a consent that ends on 20 December 2026: %j", (today, said) => {
  const found = consentsEnding(register, today).map(({ weight, words }) => `${weight}: ${words}`);
  expect(found).toEqual(said.map((words) => expect.stringContaining(words)));
});
