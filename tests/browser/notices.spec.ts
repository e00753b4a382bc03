import type { Page } from "@playwright/test";
import { unknownPage } from "#tests/support/built-pages.ts";
import { layoutShift } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { goTo, visit, waitForFrames } from "#tests/support/visit.ts";

const WORDS = "Toy Service on Sunday 6 December.";

const region = (page: Page) => page.getByRole("complementary", { name: "Notices" });
const notice = (page: Page) => region(page).getByText(WORDS);
const closeButton = (page: Page) => page.getByRole("button", { name: "Close this notice" });

// On which days a notice stands there is held by app/next-dates.test.ts, and that it comes and goes by timed.spec.ts.

test("a notice goes along from page to page until it is closed, and stays closed for this visit", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(...unknownPage.consoleErrors);
  await visit(page, "/giving");
  await expect(notice(page)).toBeVisible();
  await goTo(page, "Events");
  await expect(notice(page)).toBeVisible();
  await closeButton(page).click();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await goTo(page, "About Us");
  await expect(notice(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  for (const path of ["/", unknownPage.path]) {
    await visit(page, path);
    await expect(notice(page), path).toBeHidden();
    await waitForFrames(page);
    expect.soft(await layoutShift(page), path).toBeLessThan(0.02);
  }
});
