import { expectDate } from "#tests/support/near-days.ts";
import { expect, test } from "#tests/support/test.ts";
import { eventNamed, visit, waitForCalendar } from "#tests/support/visit.ts";

test("in a browser that forbids storage and knows no time zones events have their times and notices can be closed", async ({
  page,
}) => {
  await page.addInitScript(forbidStorage);
  await page.addInitScript(forgetZones);
  await visit(page, "/events");
  await waitForCalendar(page);
  const light = eventNamed(page, "Service of Light");
  await expect(light).toContainText("Sunday, December 6 at 7:00 PM");
  const close = page.getByRole("button", { name: "Close this notice" });
  const before = await close.count();
  await close.first().click();
  await expect(close).toHaveCount(before - 1);
});

/** Runs in the page: any use of storage and cookies throws. */
function forbidStorage(): void {
  const forbid = (holder: object, name: string) =>
    Object.defineProperty(holder, name, {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
    forbid(window, name);
  }
  forbid(Document.prototype, "cookie");
}

/** Runs in the page: Intl knows no time zone but UTC. */
function forgetZones(): void {
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct(known, [locale, options]: [string?, Intl.DateTimeFormatOptions?]) {
      if (options?.timeZone?.includes("/")) throw new RangeError("Invalid time zone specified");
      return new known(locale, options);
    },
  });
}

// These locales have their own digits, calendar or direction of writing. timed.spec.ts tests which event is next for
// visitors in other time zones.
for (const [timezoneId, locale] of [
  ["America/Los_Angeles", "ar-EG"],
  ["Europe/London", "th-TH"],
] as const) {
  test.describe(`to a visitor in ${timezoneId} who reads ${locale}`, () => {
    test.use({ timezoneId, locale });

    test("dates and times are written as the church writes them", async ({ page }) => {
      await visit(page, "/events");
      for (const words of ["Sunday, December 6 at 7:00 PM", "Sunday, June 20 at 3:00 PM"]) {
        await expect(page.getByRole("main")).toContainText(words);
      }
      await visit(page, "/activities/the-ark");
      const next = page.getByRole("definition").last().locator("time:visible");
      await expectDate(next, "Tomorrow, Sunday 22 November");
    });
  });
}
