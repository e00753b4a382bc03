import { unknown } from "#tests/support/every-page.ts";
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
    const strip = page.getByRole("region", { name: "Next Sunday service" });
    await expect(strip.getByText(words, { exact: true }), now).toBeVisible();
  }
});

test("the next service changes when the clock does, not up to a minute later", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-22T12:44:30Z") });
  await page.goto("/");
  const strip = page.getByRole("region", { name: "Next Sunday service" });
  await expect(strip).toContainText("Today, Sunday 22 November");
  await page.clock.fastForward(31_000);
  await expect(strip).toContainText("Sunday 29 November", { timeout: 2000 });
});

test("the next service says what it knows, on one line", async ({ page, consoleErrors }) => {
  consoleErrors.expect(...unknown.consoleErrors);
  for (const path of ["/", unknown.path]) {
    await page.goto(path);
    await expect(page.getByRole("main")).not.toContainText("as always");
    const name = page.getByText("Next Sunday service", { exact: true });
    await expect(name).toBeVisible();
    const lines = await name.locator("..").evaluate((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size;
    });
    expect(lines, path).toBe(1);
  }
});
