import type { Page } from "@playwright/test";
import { expectDate } from "#tests/support/near-days.ts";
import { layoutShift, telephone } from "#tests/support/screens.ts";
import { translate } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit, waitForFrames } from "#tests/support/visit.ts";
import { A_DAY, A_MINUTE } from "#time";

// What the HTML says at any moment, whenever it was built, is held by app/next-dates.test.ts. Here: that a browser
// shows what is true then and hides the rest.

const strip = (page: Page) => page.getByRole("region", { name: "When and where" });
const dateInStrip = (page: Page) => strip(page).locator("time:visible");
const door = (page: Page) => page.locator('img[src*="/door-"]').locator("visible=true");

/** Finds parts that are visible although they are not true now, or true and hidden, and dates that are wrongly near. */
function findWronglyShown(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const now = Date.now();
    const timed = [...document.querySelectorAll<HTMLElement>("[data-until]")];
    const wrong = timed.filter(({ hidden, dataset: { from, until } }) => {
      const isTrue = Number(from) <= now && now < Number(until);
      return hidden === isTrue;
    });
    const churchDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London" });
    const near = {
      [churchDay.format(now)]: "Today, ",
      [churchDay.format(now + 24 * 60 * 60 * 1000)]: "Tomorrow, ",
    };
    const dates = [...document.querySelectorAll<HTMLTimeElement>("time[data-near]")];
    const wrongDates = dates.filter(({ dateTime, dataset }) => {
      return dataset.near !== (near[dateTime] ?? "");
    });
    return [...wrong, ...wrongDates].map((element) => element.outerHTML);
  });
}

// The site's own scripts never come in these tests: the script in the head does this alone.
for (const zone of ["Pacific/Auckland", "America/Los_Angeles"]) {
  test.describe(`to a visitor in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test("pages show what is true now by the church's clock, and nothing moves", async ({
      page,
      consoleErrors,
    }) => {
      consoleErrors.expect(/ERR_FAILED/);
      await page.route("**/*.js", (route) => route.abort());
      await page.setViewportSize(telephone);
      for (const path of ["/", "/activities/boys-brigade", "/this-week"]) {
        for (const now of [
          "2026-11-22T11:20:00Z",
          "2026-12-24T23:59:00Z",
          "2027-03-01T09:00:00Z",
        ]) {
          await page.clock.setFixedTime(new Date(now));
          await page.goto(path);
          expect(await findWronglyShown(page), `${path} at ${now}`).toEqual([]);
          await waitForFrames(page);
          expect.soft(await layoutShift(page), `${path} at ${now}`).toBeLessThan(0.02);
        }
      }
    });
  });
}

test("an open page goes with the clock, in a browser's translation too", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-21T23:59:30Z") });
  await visit(page, "/");
  await expectDate(dateInStrip(page), "Tomorrow, Sunday 22 November, 11:30am");
  await translate(page);
  for (const [wait, near, words, isOpen] of [
    [A_MINUTE, "Today, ", "Sunday 22 November, 11:30am", false],
    [11 * 60 * A_MINUTE + 14 * A_MINUTE, "Today, ", "Sunday 22 November, 11:30am", false],
    [A_MINUTE, undefined, "On now: come on in", true],
    [89 * A_MINUTE, undefined, "On now: come on in", true],
    [A_MINUTE, "", "Sunday 29 November, 11:30am", false],
  ] as const) {
    await page.clock.fastForward(wait);
    await expect(strip(page)).toContainText(words, { useInnerText: true });
    if (near === undefined) await expect(dateInStrip(page)).toHaveCount(0);
    else await expect(dateInStrip(page)).toHaveAttribute("data-near", near);
    await expect(door(page)).toHaveCount(isOpen ? 1 : 0);
    expect(await findWronglyShown(page)).toEqual([]);
  }
  // A notice is over by then, the year, and what a browser can wait for at once.
  await page.clock.fastForward(42 * A_DAY);
  await expect(page.getByRole("contentinfo")).toContainText("© 2027", { useInnerText: true });
  expect(await findWronglyShown(page)).toEqual([]);
});
