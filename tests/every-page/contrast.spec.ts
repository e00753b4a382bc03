import type { Locator, Page } from "@playwright/test";
import { contrastsIn } from "#tests/support/contrast.ts";
import { templates, unknown } from "#tests/support/every-page.ts";
import {
  desktop,
  doublesType,
  showLazyPictures,
  smallest,
  telephone,
  telephoneSideways,
} from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit, visitWhole } from "#tests/support/visit.ts";

test.slow();

// axe sees to words on flat grounds. Here is measured what is drawn behind words that stand over pictures.

const screens = [
  smallest,
  telephone,
  telephoneSideways,
  { width: 667, height: 375 },
  { width: 768, height: 1024 },
  desktop,
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

/** The band in which a page's heading stands: before the drawn church on the home page, in a window's light on others. */
const head = (page: Page) => page.locator("main > *").filter({ has: page.locator("h1") });

test("the words before the drawn morning, and the night, are read at 7:1 on every screen, in type of usual size and of double", async ({
  page,
}) => {
  await visit(page, "/");
  for (const size of ["usual", "double"]) {
    if (size === "double") await doublesType(page);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await expectLegible(head(page), `${size} size at ${screen.width} px`);
    }
  }
});

for (const path of templates) {
  test(`every word of ${path} is read at 7:1 against what is drawn behind it`, async ({
    page,
    consoleErrors,
  }) => {
    await visitWhole(page, path, consoleErrors);
    const hasPicturesFurtherDown = ["/", "/events", unknown.path].includes(path);
    for (const screen of [desktop, telephone]) {
      await page.setViewportSize(screen);
      const part = hasPicturesFurtherDown ? page.locator("body") : head(page);
      await expectLegible(part, `${screen.width} px`);
    }
  });
}

async function expectLegible(part: Locator, what: string) {
  for (const colorScheme of ["light", "dark"] as const) {
    await part.page().emulateMedia({ colorScheme });
    // Nothing is to change or move any more while a page is measured.
    await part.page().evaluate(showLazyPictures);
    const lines = await contrastsIn(part);
    const where = `${what}, ${colorScheme}`;
    expect.soft(lines.length, `${where}: its lines`).toBeGreaterThan(0);
    const faint = lines.filter(({ contrast }) => contrast < 7);
    expect.soft(faint, where).toEqual([]);
  }
}
