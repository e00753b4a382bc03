import type { Page } from "@playwright/test";
import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import { failure, visit } from "#tests/support/visit.ts";

const wordsIn = (page: Page) => page.getByRole("status").getByText("Failed to fetch events");
const closeButton = (page: Page) => page.getByRole("button", { name: "Close", exact: true });

test.beforeEach(({ calendar }) => calendar.fails());

test("a toast goes by itself", async ({ page }) => {
  await page.clock.install({ time: SATURDAY_MORNING });
  await visit(page, "/");
  await expect(wordsIn(page)).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(wordsIn(page)).toBeHidden();
});

test("a toast that is closed gives the focus back, and leaves the alert", async ({ page }) => {
  await visit(page, "/");
  const close = closeButton(page);
  const privacy = page.getByRole("link", { name: "Privacy Policy" });
  await close.waitFor();
  await privacy.focus();
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(close).toBeHidden();
  await expect(privacy).toBeFocused();
  await visit(page, "/");
  await close.click();
  await expect(close).toBeHidden();
  await expect(failure(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
