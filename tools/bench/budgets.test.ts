import { expect, test } from "vitest";
import { excesses, noWeights } from "./budgets.ts";

const giving = (kilobytes: object) => {
  const bytes = Object.entries(kilobytes).map(([kind, size]) => [kind, size * 1000]);
  return excesses("/giving", { ...noWeights(), ...Object.fromEntries(bytes) }, false);
};

test("a page within its budget has no excess", () => {
  expect(giving({ HTML: 5, script: 2, picture: 50 })).toEqual([]);
});

test("an excess is told by page, kind and how much it is", () => {
  expect(giving({ font: 40.5 })).toEqual(["/giving: font 5.50 kB over its 35 kB"]);
  expect(giving({ other: 20, picture: 42 })).toEqual(["/giving: in all 2.00 kB over its 60 kB"]);
});
