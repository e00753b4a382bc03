import type { Page } from "@playwright/test";
import { telephone } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

const path = (page: Page) => new URL(page.url()).pathname;

/** Where a link of the header is, which stands in the same place on every page. */
async function middleOf(page: Page, name: string): Promise<[x: number, y: number]> {
  const link = page.getByRole("banner").getByRole("link", { name, exact: true });
  const box = await link.filter({ visible: true }).first().boundingBox();
  return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
}

/** Fades go on until they are ended, so that each click that follows meets one. */
async function fadesNeverEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("::view-transition-group(*) { animation-duration: 100s !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Waits until a page is fading in, which all of the document's animations then tell. */
async function fades(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .some(({ effect }) =>
        (effect as KeyframeEffect).pseudoElement?.startsWith("::view-transition"),
      ),
  );
}

test("each of eight clicks lands, whatever page is fading in", async ({ page }) => {
  await visit(page, "/");
  await fadesNeverEnd(page);
  for (const [name, address] of [
    ["Events", "/events"],
    ["Giving", "/giving"],
    ["About Us", "/about-us"],
    ["Home", "/"],
    ["Giving", "/giving"],
    ["Events", "/events"],
    ["Home", "/"],
    ["About Us", "/about-us"],
  ] as const) {
    await page.mouse.click(...(await middleOf(page, name)));
    await expect(page).toHaveURL(address);
    await fades(page);
  }
});

test("a click lands while the next page is not drawn yet", async ({ page }) => {
  // As on a slow machine: the pages stand still until the test lets the next one be drawn.
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (draw) =>
      start(async () => {
        document.documentElement.dataset.held = "";
        await new Promise((go) => document.addEventListener("go", go, { once: true }));
        await (typeof draw === "function" ? draw() : draw?.update?.());
      });
  });
  await visit(page, "/about-us");
  const giving = await middleOf(page, "Giving");
  await page.mouse.click(...(await middleOf(page, "Events")));
  await page.waitForSelector("html[data-held]", { state: "attached" });
  await page.mouse.click(...giving);
  await page.evaluate(() => document.dispatchEvent(new Event("go")));
  await expect.poll(() => path(page)).toBe("/giving");
});

test("a click with a modifier opens a tab, and a double click a page, while a page fades in", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  await fadesNeverEnd(page);
  const [events, giving] = [await middleOf(page, "Events"), await middleOf(page, "Giving")];
  await page.mouse.click(...events);
  await fades(page);

  await page.keyboard.down("Control");
  const opened = context.waitForEvent("page");
  await page.mouse.click(...giving);
  await page.keyboard.up("Control");
  await expect(await opened).toHaveURL("/giving");
  await expect(page).toHaveURL("/events");

  await page.mouse.click(...(await middleOf(page, "About Us")));
  await fades(page);
  await page.mouse.dblclick(...giving);
  await expect(page).toHaveURL("/giving");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Church Giving");
});

test("a button is pressed once while a page fades in", async ({ page }) => {
  await visit(page, "/");
  await fadesNeverEnd(page);
  const menu = page.getByRole("button", { name: "Activities" });
  const box = await menu.boundingBox();
  await page.mouse.click(...(await middleOf(page, "Events")));
  await fades(page);
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(menu).toHaveAttribute("aria-expanded", "true");
});

test.describe("on a telephone", () => {
  test.use({ viewport: telephone, hasTouch: true });

  test("a tap lands while a page fades in", async ({ page }) => {
    await visit(page, "/");
    await fadesNeverEnd(page);
    const action = await middleOf(page, "Get Involved");
    const home = await middleOf(page, "Kilmorran Presbyterian Church");
    await page.touchscreen.tap(...action);
    await fades(page);
    await page.touchscreen.tap(...home);
    await expect.poll(() => path(page)).toBe("/");
  });
});
