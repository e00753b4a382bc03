import path from "node:path";
import type { Page } from "@playwright/test";
import { SITE, unknown } from "#tests/support/built-pages.ts";
import { expect, test } from "#tests/support/test.ts";
import { goTo, scriptHasArrived } from "#tests/support/visit.ts";

// What a wrong address says without scripts is held by tests/build/sample/church-facts.test.ts.

const NOT_FOUND = "Oops! Page not found";

async function expectOnePage(page: Page, address: string | RegExp, heading: string | RegExp) {
  await expect(page).toHaveURL(address);
  await scriptHasArrived(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("banner")).toHaveCount(1);
}

// Every spelling is tried in app/browser/canonical-address.test.ts.
for (const [asked, own, heading] of [
  ["/About-Us/?from=notice#staff", "/about-us?from=notice#staff", "About Us"],
  ["//events?from=notice", "/events?from=notice", "Events"],
] as const) {
  test(`${asked} is the page at ${own}`, async ({ page, consoleErrors, baseURL }) => {
    if (asked !== asked.toLowerCase()) consoleErrors.expect(/status of 404/);
    await page.goto(baseURL + asked);
    await expectOnePage(page, own, heading);
    await goTo(page, "Get Involved");
  });
}

for (const asked of [unknown.path, "//evil.example/"]) {
  test(`${asked} is a 404 with a way home`, async ({ page, consoleErrors, baseURL }) => {
    // Some hosts make one slash of two.
    const there = `/+${asked.replace(/^\/+/, "")}$`;
    const address = new RegExp(`^${baseURL}${there}`);
    consoleErrors.expect(/status of 404/, new RegExp(`404: there is no page at ${there}`));
    expect((await page.goto(baseURL + asked))?.status()).toBe(404);
    await expectOnePage(page, address, NOT_FOUND);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/seat kept for you/);
    await page.goBack();
    await expectOnePage(page, address, NOT_FOUND);
  });
}

test("a static host's 404.html is the same page", async ({ page, consoleErrors }) => {
  consoleErrors.expect(/404: there is no page at \/404/, /status of 404/);
  expect((await page.goto("/404.html"))?.status()).toBe(404);
  await expectOnePage(page, "/404.html", NOT_FOUND);
});

test("where a host answers all with home there is a 404", async ({ page, consoleErrors }) => {
  consoleErrors.expect(/404: there is no page at/);
  await page.route("**/404.html", (route) => route.fulfill({ path: path.join(SITE, "404.html") }));
  await page.route(/nobody$|no%20body$/, async (route) => {
    const home = await route.fetch({ url: new URL("/", route.request().url()).href });
    await route.fulfill({ contentType: "text/html", body: await home.text() });
  });
  for (const asked of ["/no%20body", "/%2F/nobody"]) {
    await page.goto(asked);
    await expectOnePage(page, "/404.html", NOT_FOUND);
  }
});
