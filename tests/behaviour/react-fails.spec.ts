import type { Page } from "@playwright/test";
import { failing, holdBack, SAID_OF_FILES } from "#tests/support/surroundings.ts";
import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import { checkingDiary, eventNamed, events, firstDetails, goTo } from "#tests/support/visit.ts";

const REACT = /\/assets\/react-.*\.js$/;

const shown = (page: Page, selector: string) => page.locator(selector).locator("visible=true");
const addressOfFirst = (page: Page) =>
  firstDetails(page).evaluate((link) =>
    link.closest("article")?.querySelector("h3 a")?.getAttribute("href"),
  );

for (const [what, script, fault] of [
  ["React's script is missing", REACT, "is missing"],
  ["React's script is empty", REACT, "is empty"],
  ["the script of the events is empty", /(events-carousel|event-list)-.*\.js$/, "is empty"],
  // A tab that was opened before the site was built anew asks for scripts that are gone.
  ["every script but the first is gone", /\/assets\/(?!entry)[^/]+\.js$/, "is missing"],
] as const) {
  test(`where ${what} nothing is shown that is dead`, async ({ page, consoleErrors }) => {
    consoleErrors.expect(SAID_OF_FILES);
    await failing(page, script, fault);
    for (const path of ["/events", "/"]) {
      await page.goto(path);
      await page.evaluate(() => dispatchEvent(new Event("mouseover")));
      await expect(page.locator("[data-lost]")).toBeAttached();
      await expect(shown(page, 'main a[href="#"]')).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Next event" })).toBeHidden();
      await expect(checkingDiary(page).locator("visible=true")).toHaveCount(0);
      await expect(page.getByText("The rest of this page could not be fetched.")).toBeVisible();
    }
    const row = page.locator("[aria-roledescription=carousel] ul");
    await expect(row, "a bar to scroll it by").toHaveCSS("scrollbar-width", "auto");
    const title = events(page).locator("h3 a").first();
    const address = (await title.getAttribute("href")) ?? "";
    await title.click();
    await expect(page).toHaveURL(address);
    await expect(page.locator(`main [id="${address.split("#")[1]}"]`)).toBeInViewport();
    await goTo(page, "Giving", "Church Giving");
  });
}

test("where React fails after a click it leads to the event", async ({ page, consoleErrors }) => {
  consoleErrors.expect(SAID_OF_FILES);
  await failing(page, REACT, "is not reached");
  const letReactFail = await holdBack(page, REACT);
  await page.goto("/");
  const address = (await addressOfFirst(page)) ?? "";
  await firstDetails(page).click();
  letReactFail();
  await expect(page).toHaveURL(address);
});

test("where React is five seconds late a click leads to the event", async ({ page }) => {
  await page.clock.install({ time: SATURDAY_MORNING });
  await failing(page, REACT, "never comes");
  await page.goto("/");
  const address = (await addressOfFirst(page)) ?? "";
  await firstDetails(page).click();
  await page.clock.runFor("00:04");
  await expect(page).toHaveURL("/");
  await page.clock.runFor("00:02");
  await expect(page).toHaveURL(address);
});

test("details open all the same where React's script comes after all", async ({ page }) => {
  await page.clock.install({ time: SATURDAY_MORNING });
  const letReactCome = await holdBack(page, REACT);
  await page.goto("/events");
  await firstDetails(page).click();
  await page.clock.runFor("00:06");
  await expect(page).toHaveURL(/\/events#./);
  letReactCome();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(eventNamed(page, "Service of Light")).toHaveCount(1);
});
