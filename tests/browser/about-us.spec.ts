import {
  boxOf,
  countLines,
  doubleType,
  layoutShift,
  tablet,
  telephone,
} from "#tests/support/screens.ts";
import { holdBackHtmlAfter } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit, waitForFrames, waitForScript } from "#tests/support/visit.ts";

// tests/build/sample/about-us.test.ts tests the words of the page in its HTML, and read.spec.ts that they can be read.

test("on a telephone the leader's portrait stands in the middle, with its sill", async ({
  page,
}) => {
  await page.setViewportSize(telephone);
  await page.goto("/about-us");
  const { x, right } = await boxOf(page.getByRole("main").locator("section img").first());
  expect(Math.abs(x + right - telephone.width)).toBeLessThan(2);
});

test("portraits stand three in a row, and no number or duty is squeezed", async ({ page }) => {
  await visit(page, "/about-us");
  const links = page.getByRole("region", { name: "More about us" }).getByRole("link");
  await expect(links).toHaveCount(3);
  for (const title of await links.all()) expect(await countLines(title)).toBe(1);

  await page.setViewportSize({ width: 600, height: 800 });
  for (const name of ["Kirk Session", "Staff"]) {
    const portraits = page.getByRole("region", { name }).getByRole("figure");
    const tops = await portraits.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    );
    const inFirstRow = tops.filter((top) => top === tops[0]);
    expect(inFirstRow, name).toHaveLength(3);
  }

  await doubleType(page);
  for (const { width, height } of [tablet, { width: 1024, height: 768 }]) {
    await page.setViewportSize({ width, height });
    const main = page.getByRole("main");
    for (const number of await main.locator("a[href^='tel:']").all()) {
      expect(await countLines(number)).toBe(1);
    }
    for (const duty of await page.locator("section ol > li").all()) {
      expect((await boxOf(duty)).width).toBeGreaterThan(0.8 * width);
    }
  }
});

test("the leader’s words stand beside the portrait from the first", async ({ page }) => {
  const letRestCome = await holdBackHtmlAfter(page, "/about-us", /Vacancy Convener[\s\S]*?<\/a>/);
  await page.goto("/about-us", { waitUntil: "commit" });
  await expect(page.getByRole("main").locator("a[href^='tel:']")).toBeVisible();
  await waitForFrames(page);
  letRestCome();
  await waitForScript(page);
  await waitForFrames(page);
  expect(await layoutShift(page)).toBeLessThan(0.05);
});
