import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

// Where the clock shows another day than the church's, on either side of it.
for (const [zone, now, next] of [
  ["America/Los_Angeles", "2026-11-22T04:00:00Z", "Today, Sunday 22 November"],
  ["Pacific/Auckland", "2026-11-21T12:00:00Z", "Tomorrow, Sunday 22 November"],
] as const) {
  test.describe(`a visitor in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test("reads the church's own times, and what is next by its calendar", async ({ page }) => {
      await visit(page, "/events");
      await expect(page.getByText("Sunday, December 6 at 7:00 PM", { exact: true })).toBeVisible();
      await expect(page.getByText("Sunday, June 20 at 3:00 PM", { exact: true })).toBeVisible();

      await page.clock.setFixedTime(new Date(now));
      await visit(page, "/");
      await expect(page.getByText(`${next}, 11:30 AM`, { exact: true })).toBeVisible();
      await expect(page.getByText("Dec 6 at 7:00 PM", { exact: true })).toBeVisible();
      await visit(page, "/activities/the-ark");
      await expect(page.getByRole("definition").last()).toHaveText(next);
    });
  });
}

// They have digits, a calendar or a direction of their own.
for (const locale of ["ar-EG", "fa-IR", "th-TH"]) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test("writes dates and times as the church does", async ({ page }) => {
      await visit(page, "/events");
      await expect(page.getByText("Sunday, December 6 at 7:00 PM", { exact: true })).toBeVisible();
      await visit(page, "/activities/the-ark");
      await expect(page.getByRole("definition").last()).toHaveText("Tomorrow, Sunday 22 November");
    });
  });
}

test("a browser without tables of time zones shows the church's times all the same", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const DateTimeFormat = Intl.DateTimeFormat;
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct(known, [locale, options]: [string?, Intl.DateTimeFormatOptions?]) {
        if (options?.timeZone?.includes("/")) throw new RangeError("Invalid time zone specified");
        return new known(locale, options);
      },
    });
  });
  await visit(page, "/events");
  await expect(page.getByText("Sunday, December 6 at 7:00 PM", { exact: true })).toBeVisible();
  await expect(page.getByText("Checking the diary…")).toHaveCount(0);
});
