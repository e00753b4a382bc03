import type { Locator, Page } from "@playwright/test";
import { wordsCutOff } from "#tests/support/cut-off.ts";
import { groupPages, siblings, templates } from "#tests/support/every-page.ts";
import {
  addStyle,
  desktop,
  doublesType,
  smallest,
  telephone,
  widthBeyondScreen,
} from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { dialog, visit, visitWhole } from "#tests/support/visit.ts";

test.slow();

// Telephones, tablets and desks, with the widths on either side of which the site is laid out otherwise.
const widths = [smallest.width, 360, 390, 500, 640, 768, 800, 1000, 1024, 1280, 1920, 2560];

for (const path of templates) {
  test(`${path} never scrolls sideways or cuts off words`, async ({ page, consoleErrors }) => {
    await visitWhole(page, path, consoleErrors);
    for (const width of widths) await expectWhole(page, width, `${width} px`);
    await doublesType(page);
    for (const width of [telephone.width, 768, 800, 1024, desktop.width, 1920])
      await expectWhole(page, width, `double size at ${width} px`);
  });
}

test("no other group's page scrolls sideways or cuts off words on the smallest screen, nor in type of double size", async ({
  page,
}) => {
  for (const path of siblings) {
    await visit(page, path);
    await expectWhole(page, smallest.width, path);
    await doublesType(page);
    await expectWhole(page, telephone.width, `${path} in double size`);
  }
});

test("a group's window is shown under 60 px only in its simpler drawing", async ({ page }) => {
  for (const path of ["/", ...groupPages.slice(0, 1)]) {
    await visit(page, path);
    for (const screen of [smallest, telephone, desktop]) {
      await page.setViewportSize(screen);
      expect.soft(await fineDrawingsShownSmall(page), `${path} at ${screen.width} px`).toEqual([]);
    }
  }
});

test("in type of double size the drawer's links are whole and lead on", async ({ page }) => {
  await page.setViewportSize(telephone);
  await visit(page, "/giving");
  await doublesType(page);
  await page.getByRole("button", { name: /menu/i }).click();
  const drawer = dialog(page);
  for (const group of await drawer.locator("summary").all()) {
    await group.click();
    expect(await wordsCutOff(drawer), (await group.textContent()) ?? "").toEqual([]);
    expect(await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
  }
  await expectToLeadOn(page, drawer.getByRole("link").last());
});

// A church without groups has no panel.
for (const path of groupPages.slice(-1)) {
  test("in type of double size the panel's links are whole and lead on", async ({ page }) => {
    await page.setViewportSize(desktop);
    await visit(page, "/giving");
    await doublesType(page);
    await page.getByRole("button", { name: "Activities" }).click();
    const panel = page.locator("[popover]:popover-open");
    await expect(panel).toBeVisible();
    expect(await wordsCutOff(panel)).toEqual([]);
    await expectToLeadOn(page, panel.locator(`a[href="${path}"]`));
  });
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
