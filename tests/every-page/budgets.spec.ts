import { builtPages } from "#tests/support/built-pages.ts";
import { expect, test } from "#tests/support/test.ts";
import { excesses, totalOf } from "#tools/bench/budgets.ts";
import { weighVisits } from "#tools/bench/weigh-pages.ts";

for (const path of [...builtPages, "/an-unknown-address"]) {
  test(`a first visit to ${path} weighs no more than it may, in all and of any kind`, async ({
    browser,
    site,
  }) => {
    const [visit] = await weighVisits(browser, site.address, [path]);
    if (!visit) throw new Error("nobody has been there");
    expect(totalOf(visit.weights)).toBeGreaterThan(0);
    expect(excesses(path, visit.weights, visit.hasIslands)).toEqual([]);
  });
}
