import { expect, test } from "vitest";
import { excesses, noWeights } from "./budgets.ts";

const giving = (kilobytes: object) => {
  const bytes = Object.entries(kilobytes).map(([kind, size]) => [kind, size * 1000]);
  return excesses("/giving", { ...noWeights(), ...Object.fromEntries(bytes) }, false);
};

test.each([
  [{ HTML: 5, script: 2, picture: 50 }, []],
  [{ font: 40.5 }, ["/giving: font 5.50 kB over its 35 kB"]],
  [{ other: 20, picture: 42 }, ["/giving: in all 2.00 kB over its 60 kB"]],
])("of a page with %j the excess is told by page, kind and how much it is", (kilobytes, told) => {
  expect(giving(kilobytes)).toEqual(told);
});
