import { expect, test } from "vitest";
import { excesses } from "./budgets.ts";

const nothing = { HTML: 0, style: 0, script: 0, font: 0, picture: 0, other: 0 };

const giving = (kilobytes: object) => {
  const bytes = Object.entries(kilobytes).map(([kind, size]) => [kind, size * 1000]);
  return excesses("/giving", { ...nothing, ...Object.fromEntries(bytes) }, false);
};

test.each([
  [{ HTML: 5, script: 2, picture: 50 }, []],
  [{ font: 40.5 }, ["/giving: font 5.50 kB over its 35 kB"]],
  [{ other: 20, picture: 42 }, ["/giving: in all 2.00 kB over its 60 kB"]],
])("of a page with %j the excess is told by page, kind and how much it is", (kilobytes, told) => {
  expect(giving(kilobytes)).toEqual(told);
});
