import type { Page } from "@playwright/test";
import { findPaleWordsByNight, findViolations } from "#tests/support/axe.ts";
import { pagesLaidOutAlike, pagesOfEachKind } from "#tests/support/built-pages.ts";
import { findCrowdedControls } from "#tests/support/controls.ts";
import { findUnreadableWords } from "#tests/support/lines.ts";
import {
  addStyle,
  desktop,
  doubleType,
  smallest,
  telephone,
  widthBeyondScreen,
} from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { visitWhole } from "#tests/support/visit.ts";

test.slow();

/** The narrowest telephone, the least wide screen with the wide menu, and a desk. */
const widths = [smallest.width, 768, desktop.width];

for (const path of pagesOfEachKind) {
  test(`${path} can be read on any screen, in double type and by night`, async ({
    page,
    consoleErrors,
  }) => {
    await visitWhole(page, path, consoleErrors);
    for (const screen of [telephone, desktop]) {
      await page.setViewportSize(screen);
      expect.soft(await findViolations(page), `axe at ${screen.width} px`).toEqual([]);
    }
    expect.soft(await findPaleWordsByNight(page), "pale by night").toEqual([]);
    for (const width of widths) await expectWhole(page, width, `${width} px`);
    await doubleType(page);
    await expectWhole(page, telephone.width, `double size at ${telephone.width} px`);
  });
}

test("pages laid out alike can be read on the narrowest telephone", async ({ page }) => {
  await page.setViewportSize(smallest);
  for (const path of pagesLaidOutAlike) {
    await page.goto(path);
    await expectWhole(page, smallest.width, path);
  }
});

/** Nothing has to be scrolled sideways or is cut off, and no control touches another. */
async function expectWhole(page: Page, width: number, what: string) {
  await page.setViewportSize({ width, height: 800 });
  // Rows off screen keep the room they had until they come into view.
  await addStyle(page, "* { content-visibility: visible !important; }");
  // A notice is one line until it is touched.
  const notices = page.getByRole("complementary", { name: "Notices" }).locator("details");
  await notices.evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute("open", "");
  });
  const body = page.locator("body");
  expect.soft(await widthBeyondScreen(page), what).toBe(0);
  expect.soft(await findUnreadableWords(body), what).toEqual([]);
  expect.soft(await body.evaluate(findCrowdedControls), what).toEqual([]);
}
