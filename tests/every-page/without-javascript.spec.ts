import { templates } from "#tests/support/every-page.ts";
import { checkingDiary } from "#tests/support/locators.ts";
import { telephone } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";

test.use({ javaScriptEnabled: false });

const A_FEW_SENTENCES = /(?:\S+\s+){25}/;

test("a page of any kind can be read without JavaScript", async ({ page, consoleErrors }) => {
  test.slow();
  consoleErrors.expect(/status of 404/);
  for (const path of templates) {
    await page.goto(path);
    await expect.soft(page.getByRole("banner"), path).toBeVisible();
    await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    const footer = page.getByRole("contentinfo");
    await expect.soft(footer, path).toContainText("Main Service, every Sunday");
    const main = page.getByRole("main");
    await expect.soft(main, path).toHaveText(A_FEW_SENTENCES, { useInnerText: true });
  }
});

for (const path of ["/", "/events"]) {
  test(`without JavaScript ${path} has events and their day`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    expect(await main.getByRole("article").count()).toBeGreaterThanOrEqual(5);
    await expect(main.getByText(/as the church diary stood on \d+ \w+ 20\d\d/)).toBeVisible();
    await expect(checkingDiary(page).locator("visible=true")).toHaveCount(0);
  });
}

test("without JavaScript no notice has a button that would not close it", async ({ page }) => {
  await page.goto("/");
  const close = page.getByRole("button", { name: "Close this notice", includeHidden: true });
  await expect(close.first()).toHaveCSS("display", "none");
});

test("without JavaScript an event's address leads to it in the list", async ({ page }) => {
  await page.goto("/events");
  const last = page.getByRole("main").getByRole("article").last();
  await page.goto(`/events#${await last.getAttribute("id")}`);
  await expect(last).toBeInViewport();
});

test("without JavaScript the Activities panel opens, leads on and closes", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  const theArk = header.getByRole("link", { name: /^The Ark/ });
  await expect(theArk).toBeHidden();
  await header.getByRole("button", { name: "Activities" }).click();
  await expect(theArk).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(theArk).toBeHidden();
  await header.getByRole("button", { name: "Activities" }).click();
  await theArk.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Ark");
});

test("without JavaScript the drawer opens, leads on and closes", async ({ page }) => {
  await page.setViewportSize(telephone);
  await page.goto("/");
  const menuButton = page.getByRole("banner").getByRole("button", { name: /menu/i });
  const drawer = page.getByRole("dialog");
  await menuButton.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();

  await menuButton.click();
  await drawer.getByRole("button", { name: "Close" }).click();
  await expect(drawer).toBeHidden();

  await menuButton.click();
  await drawer.locator("summary").filter({ hasText: "Activities" }).click();
  await drawer.locator("summary").filter({ hasText: "Young People" }).click();
  await expect(drawer.getByRole("link", { name: "PW" })).toBeHidden();
  await drawer.getByRole("link", { name: "SNATCH" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("SNATCH");
});

test("without JavaScript the hero's buttons lead to their sections", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Sunday Service" }).click();
  await expect(page.getByRole("heading", { name: "Every Sunday" })).toBeInViewport();
  await page.getByRole("main").getByRole("link", { name: "Find out more" }).click();
  await expect(page.getByRole("heading", { name: "What Makes Us Tick" })).toBeInViewport();
});

test("without JavaScript the wall of windows can be narrowed", async ({ page }) => {
  await page.setViewportSize(telephone);
  await page.goto("/");
  const wall = page.getByRole("region", { name: "Find your place" });
  await wall.getByText("Adults", { exact: true }).click();
  await expect(wall.locator("li").locator("visible=true").locator("b")).toHaveText([
    "PW",
    "Dorcas Group",
    "Worship Team",
  ]);
});

test("without JavaScript the next service is every Sunday", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("region", { name: "When to come" })).toContainText(
    "Main Service Every Sunday, 11:30 AM",
  );
});

test("without JavaScript the sign-up form is there and not awaited", async ({ page }) => {
  await page.goto("/get-involved");
  const form = page.getByTitle("Sign-up form").contentFrame();
  await expect(form.getByRole("button", { name: "Send" })).toBeVisible();
  await expect(page.getByText("The form is on its way")).toBeHidden();
});
