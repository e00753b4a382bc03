import type { Page } from "@playwright/test";
import { unknown } from "#tests/support/every-page.ts";
import { expect, test } from "#tests/support/test.ts";
import { scriptHasArrived, visit } from "#tests/support/visit.ts";

async function expectNotFoundPage(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeAttached();
}

test("an unknown address is a 404, and its path is logged", async ({ page, consoleErrors }) => {
  consoleErrors.expect(...unknown.consoleErrors);
  const answer = await page.goto(unknown.path);
  expect(answer?.status()).toBe(404);
  await expectNotFoundPage(page);
});

test("an address that is nearly right is not found either", async ({ page, consoleErrors }) => {
  for (const path of ["/activities/the-arc", "/event", "/activities"]) {
    consoleErrors.expect(/status of 404/, new RegExp(`404: there is no page at ${path}$`));
    await visit(page, path);
    await expectNotFoundPage(page);
  }
});

test("Return to Home leads home, and Back to the 404 page", async ({ page, consoleErrors }) => {
  consoleErrors.expect(...unknown.consoleErrors);
  await visit(page, unknown.path);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/seat kept for you/);

  await page.goBack();
  await expect(page).toHaveURL(unknown.path);
  await expectNotFoundPage(page);
});

test("a static host's 404.html is the same page", async ({ page, consoleErrors }) => {
  // Cloudflare gives every HTML file an address without its ending, this one too, and no setting makes that a 404.
  const isCloudflare = process.env.HOSTED_BY === "wrangler";
  const [address, status] = isCloudflare ? ["/404", 200] : ["/404.html", 404];
  consoleErrors.expect(/404: there is no page at \/404/);
  if (status === 404) consoleErrors.expect(/status of 404/);
  const answer = await page.goto("/404.html");
  expect(answer?.status()).toBe(status);
  await scriptHasArrived(page);
  await expectNotFoundPage(page);
  await expect(page).toHaveURL(address);
});
