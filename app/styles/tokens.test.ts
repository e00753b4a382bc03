import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Colour, contrast } from "#tests/support/contrast.ts";

const tokens = readFileSync("app/styles/tokens.css", "utf8");

/** Words and what they stand on. */
const pairs = [
  ...["basalt", "stone", "lough", "heather", "moss", "brick"].flatMap((words) =>
    ["linen", "linen-deep", "paper"].map((ground) => [words, ground] as const),
  ),
  ["basalt", "whin"],
  ["ochre", "linen"],
  ["basalt", "blush"],
  ["brick", "blush"],
  ["mist", "basalt"],
  ["mist", "lough-deep"],
  ["whin-light", "basalt"],
  ["whin-light", "lough-deep"],
  ["linen", "lough"],
] as const;

test.each(pairs)("%s on %s can be read at 7:1", (words, ground) => {
  expect(contrast(colour(words), colour(ground))).toBeGreaterThanOrEqual(7);
});

test.each(["linen", "linen-deep"])(
  "the border of a control stands out from %s at 3:1",
  (ground) => {
    expect(contrast(colour("edge"), colour(ground))).toBeGreaterThanOrEqual(3);
  },
);

function colour(name: string): Colour {
  const [, hex] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens) ?? [];
  if (!hex) throw new Error(`tokens.css has no colour ${name}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return [red, green, blue];
}
