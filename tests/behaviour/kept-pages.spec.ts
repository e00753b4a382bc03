import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/test.ts";
import { draws, scrolledBy, visit } from "#tests/support/visit.ts";
import { chromiumArguments } from "#tools/chromium-arguments.ts";

// Browsers keep the pages a visitor has left and show them again as they were, by Back and Forward. Tests
// are usually run without that.
test.use({
  launchOptions: {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: chromiumArguments,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

/** Goes to the giving page and back; fails where the page was not kept. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) document.documentElement.dataset.kept = "";
    });
  });
  await page.getByRole("banner").getByRole("link", { name: "Giving" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Church Giving");
  await page.goBack();
  await expect(page.locator("html[data-kept]")).toBeAttached();
  await draws(page);
}

test("a page that the browser has kept opens at its top, too", async ({ page }) => {
  await visit(page, "/about-us");
  await page.evaluate(() => window.scrollTo(0, 900));
  await leaveAndComeBack(page);
  expect(await scrolledBy(page)).toBe(0);
});

test("or at what its address names", async ({ page }) => {
  await visit(page, "/#church-story");
  const section = page.getByRole("region", { name: "Who we are" });
  const top = () => section.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await leaveAndComeBack(page);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});
