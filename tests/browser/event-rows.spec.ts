import type { Page } from "@playwright/test";
import { feedEntry } from "#churchsuite/testing";
import { boxOf, desktop, telephone } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import {
  detailsLink,
  eventNamed,
  events,
  scrollPosition,
  visit,
  waitForCalendar,
  waitForFrames,
} from "#tests/support/visit.ts";

async function visitWithEvents(page: Page, path = "/events"): Promise<void> {
  await visit(page, path);
  await waitForCalendar(page);
}

for (const [path, date] of [
  ["/", "Nov 29 at 12:45 PM"],
  ["/events", "Sunday, November 29 at 12:45 PM"],
] as const) {
  test(`on ${path} an event says when it is, and its link to nowhere moves nothing`, async ({
    page,
  }) => {
    await visitWithEvents(page, path);
    const soup = eventNamed(page, "Soup Lunch");
    await expect(soup.locator("p").filter({ hasText: date })).toBeVisible();

    const details = detailsLink(page, "Soup Lunch");
    await expect(details).toHaveAttribute("href", "#");
    await details.scrollIntoViewIfNeeded();
    const height = await scrollPosition(page);
    const entries = await page.evaluate(() => window.history.length);
    await details.click();
    await details.press("Enter");
    await waitForFrames(page);
    await expect(page).toHaveURL(path);
    expect(await scrollPosition(page)).toBe(height);
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    await expect(details).toBeFocused();
  });
}

test("the ring round what has the focus is not cut by its row", async ({ page }) => {
  await page.setViewportSize(telephone);
  await visitWithEvents(page);
  const words = await boxOf(events(page).first());
  const row = await boxOf(events(page).first().locator(".."));
  // It is three pixels wide, at a distance of three.
  for (const room of [words.x - row.x, row.right - words.right, row.bottom - words.bottom]) {
    expect(room).toBeGreaterThanOrEqual(6);
  }
});

test("a description is folded, unfolds in its row, and is printed whole", async ({
  page,
  calendar,
}) => {
  const sentence = "There is a great deal to say about this evening, and all of it is worth it. ";
  calendar.has([
    feedEntry("Long Evening", "2026-12-01 20:00:00", {
      description: `<p>${sentence.repeat(3)}</p><p>${sentence.repeat(9)}The end.</p>`,
    }),
    feedEntry("Silent Evening", "2026-12-02 20:00:00", { description: null }),
  ]);
  await visitWithEvents(page);
  const fold = events(page).locator("summary").locator("visible=true");
  const end = page.getByText("The end.");
  for (const screen of [desktop, telephone]) {
    await page.setViewportSize(screen);
    await expect(fold).toHaveText(["Read about it: Long Evening, Tuesday 1 December"]);
    await expect(end).toBeHidden();
    await fold.click();
    await expect(end).toBeVisible();
    await fold.press("Enter");
    await expect(end).toBeHidden();
  }
  await page.emulateMedia({ media: "print" });
  await expect(end).toBeVisible();
  await expect(fold).toHaveCount(0);
});
