import { expect, test } from "#tests/support/test.ts";

const moments = [
  { now: "2026-11-21T09:00:00Z", words: "Tomorrow, Sunday 22 November, 11:30 AM" },
  { now: "2026-11-22T12:44:00Z", words: "Today, Sunday 22 November, 11:30 AM" },
  { now: "2026-11-22T12:45:00Z", words: "Sunday 29 November, 11:30 AM" },
  { now: "2026-12-31T12:00:00Z", words: "Sunday 3 January, 11:30 AM" },
  // In summer it is Sunday in the church an hour before it is Sunday in Greenwich.
  { now: "2027-06-19T22:59:00Z", words: "Tomorrow, Sunday 20 June, 11:30 AM" },
  { now: "2027-06-19T23:00:00Z", words: "Today, Sunday 20 June, 11:30 AM" },
];

test("the next service is worked out from the time it is in church", async ({ page }) => {
  for (const { now, words } of moments) {
    await page.clock.setFixedTime(new Date(now));
    await page.goto("/");
    const strip = page.getByRole("region", { name: "Next service" });
    await expect(strip.getByText(words, { exact: true }), now).toBeVisible();
  }
});
