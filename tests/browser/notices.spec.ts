import type { Page } from "@playwright/test";
import { unknownPage } from "#tests/support/built-pages.ts";
import { boxOf, countLines, layoutShift, telephone } from "#tests/support/screens.ts";
import { holdBack } from "#tests/support/surroundings.ts";
import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import { visit, waitForFrames } from "#tests/support/visit.ts";

const WORDS = "Toy Service on Sunday 6 December.";

const region = (page: Page) => page.getByRole("complementary", { name: "Notices" });
const notice = (page: Page) => region(page).getByText(WORDS);
const closeButton = (page: Page) => page.getByRole("button", { name: "Close this notice" });

// On which days a notice stands there is held by app/next-dates.test.ts, and that it comes and goes by timed.spec.ts.

test("a closed notice stays so on this visit", async ({ page, context, consoleErrors }) => {
  consoleErrors.expect(...unknownPage.consoleErrors);
  await visit(page, "/giving");
  await closeButton(page).click();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about-us");
  await expect(notice(page)).toBeHidden();
  await page.reload();
  await expect(notice(page)).toBeHidden();
  for (const path of ["/", unknownPage.path]) {
    await visit(page, path);
    await expect(notice(page), path).toBeHidden();
    await waitForFrames(page);
    expect.soft(await layoutShift(page), path).toBeLessThan(0.02);
  }

  const another = await context.newPage();
  await another.clock.setFixedTime(SATURDAY_MORNING);
  await visit(another, "/giving");
  await expect(notice(another)).toBeVisible();
  // A notice that was closed on another page is gone when the browser shows this page again from its memory.
  const element = another.locator("[data-notice]", { hasText: WORDS });
  const id = await element.getAttribute("data-notice");
  await another.evaluate((closed) => sessionStorage.setItem(`notice-${closed}`, "closed"), id);
  await another.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow")));
  await expect(notice(another)).toBeHidden();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test("a notice is one line on a telephone, and opens on a tap or a key", async ({ page }) => {
      await page.setViewportSize(telephone);
      for (const path of ["/giving", "/events"]) {
        await page.goto(path);
        // Without scripts a page shows the notices of the day of its build alone.
        await page
          .locator("[data-notice]")
          .evaluate((element) => element.removeAttribute("hidden"));
        const [words, more] = [notice(page), region(page).getByRole("link")];
        expect((await boxOf(region(page))).height, path).toBe(45);
        await expect(more).toBeHidden();
        if (path === "/giving") await words.click({ force: true });
        else await region(page).locator("summary").press("Enter");
        await expect(more).toBeVisible();
        expect(await countLines(words)).toBeGreaterThan(1);
        await words.click({ force: true, position: { x: 1, y: 1 } });
        await expect(more).toBeHidden();
      }
    });
  });
}

test("a notice that was only read is there on the next page, too", async ({ page }) => {
  await visit(page, "/giving");
  await expect(notice(page)).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about-us");
  await expect(notice(page)).toBeVisible();
});

test("notice, header and the words of home are drawn together", async ({ page }) => {
  const sheetComes = await holdBack(page, "**/assets/*.css");
  await page.goto("/", { waitUntil: "commit" });
  // Nothing is drawn before the sheet has come, and by then all three are there.
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(region(page)).toBeAttached();
  sheetComes();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("the Activities panel opens under the header, beside a notice or not", async ({ page }) => {
  await visit(page, "/about-us");
  const gap = async () => {
    const header = await boxOf(page.getByRole("banner"));
    return Math.round((await boxOf(page.locator("[popover]:popover-open"))).y - header.y);
  };
  await page.getByRole("button", { name: "Activities" }).click();
  await expect.poll(gap).toBe(72);
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(gap).toBe(72);
});
