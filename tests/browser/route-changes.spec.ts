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
  await visit(page, "/privacy-policy");
  await page.getByRole("link", { name: "How long we keep it" }).click();
  const heading = page.getByRole("heading", { name: "6. How long we keep it" });
  await expect(heading).toBeInViewport();
  const header = await boxOf(page.getByRole("banner"));
  expect((await boxOf(heading)).y).toBeGreaterThanOrEqual(header.bottom);
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

test("a page that is opened at a section stands there from its first frame", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const look = () => {
      const section = document.getElementById("church-story");
      const hasMoved = section !== null && scrollY > 0;
      if (!hasMoved) requestAnimationFrame(look);
      else document.documentElement.dataset.first = String(section.getBoundingClientRect().top);
    };
    look();
  });
  await visit(page, "/#church-story");
  const moved = page.locator("html[data-first]");
  await expect(moved).toBeAttached();
  // The place of the section in the first frame in which the page was scrolled.
  const top = Number(await moved.getAttribute("data-first"));
  expect(top).toBeLessThan(desktop.height);
});

test("a link to a section scrolls smoothly, but at once for visitors who want less motion", async ({
  page,
}) => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    for (const [name, heading] of [
      ["Sunday Service", "Every Sunday"],
      ["Find out more", "Who we are"],
    ] as const) {
      await visit(page, "/");
      const places = await countPlacesOnTheWay(page, () =>
        page.getByRole("main").getByRole("link", { name }).click(),
      );
      await expect(page.getByRole("heading", { name: heading })).toBeInViewport();
      if (reducedMotion === "reduce") expect(places, name).toBe(1);
      // On a busy machine it is drawn once or twice on its way.
      else expect(places, name).toBeGreaterThan(1);
    }
  }
});

/** Counts at how many places below its top a page is drawn until it has come to a section. */
async function countPlacesOnTheWay(page: Page, goToSection: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const places = new Set<number>();
    const look = () => {
      if (scrollY > 0) places.add(Math.round(scrollY));
      document.documentElement.dataset.places = String(places.size);
      requestAnimationFrame(look);
    };
    look();
  });
  await goToSection();
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
  await waitForSection(page);
  return Number(await page.locator("html").getAttribute("data-places"));
}
