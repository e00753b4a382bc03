import type { Page } from "@playwright/test";
import { feedEntry } from "#churchsuite/testing";
import { soonestFirst } from "#tests/fixtures/feed-events.ts";
import { boxOf, telephone } from "#tests/support/screens.ts";
import { loseFiles } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import {
  eventNamed,
  events,
  visit,
  waitForCalendar,
  waitForSection,
} from "#tests/support/visit.ts";

const names = (page: Page) => events(page).getByRole("heading");

test("all events stand under their months", async ({ page }) => {
  await visit(page, "/events");
  await expect(names(page)).toHaveText(soonestFirst);
  const months = ["November 2026", "December 2026", "January 2027", "June 2027"];
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(months);
  const december = page.locator("[id='2026-12']");
  await expect(december.getByRole("heading", { level: 3 })).toHaveText(soonestFirst.slice(1, 6));

  const links = page.getByRole("navigation", { name: "Months" }).getByRole("link");
  await expect(links).toHaveText(months);
  await links.filter({ hasText: "December 2026" }).click();
  await waitForSection(page);
  await expect(december.getByRole("heading", { level: 2 })).toBeInViewport();
  await expect(page).toHaveURL("/events#2026-12");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("a link to a month ends with the month's heading right under the header", async ({
  page,
  calendar,
}) => {
  const days = ["2026-11-30", "2026-12-08", "2027-01-12", "2027-02-09"];
  // A long diary: the browser lays out only the rows near the screen.
  const many = Array.from({ length: 30 }, (_, index) => `Evening ${"of praise ".repeat(index)}`);
  calendar.has(
    days.flatMap((day) =>
      many.map((name, index) =>
        feedEntry(name, `${day} 19:30:00`, { identifier: `${day}-${index}` }),
      ),
    ),
  );
  await page.setViewportSize(telephone);
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await visit(page, "/events");
    await waitForCalendar(page);
    // Down past months that the browser has not laid out yet, and up again.
    for (const month of ["February 2027", "December 2026"]) {
      const link = page.getByRole("link", { name: month });
      // The page scrolls to a link that gets the focus, before somebody can press it.
      await link.focus();
      await waitForSection(page);
      await link.press("Enter");
      const isUnderHeader = async () => {
        const { bottom } = await boxOf(page.getByRole("banner"));
        const { y } = await boxOf(page.getByRole("heading", { name: month }));
        return y >= bottom && y < bottom + 24;
      };
      await expect.poll(isUnderHeader, `${month}, ${reducedMotion}`).toBe(true);
      await waitForSection(page);
      expect(await isUnderHeader(), `${month}, ${reducedMotion}`).toBe(true);
    }
  }
});

test("an event without a picture, or with one that does not load, has a window instead", async ({
  page,
  consoleErrors,
}) => {
  await loseFiles(page, /soup_sm\.jpg$/);
  consoleErrors.expect(/status of 404/);
  await visit(page, "/events");
  await expect(names(page)).toHaveText(soonestFirst);
  for (const name of ["Morning Worship", "Soup Lunch"]) {
    const picture = eventNamed(page, name).locator("img");
    await expect(picture).toHaveAttribute("src", /^\/assets\/.*\.svg$/);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  }
});
