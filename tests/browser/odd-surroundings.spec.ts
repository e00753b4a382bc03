import { expectDate } from "#tests/support/near-days.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit, waitForCalendar } from "#tests/support/visit.ts";

// Far from the church, and in a locale with its own digits and direction of writing. timed.spec.ts tests which date is near
// for visitors in other time zones.
test.use({ timezoneId: "America/Los_Angeles", locale: "ar-EG" });

test("in a browser of any zone and language, which forbids storage, times are the church's and notices can be closed", async ({
  page,
}) => {
  await page.addInitScript(forbidStorage);
  await visit(page, "/events");
  await waitForCalendar(page);
  for (const words of ["Sunday, December 6 at 7:00 PM", "Sunday, June 20 at 3:00 PM"]) {
    await expect(page.getByRole("main")).toContainText(words);
  }
  const close = page.getByRole("button", { name: "Close this notice" });
  const before = await close.count();
  await close.first().click();
  await expect(close).toHaveCount(before - 1);

  await visit(page, "/activities/the-ark");
  const next = page.getByRole("definition").last().locator("time:visible");
  await expectDate(next, "Tomorrow, Sunday 22 November");
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
