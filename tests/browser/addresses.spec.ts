import type { Page } from "@playwright/test";
import { unknownPage } from "#tests/support/built-pages.ts";
import { expect, test } from "#tests/support/test.ts";
import { waitForScript } from "#tests/support/visit.ts";

// tests/build/sample/church-facts.test.ts tests the page for unknown addresses without scripts.

/** The page for unknown addresses is there once: nothing has put a second one into it. */
async function expectNotFound(page: Page) {
  await expect(page).toHaveURL(unknownPage.path);
  await waitForScript(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("banner")).toHaveCount(1);
}

// That any unknown address is answered so is held by tests/build/hosts.test.ts.
test("an unknown address answers with a page that says so and leads home", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(...unknownPage.consoleErrors);
  expect((await page.goto(unknownPage.path))?.status()).toBe(404);
  await expectNotFound(page);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/seat kept for you/);
  await page.goBack();
  await expectNotFound(page);
});
