import type { Page } from "@playwright/test";
import { FAILED_TOAST } from "#app/events/failure-words.ts";
import { boxOf, desktop, tablet, telephone } from "#tests/support/screens.ts";
import { translate } from "#tests/support/surroundings.ts";
import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import { failure, findEach, visit, waitForFrames } from "#tests/support/visit.ts";

const SECONDS = 1000;

const wordsIn = (page: Page) => page.getByRole("status").getByText(FAILED_TOAST);
const closeButton = (page: Page) => page.getByRole("button", { name: "Close", exact: true });

test.beforeEach(({ calendar }) => calendar.fails("is down"));

test("a toast stays for eight seconds, and for three where the alert that says the same is in view", async ({
  page,
}) => {
  await page.clock.install({ time: SATURDAY_MORNING });
  await visit(page, "/");
  await expect(failure(page)).not.toBeInViewport();
  await page.clock.fastForward(7 * SECONDS);
  await expect(wordsIn(page)).toBeVisible();
  await page.clock.fastForward(2 * SECONDS);
  await expect(wordsIn(page)).toBeHidden();

  await visit(page, "/events");
  await expect(wordsIn(page)).toBeVisible();
  await expect(failure(page)).toBeInViewport();
  await waitForFrames(page);
  await page.clock.fastForward(4 * SECONDS);
  await expect(wordsIn(page)).toBeHidden({ timeout: SECONDS });
});

test("each failure has a toast of its own, in a browser's translation too", async ({ page }) => {
  await page.clock.install({ time: SATURDAY_MORNING });
  await visit(page, "/");
  await expect(wordsIn(page)).toBeVisible();
  await translate(page);
  const first = await wordsIn(page).elementHandle();
  await page.getByRole("button", { name: "Try again" }).click();
  // The words of another toast are new ones, which a screen reader reads out.
  await expect.poll(() => first?.evaluate((words) => words.isConnected)).toBe(false);
  await expect(wordsIn(page)).toHaveText(FAILED_TOAST);
});

test("a toast covers none of the links to months, on any screen", async ({ page }) => {
  await visit(page, "/events");
  // A toast stays while its button has the focus.
  await closeButton(page).focus();
  const months = page.getByRole("navigation", { name: "Months" }).getByRole("link");
  for (const screen of [{ width: 390, height: 664 }, telephone, tablet, desktop]) {
    await page.setViewportSize(screen);
    const toast = await boxOf(wordsIn(page).locator(".."));
    for (const month of await findEach(months)) {
      const box = await boxOf(month);
      const isAboveOrBelow = box.bottom <= toast.y || box.y >= toast.bottom;
      const isBeside = box.right <= toast.x || box.x >= toast.right;
      expect(isAboveOrBelow || isBeside, `${screen.width} × ${screen.height}`).toBe(true);
    }
  }
});

test("a toast stays while it is pointed at, even when the focus leaves it", async ({ page }) => {
  await page.clock.install({ time: SATURDAY_MORNING });
  await visit(page, "/");
  await wordsIn(page).hover();
  await closeButton(page).focus();
  await closeButton(page).blur();
  await page.clock.fastForward(20 * SECONDS);
  await expect(wordsIn(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(9 * SECONDS);
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
