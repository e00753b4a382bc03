import { expect, test } from "vitest";
import { everyPage } from "#tests/support/built-pages.ts";
import { excesses } from "#tools/bench/budgets.ts";
import { weighFiles } from "#tools/bench/weigh-files.ts";

test("no page weighs more than it may, in all or of any kind", () => {
  const over = everyPage.flatMap((page) => {
    const { weights, hasIslands } = weighFiles(page);
    return excesses(page, weights, hasIslands);
  });
  expect(over).toEqual([]);
});
