import type { Page } from "@playwright/test";
import { telephone } from "#tests/support/screens.ts";
import { holdBackHtmlAfter } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import { dialog, openDrawer, visit } from "#tests/support/visit.ts";

// The whole wall is in view, also while its words stand in another font.
test.use({ viewport: { width: 1280, height: 1200 } });

// Each page that is opened has noted in it what window moved into it, what of the page before was drawn by itself, and for how long.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener("pagereveal", async ({ viewTransition }) => {
      await viewTransition?.ready;
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      const parts = (kind: RegExp) => {
        const ofKind = effects.filter(({ pseudoElement }) => kind.test(`${pseudoElement}`));
        const told = ofKind.map((effect) => `${effect.getTiming().duration} ms`);
        return told.join() || "none";
      };
      const { dataset } = document.documentElement;
      dataset.moves = parts(/group\(group-window/);
      dataset.leaves = parts(/old\((?!root)/);
    });
  }),
);

/** At this address there is noted of the page's "moves", or of what "leaves", these times. */
async function expectNoted(page: Page, path: string, what: "moves" | "leaves", times: string) {
  await expect(page).toHaveURL(path);
  await expect(page.locator("html[data-moves]")).toHaveAttribute(`data-${what}`, times);
}

const wall = (page: Page) => page.getByRole("region", { name: "Find your place" });
const ark = (page: Page) => wall(page).locator("li a", { hasText: "The Ark" });

for (const [address, reducedMotion, times] of [
  ["/#find-your-place", "no-preference", "320 ms"],
  ["/#find-your-place", "reduce", "none"],
  ["/?for=primary#find-your-place", "no-preference", "320 ms"],
] as const) {
  test(`a touched window of ${address} moves there and back: ${times}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, address);
    await ark(page).click();
    await expectNoted(page, "/activities/the-ark", "moves", times);
    await page.goBack();
    await expectNoted(page, address, "moves", times);
    await expect(ark(page)).toBeInViewport();

    // No window was touched: the page only fades.
    await page.getByRole("banner").getByRole("link", { name: "Giving" }).click();
    await expectNoted(page, "/giving", "moves", "none");
  });
}

test("by Back it returns while the wall is coming, in a busy browser, too", async ({ page }) => {
  // As Chromium does when a page begins before the browser has written down how it was reached.
  await page.addInitScript(() => {
    performance.getEntriesByType = () => [];
  });
  // A browser that is kept waiting for four seconds gives the movement up: then it is tried again.
  test.slow();
  await expect(async () => {
    await page.unrouteAll();
    await visit(page, "/");
    await ark(page).click();
    await expectNoted(page, "/activities/the-ark", "moves", "320 ms");
    const letRestCome = await holdBackHtmlAfter(page, "/", "</section>");
    const held = page.waitForRequest("**/pause.js");
    await page.goBack({ waitUntil: "commit" });
    await held;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    letRestCome();
    await expectNoted(page, "/#find-your-place", "moves", "320 ms");
  }).toPass();
});

test("the window of a neighbour, and of an event, becomes the page's", async ({ page }) => {
  await visit(page, "/activities/the-ark");
  const main = page.getByRole("main");
  await main.locator("a[href='/activities/bible-class']").last().click();
  await expectNoted(page, "/activities/bible-class", "moves", "320 ms");
  await visit(page, "/events");
  await main.locator("article a[href='/activities/dorcas']").first().click();
  await expectNoted(page, "/activities/dorcas", "moves", "320 ms");
});

test("by Back to a page without it the window is gone as soon as the rest", async ({ page }) => {
  await visit(page, "/giving");
  await page.goto("/activities/the-ark");
  await page.goBack();
  await expectNoted(page, "/giving", "leaves", "120 ms,120 ms,120 ms");
});

test("nothing of the page is drawn above drawer or details as they lead on", async ({ page }) => {
  await visit(page, "/events");
  const group = page.locator("a[href='/activities/dorcas']");
  const rows = page.getByRole("article").filter({ has: group });
  await rows.locator("h3 [data-opens]").first().click();
  await dialog(page).locator(group).click();
  // The window in the details, which becomes the page's.
  await expectNoted(page, "/activities/dorcas", "leaves", "320 ms,320 ms");

  await page.setViewportSize(telephone);
  await visit(page, "/");
  await ark(page).scrollIntoViewIfNeeded();
  const drawer = await openDrawer(page);
  await drawer.getByText("Young People").click();
  await drawer.getByRole("link", { name: "The Ark" }).click();
  await expectNoted(page, "/activities/the-ark", "leaves", "none");
});
