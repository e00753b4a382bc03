import type { Locator, Page } from "@playwright/test";
import { boxOf, desktop, telephone, telephoneSideways } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import {
  goTo,
  scrollPosition,
  visit,
  waitForScript,
  waitForSection,
} from "#tests/support/visit.ts";

/** The links at the head of the home page, the headings that they lead to, and how they are pressed. */
const linksToSections = [
  { name: "Sunday Service", heading: "Every Sunday", press: "click" },
  { name: "Find out more", heading: "Who we are", press: "tap" },
] as const;
/** How often a page is seen at the same place when it is at rest: several looks may fall on one frame. */
const LOOKS_AT_REST = 50;
/** How far from its end a page may stand, in CSS pixels: what comes late, such as a font, moves the words below it. */
const AT_END = 100;

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

for (const [scripts, javaScriptEnabled] of [
  ["with JavaScript", true],
  ["without JavaScript", false],
] as const) {
  test.describe(`for a visitor ${scripts}`, () => {
    test.use({ javaScriptEnabled, hasTouch: true });

    test("a link to a section scrolls smoothly when it is pressed first of all, and Back is at once", async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      for (const { name, heading, press } of linksToSections) {
        // On a busy machine the page may not be looked at until it is at rest.
        await expect(async () => {
          await page.goto("/");
          const places = await findPlacesOnTheWay(page, () => linkOf(page, name)[press]());
          await expect(page.getByRole("heading", { name: heading })).toBeInViewport();
          expect(places, name).not.toEqual([]);
        }).toPass();
        const placesBack = await findPlacesOnTheWay(page, () => page.goBack());
        expect(placesBack, `Back from ${name}`).toEqual([]);
      }
    });

    test("a link to a section leads there at once if the visitor wants less motion", async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const { name, heading, press } of linksToSections) {
        await page.goto("/");
        const places = await findPlacesOnTheWay(page, () => linkOf(page, name)[press]());
        await expect(page.getByRole("heading", { name: heading })).toBeInViewport();
        expect(places, name).toEqual([]);
      }
    });
  });
}

function linkOf(page: Page, name: string): Locator {
  return page.getByRole("main").getByRole("link", { name });
}

/**
 * Finds the places between its start and its end at which a page is seen before it comes to rest. It is looked at from
 * outside, because without JavaScript nothing in the page could look.
 */
async function findPlacesOnTheWay(page: Page, go: () => Promise<unknown>): Promise<number[]> {
  const start = await scrollPosition(page);
  await go();
  const places: number[] = [];
  let place = start;
  let looksAtRest = 0;
  while (place === start || looksAtRest < LOOKS_AT_REST) {
    const before = place;
    place = await scrollPosition(page);
    places.push(place);
    looksAtRest = place === before ? looksAtRest + 1 : 0;
  }
  return places.filter((one) => one !== start && Math.abs(one - place) > AT_END);
}
