import type { Page } from "@playwright/test";
import { unknownPage } from "#tests/support/built-pages.ts";
import { boxOf, desktop, layoutShift, linesOf, tablet, telephone } from "#tests/support/screens.ts";
import { translate } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit, waitForFrames } from "#tests/support/visit.ts";
import { A_DAY, A_MINUTE } from "#time";

// What the HTML says at any moment, whenever it was built, is held by app/thirty-todays.test.ts. Here: that a browser
// shows what is true then and hides the rest.

const strip = (page: Page) => page.getByRole("region", { name: "When to come" });
const door = (page: Page) => page.locator('img[src*="/door-"]').locator("visible=true");
const foot = (page: Page) => page.getByRole("contentinfo");
const notices = (page: Page) => page.getByRole("complementary", { name: "Notices" });

/** Finds parts that are visible although they are not true now, or true and hidden. */
function wronglyShown(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const now = Date.now();
    const timed = [...document.querySelectorAll<HTMLElement>("[data-until]")];
    const wrong = timed.filter(({ hidden, dataset: { from, until } }) => {
      const isTrue = Number(from) <= now && now < Number(until);
      return hidden === isTrue;
    });
    const usual = [...document.querySelectorAll<HTMLElement>("[data-unscripted]:not([hidden])")];
    return [...wrong, ...usual].map((element) => element.outerHTML);
  });
}

// Without the site's own scripts: what is in the head alone does it.
for (const zone of ["Pacific/Auckland", "America/Los_Angeles"]) {
  test.describe(`to a visitor in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test("every page shows what is true now, and nothing moves", async ({
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
          expect(await wronglyShown(page), `${path} at ${now}`).toEqual([]);
          await waitForFrames(page);
          expect.soft(await layoutShift(page), `${path} at ${now}`).toBeLessThan(0.02);
        }
      }
    });
  });
}

test("an open page goes with the clock, in translation, too", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-21T23:59:30Z") });
  await visit(page, "/");
  await expect(strip(page)).toContainText("Tomorrow, Sunday 22 November", { useInnerText: true });
  await translate(page);
  for (const [wait, words, isOpen] of [
    [A_MINUTE, "Next service Today, Sunday 22 November, 11:30am", false],
    [11 * 60 * A_MINUTE + 14 * A_MINUTE, "Next service Today, Sunday 22 November, 11:30am", false],
    [A_MINUTE, "Come on in Today, Sunday 22 November, 11:30am", true],
    [89 * A_MINUTE, "Come on in Today, Sunday 22 November, 11:30am", true],
    [A_MINUTE, "Next service Sunday 29 November, 11:30am", false],
  ] as const) {
    await page.clock.fastForward(wait);
    await expect(strip(page).locator("p").first()).toHaveText(words, { useInnerText: true });
    await expect(door(page)).toHaveCount(isOpen ? 1 : 0);
    expect(await wronglyShown(page)).toEqual([]);
  }
  await expect(notices(page)).toBeVisible();
  await page.clock.fastForward(21 * A_DAY);
  await expect(notices(page)).toBeHidden();
  await expect(foot(page)).toContainText("© 2026", { useInnerText: true });
  await page.clock.fastForward(21 * A_DAY);
  await expect(foot(page)).toContainText("© 2027", { useInnerText: true });
});

test("a page that a browser has kept is right when it is shown again", async ({ page }) => {
  await visit(page, "/");
  await page.clock.setFixedTime(new Date("2026-11-22T11:20:00Z"));
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow")));
  expect(await wronglyShown(page)).toEqual([]);
  await expect(strip(page)).toContainText("Come on in", { useInnerText: true });
});

test("the hour stays beside its day on any screen", async ({ page, consoleErrors }) => {
  consoleErrors.expect(...unknownPage.consoleErrors);
  for (const path of [unknownPage.path, "/"]) {
    await page.setViewportSize(desktop);
    await page.goto(path);
    const words = strip(page).locator("p").first();
    const when = words.locator("> span");
    await expect(when).toHaveText("Tomorrow, Sunday 22 November, 11:30am", { useInnerText: true });
    expect(await linesOf(words), path).toBe(1);
    for (const width of [600, 767, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await linesOf(when), `${path} at ${width} px`).toBe(1);
      const { height } = await boxOf(strip(page).getByRole("link", { name: "Get directions" }));
      expect(height, `Get directions of ${path} at ${width} px`).toBeLessThan(50);
    }
    await page.setViewportSize(telephone);
    await when.evaluate((element) => {
      // The longest words: of the longest weekday, month and hour.
      element.textContent = "Tomorrow, Wednesday 30 September, 11:30am";
    });
    expect(await linesOf(when), path).toBe(1);
  }
  await page.setViewportSize(tablet);
  const band = page.getByRole("region", { name: "Every Sunday" });
  const inBand = band.getByText("Sunday 22 November, 11:30am", { exact: true });
  expect(await linesOf(inBand.locator("visible=true"))).toBe(1);
});
