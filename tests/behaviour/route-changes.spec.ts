import type { Page } from "@playwright/test";
import { desktop, telephone } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { draws, scrolledBy, visit } from "#tests/support/visit.ts";

async function scrollDown(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 900));
  expect(await scrolledBy(page)).toBe(900);
}

/** A page that has just been opened: at its top, and its heading has the focus. */
async function expectNewlyOpened(page: Page, heading: string) {
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeFocused();
  // A browser that restores an old position does so a little later.
  await draws(page);
  expect(await scrolledBy(page)).toBe(0);
}

test("a link lands at a page's top, and the focus at its heading", async ({ page }) => {
  await visit(page, "/about-us");
  await scrollDown(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL("/privacy-policy");
  await expectNewlyOpened(page, "Privacy Policy");
});

test("Back and Forward land at the top as well", async ({ page }) => {
  await visit(page, "/about-us");
  await scrollDown(page);
  await page.getByRole("banner").getByRole("link", { name: "Giving" }).click();
  await expectNewlyOpened(page, "Church Giving");
  await page.evaluate(() => window.scrollTo(0, 300));

  await page.goBack();
  await expectNewlyOpened(page, "About Us");
  await scrollDown(page);

  await page.goForward();
  await expectNewlyOpened(page, "Church Giving");
});

test("a page opened by its address leaves the focus to the browser", async ({ page }) => {
  await visit(page, "/about-us");
  await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
});

test("the tab's title is the new page's", async ({ page }) => {
  await visit(page, "/about-us");
  await page.getByRole("banner").getByRole("link", { name: "Events" }).click();
  await expect(page).toHaveTitle(/^Events \|/);
});

test("a link to a section of another page lands at that section", async ({ page }) => {
  await visit(page, "/giving");
  await page.getByRole("button", { name: "Activities" }).click();
  await page.getByRole("link", { name: "Find your place" }).click();
  await expect(page.getByRole("heading", { name: "Find your place" })).toBeInViewport();
  expect(await scrolledBy(page)).toBeGreaterThan(500);
});

for (const viewport of [telephone, desktop, { width: 844, height: 390 }]) {
  test(`at ${viewport.width} px a jump lands right under the header, and shows nothing of the band before`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const section of ["service-times", "church-story", "find-your-place"]) {
      await visit(page, `/#${section}`);
      await expect
        .poll(async () => {
          const { top, bottom } = await page.evaluate((id) => {
            const edge = (selector: string) =>
              document.querySelector(selector)?.getBoundingClientRect();
            return { top: edge(`#${id}`)?.top ?? 0, bottom: edge("header")?.bottom ?? 0 };
          }, section);
          return Math.abs(top - bottom + 0.5);
        }, section)
        .toBeLessThanOrEqual(1);
    }
  });
}

test("Back and Forward to an address with a fragment show what it names", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("main").getByRole("link", { name: "Find out more" }).click();
  await expect(page).toHaveURL("/#church-story");
  await page.getByRole("banner").getByRole("link", { name: "Giving" }).click();
  await expectNewlyOpened(page, "Church Giving");

  const story = page.getByRole("region", { name: "Who we are" });
  await page.goBack();
  await expect(story).toBeFocused();
  await draws(page);
  expect(await scrolledBy(page)).toBeGreaterThan(500);
  await page.goBack();
  await expectNewlyOpened(page, "There’s a seat kept for you on Sunday.");
  await page.goForward();
  await expect(story).toBeFocused();
});

test("Back to a section that is not there lands at the page's top", async ({ page }) => {
  await visit(page, "/giving#nothing");
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expectNewlyOpened(page, "About Us");
  await scrollDown(page);
  await page.goBack();
  await expectNewlyOpened(page, "Church Giving");
});

test("going on before a page has faded in gets the next page", async ({ page }) => {
  // As on a slow machine: half a second passes before the next page is drawn.
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (draw) =>
      start(async () => {
        await new Promise((passed) => setTimeout(passed, 500));
        await (typeof draw === "function" ? draw() : draw?.update?.());
      });
  });
  await visit(page, "/events");
  for (const [name, path] of [
    ["Giving", "/giving"],
    ["Get Involved", "/get-involved"],
    ["About Us", "/about-us"],
  ] as const) {
    await page.getByRole("banner").getByRole("link", { name }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(path);
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
});

test("only a fade that was cut short goes unmentioned", async ({ page, consoleErrors }) => {
  consoleErrors.expect(
    /aborted because of timeout/,
    /The user aborted a request/,
    /lost on the way/,
  );
  await visit(page, "/giving");
  await page.evaluate(() => {
    const skipped = new DOMException("Transition was skipped", "AbortError");
    const hung = new DOMException("Transition was aborted because of timeout", "TimeoutError");
    const request = new DOMException("The user aborted a request.", "AbortError");
    for (const reason of [skipped, hung, request, new Error("A transition was lost on the way")]) {
      Promise.reject(reason);
    }
  });
});
