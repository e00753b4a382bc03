import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

/** Notes each page change's moving window: where it came from, and for how long it moves. */
async function watchMoves(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (draw) => {
      const transition = start(draw);
      transition.ready.then(() => {
        const moves = document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect)
          .filter(({ pseudoElement }) => pseudoElement === "::view-transition-group(group-window)")
          .map((effect) => `${effect.getTiming().duration} ms`);
        document.documentElement.dataset.moves = moves.join() || "none";
      });
      return transition;
    };
  });
}

async function expectMoves(page: Page, moves: string): Promise<void> {
  await expect(page.locator(`html[data-moves="${moves}"]`)).toBeAttached();
  await page.evaluate(() => delete document.documentElement.dataset.moves);
}

const wall = (page: Page) => page.getByRole("region", { name: "Find your place" });
const ark = (page: Page) => wall(page).getByRole("link", { name: /^The Ark/ });

test("the window that is touched becomes the window of its page, and by Back returns to the wall", async ({
  page,
}) => {
  await visit(page, "/");
  await watchMoves(page);
  await ark(page).click();
  await expectMoves(page, "320 ms");
  await expect(page).toHaveURL("/activities/the-ark");
  await page.goBack();
  await expectMoves(page, "320 ms");
  await expect(ark(page)).toBeInViewport();

  // No window was touched: the page only fades.
  await page.getByRole("banner").getByRole("link", { name: "Giving" }).click();
  await expectMoves(page, "none");
});

test("a neighbour's window becomes the window of its page", async ({ page }) => {
  await visit(page, "/activities/the-ark");
  await watchMoves(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Bible Class/ })
    .last()
    .click();
  await expectMoves(page, "320 ms");
});

test("the window of an event becomes the window of the page of its group", async ({ page }) => {
  await visit(page, "/events");
  await watchMoves(page);
  const group = page.getByRole("main").locator("article a[href='/activities/dorcas']").first();
  await group.click();
  await expectMoves(page, "320 ms");
});

test("with less motion no window moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  await watchMoves(page);
  await ark(page).click();
  await expectMoves(page, "none");
});
