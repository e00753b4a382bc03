import { expect, test } from "vitest";
import { everyPage } from "#tests/support/built-pages.ts";
import { weighFiles } from "#tests/support/weigh-files.ts";
import { excesses } from "#tools/bench/budgets.ts";

test("no page weighs more than it may, in all or of any kind", () => {
  const over = everyPage.flatMap((page) => {
    const { weights, hasIslands } = weighFiles(page);
    return excesses(page, weights, hasIslands);
  });
  expect(over).toEqual([]);
});
