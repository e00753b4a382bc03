import type { Page } from "@playwright/test";
import { boxOf, desktop, telephone, telephoneSideways } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import {
  goTo,
  scrollPosition,
  visit,
  waitForScript,
  waitForSection,
} from "#tests/support/visit.ts";

async function scrollDown(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 900));
  expect(await scrollPosition(page)).toBe(900);
}

/** A page that has just been opened stands at its top. */
async function expectAtTop(page: Page, heading: string) {
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await waitForScript(page);
  expect(await scrollPosition(page)).toBe(0);
}

test("a link opens a page at its top; Back, Forward and reload keep the place", async ({
  page,
}) => {
  await visit(page, "/about-us");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" });
  await link.scrollIntoViewIfNeeded();
  const place = await scrollPosition(page);
  expect(place).toBeGreaterThan(900);
  await link.click();
  await expectAtTop(page, "Privacy Policy");
  await scrollDown(page);
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
  await expect.poll(() => scrollPosition(page)).toBe(place);
  await page.goForward();
  await expect(page).toHaveURL("/privacy-policy");
  await expect.poll(() => scrollPosition(page)).toBe(900);
  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBe(900);
});

test("on any screen a link to a section ends with it right under the header", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const viewport of [telephone, desktop, telephoneSideways]) {
    await page.setViewportSize(viewport);
    for (const section of ["service-times", "first-visit", "church-story", "find-your-place"]) {
      await visit(page, `/#${section}`);
      const header = page.getByRole("banner");
      const gap = async () => {
        const { y } = await boxOf(page.locator(`#${section}`));
        return Math.abs(y - (await boxOf(header)).bottom + 0.5);
      };
      await expect.poll(gap, `${section} at ${viewport.width} px`).toBeLessThanOrEqual(1);
    }
  }
});

test("after a link to a section the keyboard goes on from it, and Back returns to it", async ({
  page,
}) => {
  await visit(page, "/");
  await page.getByRole("main").getByRole("link", { name: "Find out more" }).click();
  await expect(page).toHaveURL("/#church-story");
  await page.keyboard.press("Tab");
  const isBehind = await page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const order = document.querySelector("#church-story")?.compareDocumentPosition(focused) ?? 0;
    return (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(isBehind).toBe(true);
  await waitForSection(page);
  await goTo(page, "Giving", "Church Giving");
  await expectAtTop(page, "Church Giving");

  await page.goBack();
  await expect(page.getByRole("region", { name: "Who we are" })).toBeInViewport();
});
