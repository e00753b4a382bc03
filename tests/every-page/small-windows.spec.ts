import type { Page } from "@playwright/test";
import { everyPage, unknown } from "#tests/support/every-page.ts";
import { desktop, smallest, telephone } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

test.slow();

test("a group's window is shown under 60 px only in its simpler drawing", async ({
  page,
  faults,
}) => {
  faults.expect(...unknown.faults);
  for (const path of everyPage) {
    await visit(page, path);
    for (const screen of [smallest, telephone, desktop]) {
      await page.setViewportSize(screen);
      expect.soft(await fineDrawingsShownSmall(page), `${path} at ${screen.width} px`).toEqual([]);
    }
  }
});

/** The simpler drawing's file is called the-ark.small, and a letter or two of the build's own. */
function fineDrawingsShownSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((picture) => picture.closest("a[href^='/activities/']"))
      .filter(({ width, src }) => width > 0 && width < 60 && !src.includes(".small"))
      .map(({ src, width }) => `${src} at ${width} px`),
  );
}
