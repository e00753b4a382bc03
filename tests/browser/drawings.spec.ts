import { groupPages, unknownPage } from "#tests/support/built-pages.ts";
import { measureContrasts } from "#tests/support/contrast.ts";
import {
  desktop,
  showLazyPictures,
  smallest,
  telephone,
  telephoneSideways,
} from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit, visitWhole } from "#tests/support/visit.ts";

test.slow();

const [group = ""] = groupPages.slice(-1);

// Pages whose head stands before a drawing, and the screens on which it stands otherwise behind the words. Of the lights
// that windows throw, which all stand alike, that of About Us is the strongest.
for (const [path, screens] of [
  ["/", [desktop, telephone, telephoneSideways]],
  ["/about-us", [desktop, telephone]],
  [group, [desktop, telephone]],
  [unknownPage.path, [desktop]],
] as const) {
  test(`the words in front of the drawing of ${path} have a contrast of 7:1, by day and by night`, async ({
    page,
    consoleErrors,
  }) => {
    await visitWhole(page, path, consoleErrors);
    // axe sees to words on flat grounds.
    const head = page.locator("main > *").filter({ has: page.locator("h1") });
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await page.evaluate(showLazyPictures);
      const lines = await measureContrasts(head, 7);
      const what = `at ${screen.width} px`;
      expect.soft(new Set(lines.map(({ when }) => when)).size, `${what}: day and night`).toBe(2);
      const pale = lines.filter(({ contrast }) => contrast < 7);
      expect.soft(pale, what).toEqual([]);
    }
  });
}

test("a group's window in its fine drawing is 60 px wide at least", async ({ page }) => {
  for (const path of ["/", "/activities/the-ark"]) {
    await visit(page, path);
    for (const screen of [smallest, desktop]) {
      await page.setViewportSize(screen);
      const widths = await page.evaluate(listWidthsOfFineWindows);
      const what = `${path} at ${screen.width} px`;
      expect.soft(widths, what).not.toEqual([]);
      expect.soft(Math.min(...widths), what).toBeGreaterThanOrEqual(60);
    }
  }
});

/** Runs in the page. The simpler drawing's file is called the-ark.small, and a letter or two of the build's own. */
function listWidthsOfFineWindows(): number[] {
  return [...document.images]
    .filter(({ width, src }) => width > 0 && !src.includes(".small"))
    .filter((picture) => picture.closest("a[href^='/activities/']"))
    .map(({ width }) => width);
}
