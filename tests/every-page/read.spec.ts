import type { Locator, Page } from "@playwright/test";
import { contentName } from "#app/content-loader/content-folder.server.ts";
import { violationsOf } from "#tests/support/axe.ts";
import {
  builtPages,
  groupPages,
  siblings,
  templates,
  unknown,
} from "#tests/support/built-pages.ts";
import { contrastsIn } from "#tests/support/contrast.ts";
import { wordsCutOff } from "#tests/support/lines.ts";
import {
  addStyle,
  desktop,
  doublesType,
  showLazyPictures,
  smallest,
  telephone,
  telephoneSideways,
  widthBeyondScreen,
} from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { openDrawer, visit, visitWhole } from "#tests/support/visit.ts";
import { sizeOf } from "#tools/browser/built-pages.ts";

test.slow();

// The narrowest telephone, and both sides of the one width at which every page changes its layout.
const widths = [smallest.width, 767, 768, desktop.width];
const widthsInLargeType = [telephone.width, desktop.width];

/** The screens on which each page is looked at whole. */
const bothScreens = [desktop, telephone];

/** Further screens, on which the drawn town stands otherwise behind the words. */
const otherScreens = [
  telephoneSideways,
  { width: 768, height: 1024 },
  { width: 1920, height: 1080 },
];

/** Pages whose head stands before a drawing of its own; on all others it stands in the same light as on these. */
const withDrawings = templates.filter((path) =>
  ["/", "/events", "/about-us", "/giving", unknown.path, ...groupPages.slice(-1)].includes(path),
);

/** The band in which a page's heading stands: before the drawn church on the home page, in a window's light on others. */
const head = (page: Page) => page.locator("main > *").filter({ has: page.locator("h1") });

// Another church's words are laid out by the same code: its home page and its longest one stand for all.
const longest = builtPages.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 1);
const pagesToRead = contentName === "sample" ? templates : new Set(["/", ...longest]);

for (const path of pagesToRead) {
  test(`${path} can be read on any screen`, async ({ page, consoleErrors }) => {
    await visitWhole(page, path, consoleErrors);
    for (const screen of bothScreens) {
      await page.setViewportSize(screen);
      await test.step(`axe finds nothing wrong at ${screen.width} px`, async () => {
        expect.soft(await violationsOf(page), `${screen.width} px`).toEqual([]);
      });
    }
    await test.step("it never scrolls sideways or cuts off words", async () => {
      for (const width of widths) await expectWhole(page, width, `${width} px`);
      await doublesType(page);
      for (const width of widthsInLargeType) {
        await expectWhole(page, width, `double size at ${width} px`);
      }
    });
  });
}

test("the pages of the other groups can be read on a telephone", async ({ page }) => {
  for (const path of siblings) {
    await page.setViewportSize(telephone);
    await visit(page, path);
    await expectWhole(page, smallest.width, path);
  }
});

for (const path of withDrawings) {
  test(`words before the drawing of ${path} are read at 7:1, by day and night`, async ({
    page,
    consoleErrors,
  }) => {
    await visitWhole(page, path, consoleErrors);
    for (const screen of path === "/" ? [...bothScreens, ...otherScreens] : bothScreens) {
      await page.setViewportSize(screen);
      await expectLegible(head(page), `${screen.width} px`);
    }
  });
}

test("a group's window is shown under 60 px only in its simpler drawing", async ({ page }) => {
  for (const path of ["/", ...groupPages.slice(0, 1)]) {
    await visit(page, path);
    for (const screen of [smallest, telephone, desktop]) {
      await page.setViewportSize(screen);
      expect.soft(await fineDrawingsShownSmall(page), `${path} at ${screen.width} px`).toEqual([]);
    }
  }
});

test("in double type the links of drawer and panel are whole and lead on", async ({ page }) => {
  await page.setViewportSize(telephone);
  await visit(page, "/giving");
  await doublesType(page);
  const drawer = await openDrawer(page);
  for (const group of await drawer.locator("summary").all()) {
    await group.click();
    expect(await wordsCutOff(drawer), (await group.textContent()) ?? "").toEqual([]);
    expect(await drawer.evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
  }
  await expectToLeadOn(page, drawer.getByRole("link").last());

  // A church without groups has no panel.
  for (const path of groupPages.slice(-1)) {
    await page.setViewportSize(desktop);
    await visit(page, "/giving");
    await doublesType(page);
    await page.getByRole("button", { name: "Activities" }).click();
    const panel = page.locator("[popover]:popover-open");
    await expect(panel).toBeVisible();
    expect(await wordsCutOff(panel)).toEqual([]);
    await expectToLeadOn(page, panel.locator(`a[href="${path}"]`));
  }
});

// That every page begins with this link is in its HTML; tests/build/without-script.test.ts reads it there.
test("the keyboard's first stop leads past the header", async ({ page, consoleErrors }) => {
  consoleErrors.expect(...unknown.consoleErrors);
  const skipLink = page.getByRole("link", { name: /^Skip to/ });
  for (const path of ["/", "/this-week", unknown.path]) {
    await visit(page, path);
    await page.keyboard.press("Tab");
    await expect(skipLink, path).toBeFocused();
    await expect(skipLink, path).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main"), path).toBeFocused();
  }
});

/** axe sees to words on flat grounds. Here is measured what is drawn behind words that stand over pictures. */
async function expectLegible(part: Locator, where: string) {
  await part.page().evaluate(showLazyPictures);
  const lines = await contrastsIn(part, 7);
  expect.soft(new Set(lines.map(({ when }) => when)).size, `${where}: day and night`).toBe(2);
  expect
    .soft(
      lines.filter(({ contrast }) => contrast < 7),
      where,
    )
    .toEqual([]);
}

async function expectToLeadOn(page: Page, link: Locator) {
  const address = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL(address);
}

async function expectWhole(page: Page, width: number, what: string) {
  await page.setViewportSize({ width, height: 800 });
  // Rows off screen keep the room they had until they come into view.
  await addStyle(page, "* { content-visibility: visible !important; }");
  // A notice is one line until it is touched.
  const notices = page.getByRole("complementary", { name: "Notices" }).locator("details");
  await notices.evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute("open", "");
  });
  expect.soft(await widthBeyondScreen(page), what).toBe(0);
  expect.soft(await wordsCutOff(page.locator("body")), what).toEqual([]);
}

/** The simpler drawing's file is called the-ark.small, and a letter or two of the build's own. */
function fineDrawingsShownSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((picture) => picture.closest("a[href^='/activities/']"))
      .filter(({ width, src }) => width > 0 && width < 60 && !src.includes(".small"))
      .map(({ src, width }) => `${src} at ${width} px`),
  );
}
