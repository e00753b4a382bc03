import { boxOf, countLines, doubleType, layoutShift, telephone } from "#tests/support/screens.ts";
import { holdBackHtmlAfter } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import { findEach, visit, waitForFrames, waitForScript } from "#tests/support/visit.ts";

// tests/build/sample/about-us.test.ts tests the words of the page in its HTML, and read.spec.ts that they can be read.

test("the portraits, numbers and duties on About Us have room on every screen", async ({
  page,
}) => {
  await visit(page, "/about-us");
  const main = page.getByRole("main");

  await test.step("on a desk each link to another page takes one line", async () => {
    const links = page.getByRole("region", { name: "More about us" }).getByRole("link");
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) expect(await countLines(link)).toBe(1);
  });

  await test.step("on a telephone the leader's portrait stands in the middle", async () => {
    await page.setViewportSize(telephone);
    const { x, right } = await boxOf(main.locator("section img").first());
    expect(Math.abs(x + right - telephone.width)).toBeLessThan(2);
  });

  await test.step("portraits stand three in a row from 600 px", async () => {
    await page.setViewportSize({ width: 600, height: 800 });
    for (const name of ["Kirk Session", "Staff"]) {
      const portraits = page.getByRole("region", { name }).getByRole("figure");
      const tops = await portraits.evaluateAll((figures) =>
        figures.map((figure) => Math.round(figure.getBoundingClientRect().top)),
      );
      const inFirstRow = tops.filter((top) => top === tops[0]);
      expect(inFirstRow, name).toHaveLength(3);
    }
  });

  await test.step("in double type a number takes one line and a duty the width of the page", async () => {
    await doubleType(page);
    for (const width of [800, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      for (const number of await findEach(main.locator("a[href^='tel:']"))) {
        expect(await countLines(number)).toBe(1);
      }
      for (const duty of await findEach(main.locator("section ol > li"))) {
        expect((await boxOf(duty)).width).toBeGreaterThan(0.8 * width);
      }
    }
  });
});

test("the leader's words stand beside the portrait from the first", async ({ page }) => {
  const letRestCome = await holdBackHtmlAfter(page, "/about-us", /Vacancy Convener[\s\S]*?<\/a>/);
  await page.goto("/about-us", { waitUntil: "commit" });
  await expect(page.getByRole("main").locator("a[href^='tel:']")).toBeVisible();
  await waitForFrames(page);
  letRestCome();
  await waitForScript(page);
  await waitForFrames(page);
  expect(await layoutShift(page)).toBeLessThan(0.05);
});
