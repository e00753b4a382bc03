import type { Page } from "@playwright/test";
import { everyPage, unknown } from "#tests/support/every-page.ts";
import { legibilityOf } from "#tests/support/legibility.ts";
import { desktop, telephone } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { doublesType } from "#tests/support/type-size.ts";
import { visit } from "#tests/support/visit.ts";

test.slow();

const screens = [
  { width: 320, height: 568 },
  telephone,
  { width: 768, height: 1024 },
  desktop,
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

async function expectLegible(page: Page, part: string, what: string) {
  const lines = await legibilityOf(page.locator(part));
  expect.soft(lines.length, `${what}: its lines`).toBeGreaterThan(0);
  expect
    .soft(
      lines.filter((line) => line.contrast < 7),
      what,
    )
    .toEqual([]);
}

for (const size of ["usual", "double"]) {
  test(`the words before the drawn morning are read at 7:1 on every screen, in type of ${size} size`, async ({
    page,
  }) => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await visit(page, "/");
      if (size === "double") await doublesType(page);
      await expectAllThere(page);
      await expectLegible(page, "main > section:first-child", `${screen.width} px`);
    }
  });
}

for (const screen of [desktop, telephone]) {
  test(`every word of every page is read at 7:1 against what is drawn behind it at ${screen.width} px`, async ({
    page,
    faults,
  }) => {
    faults.expect(...unknown.faults);
    await page.setViewportSize(screen);
    for (const path of everyPage) {
      await visit(page, path);
      await expectAllThere(page);
      await expectLegible(page, "body", path);
    }
  });
}

/** Nothing is to change or move any more while a page is measured. */
async function expectAllThere(page: Page) {
  await expect(page.getByText("checking the diary")).toHaveCount(0);
  await page.evaluate(showLazyPictures);
}

async function showLazyPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  await document.fonts.ready;
}
