import type { Page } from "@playwright/test";
import { feedEntry } from "#churchsuite/testing";
import type { Calendar } from "#tests/support/fake-calendar.ts";
import { expect, test } from "#tests/support/test.ts";
import { events, snapshotEvents, visit } from "#tests/support/visit.ts";

const before = feedEntry("Before Them All", "2026-11-21 09:30:00");
const after = feedEntry("After Them All", "2028-01-01 19:30:00");

/** The events of the copy, on the events page that still waits for the calendar. */
async function visitWaitingEvents(page: Page, calendar: Calendar) {
  calendar.holdsBack();
  await visit(page, "/events");
  return snapshotEvents(page);
}

test("what is selected and what has the focus stay when more events come", async ({
  page,
  calendar,
}) => {
  const feed = await visitWaitingEvents(page, calendar);
  calendar.has([before, ...feed, after]);
  await events(page).getByRole("heading").first().selectText();
  const link = page.locator(`[id="${feed[1]?.identifier}"]`).getByRole("link").first();
  await link.focus();
  calendar.answersNow();
  await expect(events(page)).toHaveCount(feed.length + 2);
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(feed[0]?.name);
});
