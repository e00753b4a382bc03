import { findPaleWords, findPaleWordsByNight } from "#tests/support/axe.ts";
import { groupPages } from "#tests/support/built-pages.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

// read.spec.ts holds that words are read by night as by day, print.spec.ts that a system which prefers dark prints
// dark on white, and tests/build/weights.test.ts that no page is too heavy by night.

const group = groupPages.at(-1) ?? "";

test("in forced colours words have their contrast by day and by night, and Get Involved has an edge", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of ["/", group]) {
    await visit(page, path);
    expect(await findPaleWords(page), path).toEqual([]);
    expect(await findPaleWordsByNight(page), path).toEqual([]);
  }
  const action = page.getByRole("banner").getByRole("link", { name: "Get Involved" }).first();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const [edge, ground] = await action.evaluate((button) => {
      const { borderTopColor, backgroundColor } = getComputedStyle(button);
      return [borderTopColor, backgroundColor];
    });
    expect([ground, "rgba(0, 0, 0, 0)"], colorScheme).not.toContain(edge);
  }
});
