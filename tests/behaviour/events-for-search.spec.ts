import type { Page } from "@playwright/test";
import { soonestFirst } from "#tests/fixtures/feed-events.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

/** The names of the events that search engines are told of, as the page stands. */
async function told(page: Page): Promise<string[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.flatMap((json) => JSON.parse(json)["@graph"]).map(({ name }) => name);
}

test("search engines are told of the calendar's events", async ({ page }) => {
  await visit(page, "/events");
  await expect.poll(() => told(page)).toEqual(soonestFirst);
});

test("no event is told of where there is none", async ({ page, calendar }) => {
  calendar.isEmpty();
  await visit(page, "/events");
  await expect(page.getByRole("heading", { name: "No Upcoming Events" })).toBeVisible();
  expect(await told(page)).toEqual([]);
});
