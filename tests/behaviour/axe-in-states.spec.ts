import type { Page } from "@playwright/test";
import { violationsOf } from "#tests/support/axe.ts";
import { desktop, telephone } from "#tests/support/screens.ts";
import { openFailingGiving } from "#tests/support/surroundings.ts";
import { expect, test, YEARS_LATER } from "#tests/support/test.ts";
import {
  checkingDiary,
  detailsLink,
  dialog,
  events,
  failure,
  noEvents,
  visit,
} from "#tests/support/visit.ts";

/** Looks with axe at what a page shows on both screens once something has happened on it. */
async function expectNoViolation(page: Page) {
  for (const screen of [desktop, telephone]) {
    await page.setViewportSize(screen);
    expect(await violationsOf(page), `${screen.width} px`).toEqual([]);
  }
}

for (const path of ["/", "/events"]) {
  test(`${path} passes axe while the diary is checked`, async ({ page, calendar }) => {
    calendar.holdsBack();
    await visit(page, path);
    await expect(checkingDiary(page)).toBeVisible();
    await expectNoViolation(page);
    // Without a copy of the diary that still holds, empty boxes stand in.
    await page.clock.setFixedTime(YEARS_LATER);
    await visit(page, path);
    await expect(events(page)).toHaveCount(0);
    await expectNoViolation(page);
  });

  test(`${path} passes axe without events`, async ({ page, calendar }) => {
    calendar.isEmpty();
    await visit(page, path);
    await expect(noEvents(page)).toBeVisible();
    await expectNoViolation(page);
  });

  test(`${path} passes axe when events have failed`, async ({ page, calendar }) => {
    calendar.isDown();
    await visit(page, path);
    await expect(failure(page)).toBeVisible();
    await expect(page.getByText("Failed to fetch events")).toBeVisible();
    await expectNoViolation(page);
  });
}

test("an event's details pass axe", async ({ page }) => {
  await visit(page, "/events");
  await detailsLink(page, "Soup Lunch").click();
  await expect(dialog(page)).toBeVisible();
  await expectNoViolation(page);
});

test("the ways to subscribe to a group's dates pass axe", async ({ page }) => {
  await visit(page, "/activities/pw");
  await page.getByText("Add to my calendar").click();
  await expect(page.getByRole("link", { name: "Google Calendar" })).toBeVisible();
  await expectNoViolation(page);
});

test("the open Activities panel passes axe", async ({ page }) => {
  await visit(page, "/activities/the-ark");
  await page.getByRole("button", { name: "Activities" }).click();
  await expect(page.getByRole("link", { name: /^PW/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test("the open drawer passes axe", async ({ page }) => {
  await page.setViewportSize(telephone);
  await visit(page, "/activities/the-ark");
  await page.getByRole("button", { name: /menu/i }).click();
  const drawer = dialog(page);
  await expect(drawer).toBeVisible();
  for (const group of ["Activities", "Young People"]) {
    await drawer.locator("summary").filter({ hasText: group }).click();
    expect(await violationsOf(page), group).toEqual([]);
  }
});

test("the error page passes axe", async ({ page, consoleErrors }) => {
  consoleErrors.expect(/status of 500/);
  await openFailingGiving(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Unexpected/);
  await expectNoViolation(page);
});

test("a narrowed wall of windows passes axe", async ({ page }) => {
  await visit(page, "/");
  await page.getByLabel("Adults", { exact: true }).check();
  await expectNoViolation(page);
});
