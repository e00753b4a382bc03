import type { Page } from "@playwright/test";
import { eightEvents } from "#tests/fixtures/eight-events.ts";
import { feedEvent } from "#tests/fixtures/feed-event.ts";
import { dialog, eventNamed } from "#tests/support/locators.ts";
import { expect, test } from "#tests/support/test.ts";
import { draws, scrolledBy, visit } from "#tests/support/visit.ts";

const details = (page: Page, name: string) =>
  eventNamed(page, name).getByRole("link", { name: `Details of ${name}` });
const goneWords = (page: Page) => page.getByText(/not in the church diary/);

test("the address of an event newer than the page says nothing of it until the calendar has answered", async ({
  page,
  calendar,
}) => {
  calendar.holdsBack();
  calendar.has([...eightEvents, feedEvent("New Event", "2026-12-04 19:30:00")]);
  await visit(page, "/events#newevent");
  await draws(page);
  await expect(goneWords(page)).toHaveCount(0);
  calendar.answersNow();
  await expect(dialog(page)).toHaveAccessibleName("New Event");
  await expect(goneWords(page)).toHaveCount(0);
});

test("when the calendar is down, no event is said to be gone", async ({
  page,
  calendar,
  faults,
}) => {
  faults.expect(/Failed to fetch events/, /status of 500/);
  calendar.isDown();
  await visit(page, "/events#newevent");
  await expect(page.getByRole("alert")).toBeVisible();
  await draws(page);
  await expect(goneWords(page)).toHaveCount(0);
});

for (const path of ["/", "/events"]) {
  test(`on ${path}, Back closes an event's details, Forward opens them, and the focus is where it was`, async ({
    page,
    calendar,
  }) => {
    await visit(page, path);
    await details(page, "Soup Lunch").click();
    await expect(dialog(page)).toHaveAccessibleName("Soup Lunch");
    const height = await scrolledBy(page);
    for (const _ of ["first", "second"]) {
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(path);
      await expect(details(page, "Soup Lunch")).toBeFocused();
      expect(await scrolledBy(page)).toBe(height);
      await page.goForward();
      await expect(dialog(page)).toHaveAccessibleName("Soup Lunch");
      await expect(dialog(page).getByRole("heading")).toBeFocused();
    }
    expect(calendar.calls).toHaveLength(1);
  });

  test(`on ${path}, details opened by two quick clicks close by one Back`, async ({ page }) => {
    await visit(page, path);
    await visit(page, "/giving");
    await visit(page, path);
    await details(page, "Soup Lunch").evaluate((link: HTMLElement) => {
      link.click();
      link.click();
    });
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL("/giving");
  });

  test(`details that are open on ${path} when it is loaded again are open still, and Back closes them`, async ({
    page,
  }) => {
    await visit(page, path);
    await details(page, "Soup Lunch").click();
    await expect(dialog(page)).toBeVisible();
    await page.reload();
    await expect(dialog(page)).toHaveAccessibleName("Soup Lunch");
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(path);
  });
}

test("an event is opened in a new tab by those who ask for one", async ({ page, context }) => {
  await visit(page, "/events");
  const tab = context.waitForEvent("page");
  await eventNamed(page, "Soup Lunch")
    .getByRole("link", { name: /^Add to calendar/ })
    .click({ modifiers: ["ControlOrMeta"] });
  await expect(dialog(await tab)).toHaveAccessibleName("Soup Lunch");
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/events");
});

test("opening and closing an event's details moves nothing and asks nothing anew", async ({
  page,
  calendar,
}) => {
  await visit(page, "/events?from=newsletter");
  await page.getByRole("link", { name: /^December 2026/ }).click();
  await expect(page).toHaveURL("/events?from=newsletter#2026-12");
  await details(page, "Prayer Breakfast").scrollIntoViewIfNeeded();
  const height = await scrolledBy(page);
  expect(height).toBeGreaterThan(0);
  for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await details(page, "Prayer Breakfast").click();
    await expect(page).toHaveURL("/events?from=newsletter#prayerbr");
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL("/events?from=newsletter#2026-12");
    await draws(page);
    expect(await scrolledBy(page)).toBe(height);
    await expect(details(page, "Prayer Breakfast")).toBeFocused();
  }
  expect(calendar.calls).toHaveLength(1);
});
