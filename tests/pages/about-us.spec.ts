import { wordsCutOff } from "#tests/support/cut-off.ts";
import { tablet } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { doublesType } from "#tests/support/type-size.ts";
import { visit } from "#tests/support/visit.ts";

// What the page says is in its HTML; tests/build/sample/about-us.test.ts reads it there.

test("at 600 px the portraits of About Us stand three in a row, the staff's as well", async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await visit(page, "/about-us");
  for (const name of ["Kirk Session", "Staff"]) {
    const tops = await page
      .getByRole("region", { name })
      .getByRole("figure")
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(
      tops.filter((top) => top === tops[0]),
      name,
    ).toHaveLength(3);
  }
});

test("in type of double size no name of About Us is broken on a tablet", async ({ page }) => {
  await page.setViewportSize(tablet);
  await visit(page, "/about-us");
  await doublesType(page);
  expect(await wordsCutOff(page.getByRole("main"))).toEqual([]);
});
