import type { Page } from "@playwright/test";
import { layoutShift, tablet, telephone, watchLayout } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { draws, visit } from "#tests/support/visit.ts";

const services = (page: Page) =>
  page.getByRole("region", { name: "Every Sunday" }).getByRole("listitem").locator("visible=true");

const moments = [
  ["2026-11-13T09:00:00Z", ["Next: Main Service, Sunday 15 November, 11:30 AM"]],
  [
    "2026-12-16T18:00:00Z",
    [
      "Next: Main Service, Sunday 20 December, 11:30 AM",
      "Watchnight, Thursday 24 December, 11:15 PM",
      "Christmas Day, Friday 25 December, 10:30 AM",
    ],
  ],
  [
    "2026-12-20T12:45:00Z",
    [
      "Next: Watchnight, Thursday 24 December, 11:15 PM",
      "Christmas Day, Friday 25 December, 10:30 AM",
    ],
  ],
  ["2027-09-16T18:00:00Z", ["Next: Main Service, every Sunday, 11:30 AM"]],
] as const;

test("the band of service times names the next service and the special ones of the coming weeks, and nothing moves", async ({
  page,
}) => {
  await page.setViewportSize(telephone);
  await watchLayout(page);
  for (const [now, words] of moments) {
    await page.clock.setFixedTime(new Date(now));
    // An address that differs in its hash alone would load nothing.
    await page.goto("about:blank");
    await visit(page, "/#service-times");
    await expect(services(page), now).toHaveText(words);
    await draws(page);
    expect.soft(await layoutShift(page), now).toBeLessThan(0.02);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the next services are dated, and none is called the next", async ({ page }) => {
    await page.goto("/");
    const band = page.getByRole("region", { name: "Every Sunday" });
    await expect(band.getByText(/^Services from \d+ \w+ 20\d\d$/)).toBeVisible();
    // The sample may be built after its year.
    const dated = /^\D+, (?:\w+ \d+ \w+|every Sunday), \d+:\d\d [AP]M$/;
    await expect(services(page).first()).toHaveText(dated);
    await expect(band).not.toContainText(/next|today|tomorrow/i);
  });
});

test("on a tablet the next service's hour stands on the line of its day", async ({ page }) => {
  await page.setViewportSize(tablet);
  await page.clock.setFixedTime(new Date("2026-11-16T09:00:00Z"));
  await visit(page, "/#service-times");
  const day = services(page).first().getByText("Sunday 22 November, 11:30 AM", { exact: true });
  const tops = await day.evaluate((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    return Array.from(words.getClientRects(), ({ top }) => top);
  });
  expect(new Set(tops).size).toBe(1);
});
