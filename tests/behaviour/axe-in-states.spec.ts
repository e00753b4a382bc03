import type { Locator, Page } from "@playwright/test";
import { violationsOf } from "#tests/support/axe.ts";
import { desktop, telephone } from "#tests/support/screens.ts";
import { openFailingGiving } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import { detailsLink, dialog, openDrawer, visit } from "#tests/support/visit.ts";

// The states of the diary are looked at by events-states.spec.ts.

const states: Record<string, (page: Page) => Promise<Locator>> = {
  "an event's details": async (page) => {
    await visit(page, "/events");
    await detailsLink(page, "Soup Lunch").click();
    return dialog(page);
  },
  "the ways to subscribe to a group's dates": async (page) => {
    await visit(page, "/activities/pw");
    await page.getByText("Add to my calendar").click();
    return page.getByRole("link", { name: "Google Calendar" });
  },
  "the error page": async (page) => {
    await openFailingGiving(page);
    return page.getByRole("heading", { level: 1, name: /^Unexpected/ });
  },
  "a narrowed wall of windows": async (page) => {
    await visit(page, "/");
    await page.getByLabel("Adults", { exact: true }).check();
    return page.getByText("3 groups for adults");
  },
};

for (const [what, reach] of Object.entries(states)) {
  test(`axe finds nothing wrong with ${what}`, async ({ page, consoleErrors }) => {
    consoleErrors.allow(/giving: Failed to load resource.* status of 500/);
    await expect(await reach(page)).toBeVisible();
    for (const screen of [desktop, telephone]) {
      await page.setViewportSize(screen);
      expect(await violationsOf(page), `${screen.width} px`).toEqual([]);
    }
  });
}

test("axe finds nothing wrong with the open panel and drawer", async ({ page }) => {
  await visit(page, "/activities/the-ark");
  await page.getByRole("button", { name: "Activities" }).click();
  await expect(page.getByRole("link", { name: /^PW/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.setViewportSize(telephone);
  const drawer = await openDrawer(page);
  for (const group of ["Activities", "Young People"]) {
    await drawer.locator("summary").filter({ hasText: group }).click();
    expect(await violationsOf(page), group).toEqual([]);
  }
});
