import type { Page } from "@playwright/test";
import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

const SECONDS = 1000;
const WORDS = "Failed to fetch events";

/** Another failure, while the first toast may still be there. */
async function failAgain(page: Page) {
  const answer = page.waitForResponse(/\/calendar\/json/);
  await page.getByRole("banner").getByRole("link", { name: "Events" }).click();
  await answer;
  await expect(page.getByRole("alert")).toBeVisible();
}

test.beforeEach(({ calendar, faults }) => {
  calendar.isDown();
  faults.expect(/Failed to fetch events/, /status of 500/);
});

test("a second failure is announced anew and its toast stays for eight seconds of its own", async ({
  page,
}) => {
  await page.clock.install({ time: SATURDAY_MORNING });
  await visit(page, "/");
  const words = page.getByRole("status").getByText(WORDS);
  await expect(words).toBeVisible();
  const first = await words.elementHandle();
  await page.clock.fastForward(5 * SECONDS);

  await failAgain(page);
  await expect(words).toBeVisible();
  // A screen reader reads out what is new in a status.
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await page.clock.fastForward(5 * SECONDS);
  await expect(words).toBeVisible();
  await page.clock.fastForward(4 * SECONDS);
  await expect(words).toBeHidden();
});

test("a toast that is pointed at stays, also when the focus leaves it", async ({ page }) => {
  await page.clock.install({ time: SATURDAY_MORNING });
  await visit(page, "/");
  const words = page.getByRole("status").getByText(WORDS);
  const close = page.getByRole("button", { name: "Close", exact: true });
  await words.hover();
  await close.focus();
  await close.blur();
  await page.clock.fastForward(20 * SECONDS);
  await expect(words).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(9 * SECONDS);
  await expect(words).toBeHidden();
});

test("closing a toast by its button gives the focus back to where it was", async ({ page }) => {
  await visit(page, "/");
  const privacy = page.getByRole("link", { name: "Privacy Policy" });
  const close = page.getByRole("button", { name: "Close", exact: true });
  await privacy.focus();
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(close).toBeHidden();
  await expect(privacy).toBeFocused();
});

test("closing a toast with the mouse leaves the focus on the page", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("button", { name: "Close", exact: true })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
