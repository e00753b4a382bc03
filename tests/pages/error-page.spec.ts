import type { Page, Route } from "@playwright/test";
import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

const HEADING = "Unexpected Application Error!";

/** Goes to the giving page, whose data the server then does not give. */
async function goToGivingWhere(page: Page, dataFails: (route: Route) => Promise<void>) {
  await visit(page, "/events");
  await page.route(/\/giving\.data/, dataFails);
  await page.getByRole("banner").getByRole("link", { name: "Giving" }).click();
}

test("a page that cannot be shown says so with its status, between header and footer", async ({
  page,
  faults,
}) => {
  faults.expect(/status of 500/);
  await goToGivingWhere(page, (route) => route.fulfill({ status: 500, body: "Sorry" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADING);
  await expect(page.getByRole("main")).toContainText("500");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expect(page).toHaveTitle(new RegExp(`^${HEADING}`));
});

test("a page that cannot be reached says so with the browser's message", async ({
  page,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED/);
  await goToGivingWhere(page, (route) => route.abort());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADING);
  await expect(page.getByRole("main")).toContainText("Failed to fetch");
});

test("from the error page the menu and the way home still work", async ({ page, faults }) => {
  faults.expect(/status of 500/);
  await goToGivingWhere(page, (route) => route.fulfill({ status: 500, body: "Sorry" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADING);
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");

  await page.getByRole("banner").getByRole("link", { name: "Giving" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADING);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});
