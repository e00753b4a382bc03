import type { Page } from "@playwright/test";
import { violationsOf } from "./accessibility.ts";
import { everyPage } from "./every-page.ts";
import { expect, test } from "./fixtures.ts";
import { desktop, smallest, telephone } from "./screens.ts";
import { visit } from "./visit.ts";

for (const { path, faults: known } of everyPage) {
  test(`${path} has no barrier that axe finds, on a desktop or a telephone`, async ({
    page,
    faults,
  }) => {
    faults.expect(...known);
    await visit(page, path);
    for (const screen of [desktop, telephone]) {
      await page.setViewportSize(screen);
      expect(await violationsOf(page), `${screen.width} px`).toEqual([]);
    }
  });

  test(`${path} has a header, a footer, one main part, one h1, and room enough at ${smallest.width} px`, async ({
    page,
    faults,
  }) => {
    faults.expect(...known);
    await page.setViewportSize(smallest);
    await visit(page, path);
    await expect(page.getByRole("banner")).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toHaveCount(1);
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    expect(await widthBeyondScreen(page)).toBe(0);

    await page.keyboard.press("Tab");
    const skipLink = page.getByRole("link", { name: /^Skip to/ });
    await expect(skipLink, "the keyboard's first stop").toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
}

function widthBeyondScreen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
