import type { Page } from "@playwright/test";
import { boxOf, telephone } from "#tests/support/screens.ts";
import { holdBackAtServer } from "#tests/support/site.ts";
import { expect, test as siteTest } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

/** Fades go on until they are ended, so that each click that follows meets one. */
const test = siteTest.extend({
  page: async ({ page }, provide) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("::view-transition-group(*) { animation-duration: 100s !important }");
      document.adoptedStyleSheets.push(sheet);
    });
    await provide(page);
  },
});

/** Where a link of the header is: higher up on a page that does not say a notice again. */
async function middleOf(page: Page, name: string): Promise<[x: number, y: number]> {
  const link = page.getByRole("banner").getByRole("link", { name, exact: true });
  const { x, y, width, height } = await boxOf(link.filter({ visible: true }).first());
  return [x + width / 2, y + height / 2];
}

/** Waits until the page at this address is fading in, which all of the document's animations then tell. */
async function fadesIn(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  await page.waitForFunction(() => {
    const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
    return effects.some(({ pseudoElement }) => pseudoElement?.startsWith("::view-transition"));
  });
}

test("every click lands, whatever page is fading in", async ({ page, context }) => {
  await visit(page, "/");
  const { x, y } = await boxOf(page.getByRole("button", { name: "Activities" }));
  await page.mouse.click(...(await middleOf(page, "Events")));
  await fadesIn(page, "/events");

  const giving = await middleOf(page, "Giving");
  await page.keyboard.down("Control");
  const opened = context.waitForEvent("page");
  await page.mouse.click(...giving);
  await page.keyboard.up("Control");
  await expect(await opened).toHaveURL("/giving");
  await expect(page).toHaveURL("/events");

  await page.mouse.click(...(await middleOf(page, "About Us")));
  await fadesIn(page, "/about-us");
  await page.mouse.dblclick(...(await middleOf(page, "Giving")));
  await fadesIn(page, "/giving");
  await page.mouse.click(...(await middleOf(page, "Home")));
  await fadesIn(page, "/");
  await page.mouse.click(x + 20, y + 20);
  await expect(page.locator("[popover]:popover-open")).toBeVisible();
});

test("of two clicks the second counts while the first page is awaited", async ({ page }) => {
  await visit(page, "/about-us");
  const giving = await middleOf(page, "Giving");
  const letCome = holdBackAtServer("/events");
  await page.mouse.click(...(await middleOf(page, "Events")));
  await page.mouse.click(...giving);
  await expect(page).toHaveURL("/giving");
  letCome();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Church Giving");
});

test.describe("on a telephone", () => {
  test.use({ viewport: telephone, hasTouch: true });

  test("a tap lands while a page fades in", async ({ page }) => {
    await visit(page, "/");
    const action = await middleOf(page, "Get Involved");
    await page.touchscreen.tap(...action);
    await fadesIn(page, "/get-involved");
    await page.touchscreen.tap(...(await middleOf(page, "Kilmorran Presbyterian Church")));
    await expect(page).toHaveURL("/");
  });
});
