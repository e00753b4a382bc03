import path from "node:path";
import type { Page } from "@playwright/test";
import { SITE, unknownPage } from "#tests/support/built-pages.ts";
import { expect, test } from "#tests/support/test.ts";
import { goTo, waitForScript } from "#tests/support/visit.ts";

// tests/build/sample/church-facts.test.ts tests the page for unknown addresses without scripts.

const NOT_FOUND = "Oops! Page not found";

/** The page has this address and this heading, and is there once: nothing has put a second one into it. */
async function expectOnePage(page: Page, address: string | RegExp, heading: string | RegExp) {
  await expect(page).toHaveURL(address);
  await waitForScript(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("banner")).toHaveCount(1);
}

// Every spelling is tried in app/browser/canonical-address.test.ts.
test("an address in another spelling leads to its page", async ({ page, consoleErrors }) => {
  consoleErrors.expect(/status of 404/);
  await page.goto("/About-Us/?from=notice#staff");
  await expectOnePage(page, "/about-us?from=notice#staff", "About Us");
  await goTo(page, "Get Involved");
});

// That any unknown address is answered so is held by tests/build/hosts.test.ts.
test("an unknown address answers with a page that says so and leads home", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(...unknownPage.consoleErrors);
  expect((await page.goto(unknownPage.path))?.status()).toBe(404);
  await expectOnePage(page, unknownPage.path, NOT_FOUND);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/seat kept for you/);
  await page.goBack();
  await expectOnePage(page, unknownPage.path, NOT_FOUND);
});

test("where a host answers every address with home, an unknown one still says that there is no such page", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/404: there is no page at/);
  await page.route("**/404.html", (route) => route.fulfill({ path: path.join(SITE, "404.html") }));
  await page.route(/nobody$|no%20body$/, async (route) => {
    const home = await route.fetch({ url: new URL("/", route.request().url()).href });
    await route.fulfill({ contentType: "text/html", body: await home.text() });
  });
  for (const path of ["/no%20body", "/%2F/nobody"]) {
    await page.goto(path);
    await expectOnePage(page, "/404.html", NOT_FOUND);
  }
});
