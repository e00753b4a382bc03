import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

// What is next by the church's calendar, wherever one is, is held by thirty-todays.spec.ts.
// These have digits, a calendar or a direction of their own.
for (const [timezoneId, locale] of [
  ["America/Los_Angeles", "ar-EG"],
  ["Pacific/Auckland", "fa-IR"],
  ["Europe/London", "th-TH"],
] as const) {
  test.describe(`a browser in ${timezoneId} and ${locale}`, () => {
    test.use({ timezoneId, locale });

    test("writes dates and times as the church does", async ({ page }) => {
      await visit(page, "/events");
      for (const words of ["Sunday, December 6 at 7:00 PM", "Sunday, June 20 at 3:00 PM"]) {
        await expect(page.getByText(words, { exact: true })).toBeVisible();
      }
      await visit(page, "/");
      await expect(page.getByText("Dec 6 at 7:00 PM", { exact: true })).toBeVisible();
      await visit(page, "/activities/the-ark");
      await expect(page.getByRole("definition").last()).toHaveText("Tomorrow, Sunday 22 November");
    });
  });
}

test("a browser without time zones shows the church's times", async ({ page }) => {
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
