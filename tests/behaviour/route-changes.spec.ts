import type { Page } from "@playwright/test";
import { boxOf, desktop, telephone, telephoneSideways } from "#tests/support/screens.ts";
import { holdBack } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import {
  draws,
  goTo,
  scriptHasArrived,
  scrolledBy,
  sectionIsReached,
  visit,
} from "#tests/support/visit.ts";

async function scrollDown(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 900));
  expect(await scrolledBy(page)).toBe(900);
}

/** A page that has just been opened, at its top. */
async function expectNewlyOpened(page: Page, heading: string) {
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  // A browser that restores an old position does so a little later.
  await scriptHasArrived(page);
  await draws(page);
  expect(await scrolledBy(page)).toBe(0);
}

test("links, Back and Forward land at a page's top; a reload stays", async ({ page }) => {
  const reload = async () => {
    await scrollDown(page);
    await page.reload();
    await scriptHasArrived(page);
    await expect.poll(() => scrolledBy(page)).toBe(900);
  };
  await visit(page, "/about-us");
  await reload();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL("/privacy-policy");
  await expectNewlyOpened(page, "Privacy Policy");
  await expect(page).toHaveTitle(/^Privacy Policy \|/);
  await scrollDown(page);

  await page.goBack();
  await expectNewlyOpened(page, "About Us");
  await reload();
  await page.goForward();
  await expectNewlyOpened(page, "Privacy Policy");
});

test("on any screen a jump lands right under the header", async ({ page }) => {
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

test("the keyboard goes on from a section, and Back shows it", async ({ page }) => {
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
  await sectionIsReached(page);
  await goTo(page, "Giving", "Church Giving");
  await expectNewlyOpened(page, "Church Giving");

  await page.goBack();
  await scriptHasArrived(page);
  await draws(page);
  await expect(page.getByRole("region", { name: "Who we are" })).toBeInViewport();
  expect(await scrolledBy(page)).toBeGreaterThan(500);
});

test("Back to a section that is not there lands at the page's top", async ({ page }) => {
  await visit(page, "/giving#nothing");
  await scrollDown(page);
  await goTo(page, "About Us");
  await page.goBack();
  await expectNewlyOpened(page, "Church Giving");
});

test("a page that the browser kept opens at its top or its section", async ({ page }) => {
  // A browser under test keeps no pages: it is told that this one was.
  const comeBack = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await visit(page, "/about-us");
  await scrollDown(page);
  await comeBack();
  expect(await scrolledBy(page)).toBe(0);

  await visit(page, "/#church-story");
  const atStory = await scrolledBy(page);
  expect(atStory).toBeGreaterThan(500);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await comeBack();
  expect(await scrolledBy(page)).toBe(atStory);
});

/** How long a page stands still, in ms, that has come to rest: a busy browser draws seldom. */
const AT_REST = 500;

/** Where the page stands, again and again, until it has come to a place such as `isEnd` says, and stays there. */
async function placesOnTheWay(page: Page, isEnd: (place: number) => boolean): Promise<number[]> {
  const places: number[] = [];
  for (let since = Date.now(); Date.now() - since < AT_REST; ) {
    const place = await scrolledBy(page);
    if (!isEnd(place) || place !== places.at(-1)) since = Date.now();
    places.push(place);
  }
  const end = places.at(-1) ?? 0;
  return places.filter((place) => place > 100 && Math.abs(place - end) > 100);
}

const isAtSection = (place: number) => place > 500;
const isAtTop = (place: number) => place === 0;

for (const [who, javaScriptEnabled, isHeldBack] of [
  ["before a script has come", true, true],
  ["when the script has come", true, false],
  ["without JavaScript", false, false],
] as const) {
  test.describe(`on a telephone ${who}`, () => {
    test.use({ javaScriptEnabled, viewport: telephone, hasTouch: true });

    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      test(`a tap on a section moves as is asked: ${reducedMotion}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion });
        const letScriptCome = await holdBack(page, isHeldBack ? /\/entry\.client/ : /no-such-file/);
        for (const name of ["Sunday Service", "Find out more"]) {
          if (javaScriptEnabled && !isHeldBack) await visit(page, "/");
          else await page.goto("/", { waitUntil: "commit" });
          const link = page.getByRole("main").getByRole("link", { name });
          await expect(link).toBeInViewport();
          const tap = async () => {
            const passed = placesOnTheWay(page, isAtSection);
            await link.tap();
            return await passed;
          };
          const passed = await tap();
          if (reducedMotion === "reduce") expect(passed, name).toEqual([]);
          // A busy browser may draw nothing of the way, but not time and again.
          else if (passed.length === 0) {
            await page.goBack({ waitUntil: "commit" });
            await expect.poll(() => scrolledBy(page)).toBe(0);
            expect(await tap(), name).not.toEqual([]);
          }
          // Back is there at once.
          const back = placesOnTheWay(page, isAtTop);
          await page.goBack({ waitUntil: "commit" });
          const wayBack = await back;
          expect(wayBack.filter((place) => place !== wayBack[0])).toEqual([]);
        }
        letScriptCome();
      });
    }

    test("a page opened or loaded anew at a section is there at once", async ({ page }) => {
      await page.goto("/#church-story", { waitUntil: "commit" });
      expect(await placesOnTheWay(page, isAtSection)).toEqual([]);
      await page.reload({ waitUntil: "commit" });
      expect(await placesOnTheWay(page, isAtSection)).toEqual([]);
    });
  });
}
