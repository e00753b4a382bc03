import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/test.ts";
import { waitForScript } from "#tests/support/visit.ts";

const NAME = "Watchnight Service";
const PATH = "/events/2026-12-24-watchnight-service";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const share = (page: Page) => page.getByRole("button", { name: "Share" });

// tests/build/event-page.test.ts tests the words of the page in its HTML.
test("Share opens what the device has for sharing", async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    navigator.share = async (what) => {
      document.documentElement.dataset.shared = JSON.stringify(what);
      throw new DOMException("Changed their mind", "AbortError");
    };
  });
  await page.goto(PATH);
  await waitForScript(page);
  await share(page).click();
  const shared = JSON.stringify({ title: NAME, url: baseURL + PATH });
  await expect(page.locator("html[data-shared]")).toHaveAttribute("data-shared", shared);
  await expect(page.getByText("Link copied")).toHaveCount(0);
});

test("on a device that cannot share, Share copies the event's link, or shows it", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.goto(PATH);
  await waitForScript(page);
  await share(page).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + PATH);
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", {}));
  await share(page).click();
  await expect(page.getByText(`The link is ${baseURL}${PATH}`)).toBeVisible();
});

test("the address of an event that is over says so, and leads to what comes", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 404/, /404: there is no page at \/events\/2025-/);
  await page.goto("/events/2025-12-24-watchnight-service");
  await waitForScript(page);
  await expect(heading(page)).toHaveText("Oops! Page not found");
  const main = page.getByRole("main");
  await expect(
    main.getByText("This event is over, or no longer in the church diary."),
  ).toBeVisible();
  await expect(main.getByText("a pane missing")).toBeHidden();
  await expect(main.getByRole("link", { name: "Events" })).toBeVisible();
  await expect(main.getByRole("link", { name: /This week/i })).toBeVisible();
});
