import type { Page } from "@playwright/test";
import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

// What the pages of all groups say is in their HTML; tests/build/group-pages.test.ts reads it there.

const next = (page: Page) => page.getByRole("main").getByRole("definition").last();

test("a group says when it meets next, or is back after the holidays", async ({ page }) => {
  for (const [now, slug, day] of [
    [SATURDAY_MORNING, "the-ark", "Sunday 22 November"],
    [SATURDAY_MORNING, "three-o-clock-club", "Saturday 21 November"],
    [SATURDAY_MORNING, "pw", "Tuesday 1 December"],
    [new Date("2027-07-05T09:00:00Z"), "snatch", "Back after the break"],
  ] as const) {
    await page.clock.setFixedTime(now);
    await visit(page, `/activities/${slug}`);
    await expect(page.getByRole("term").last(), slug).toHaveText("Next");
    await expect(next(page), slug).toHaveText(day);
  }
});

test("registering opens a tab of its own, which has no hold on this one", async ({ page }) => {
  const name = "Register Your Child for The Ark";
  await visit(page, "/activities/the-ark");
  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name }).click();
  const form = await opening;
  await expect(form.getByRole("heading", { level: 1 })).toHaveText(name);
  expect(await form.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL("/activities/the-ark");
});
