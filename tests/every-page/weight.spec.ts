import { SITE, templates, unknown } from "#tests/support/built-pages.ts";
import { test as base, expect } from "#tests/support/test.ts";
import { excesses } from "#tools/bench/budgets.ts";
import { TELEPHONE, weigh } from "#tools/bench/weigh-pages.ts";
import { withSite } from "#tools/browser/with-built-site.ts";

/** The site with the pictures and events that the stand-in has, as the bench weighs it. */
const test = base.extend({
  baseURL: ({ browserName: _ }, provide) => withSite(SITE, provide),
});
test.use(TELEPHONE);

for (const path of templates) {
  test(`${path} weighs no more than it may`, async ({ page: visitor, baseURL, consoleErrors }) => {
    if (path === unknown.path) consoleErrors.expect(...unknown.consoleErrors);
    const { weights, hasIslands } = await weigh(visitor, `${baseURL}${path}`);
    expect(weights.HTML).toBeGreaterThan(0);
    const page = path === unknown.path ? "/404" : path;
    expect(excesses(page, weights, hasIslands)).toEqual([]);
  });
}
