import { expect, test } from "./fixtures.ts";

for (const { now, words } of [
  { now: "2026-11-21T09:00:00Z", words: "Tomorrow, Sunday 22 November, 11:30 AM" },
  { now: "2026-11-22T12:44:00Z", words: "Today, Sunday 22 November, 11:30 AM" },
  { now: "2026-11-22T12:45:00Z", words: "Sunday 29 November, 11:30 AM" },
  // In summer it is Sunday in the church an hour before it is Sunday in Greenwich.
  { now: "2027-06-19T23:00:00Z", words: "Today, Sunday 20 June, 11:30 AM" },
]) {
  test(`at ${now} the next service is “${words}”`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(now));
    await page.goto("/");
    const strip = page.getByRole("region", { name: "Next service" });
    await expect(strip.getByText(words, { exact: true })).toBeVisible();
  });
}
