import type { Page } from "@playwright/test";
import { EVENTS_ON_HOME } from "#app/events/event.ts";
import { eightEvents } from "#tests/fixtures/feed-events.ts";
import { desktop, tablet, telephone } from "#tests/support/screens.ts";
import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import { checkingDiary, visit, waitForFrames } from "#tests/support/visit.ts";

/** The names of the events on home, in the order of the feed. */
const firstNames = eightEvents.slice(0, EVENTS_ON_HOME).map(({ name }) => name);

const carousel = (page: Page) => page.locator("[aria-roledescription=carousel]");
const slides = (page: Page) => carousel(page).locator("[aria-roledescription=slide]");
const previous = (page: Page) => carousel(page).getByRole("button", { name: /Previous/ });
const next = (page: Page) => carousel(page).getByRole("button", { name: /Next/ });

/** Waits until so many of the six events, from this one on, stand wholly within the carousel. */
async function expectInView(page: Page, first: number, count = 3) {
  await expect.poll(() => listNamesInView(page)).toEqual(firstNames.slice(first, first + count));
}

/** The names of the events that stand wholly within the carousel. */
function listNamesInView(page: Page): Promise<string[]> {
  return carousel(page).evaluate((region) => {
    const { left, right } = region.getBoundingClientRect();
    return [...region.querySelectorAll("[aria-roledescription=slide]")]
      .filter((slide) => {
        const box = slide.getBoundingClientRect();
        return box.left >= left - 1 && box.right <= right + 1;
      })
      .map((slide) => slide.querySelector("h3")?.textContent ?? "");
  });
}

async function visitCarousel(page: Page) {
  await visit(page, "/");
  await expect(checkingDiary(page)).toHaveCount(0);
  await expect(slides(page).first()).toBeVisible();
}

const shownAtOnce = [
  [telephone, 1],
  [tablet, 2],
  [desktop, 3],
] as const;

test("the carousel has the first events, as many in view as fit, and never moves", async ({
  page,
}) => {
  await page.clock.install({ time: SATURDAY_MORNING });
  await visitCarousel(page);
  await page.clock.runFor("02:00");
  await waitForFrames(page);
  expect(await listNamesInView(page)).toEqual(firstNames.slice(0, 3));
  await expect(slides(page).getByRole("heading")).toHaveText(firstNames);
  await expect(slides(page).first().getByText("Dec 6 at 7:00 PM", { exact: true })).toBeVisible();
  await expect(carousel(page)).toHaveAccessibleName("Upcoming Events");
  await expect(carousel(page)).toHaveRole("group");
  for (const [index, slide] of (await slides(page).all()).entries()) {
    await expect(slide).toHaveAccessibleName(`${index + 1} of ${firstNames.length}`);
  }
  for (const [screen, count] of shownAtOnce) {
    await page.setViewportSize(screen);
    await expectInView(page, 0, count);
  }
});

test("buttons and arrow keys move the carousel by one event, and it stops at its ends", async ({
  page,
}) => {
  await visitCarousel(page);
  await expect(previous(page)).toBeDisabled();
  await next(page).dblclick();
  await expectInView(page, 2);
  await page.keyboard.press("Enter");
  await expectInView(page, 3);
  await expect(next(page)).toBeDisabled();
  await expect(next(page)).toBeFocused();
  for (const first of [2, 1, 0]) {
    await previous(page).click();
    await expectInView(page, first);
  }
  await expect(previous(page)).toBeDisabled();

  for (const control of [next(page), slides(page).first().getByRole("link").first()]) {
    await control.focus();
    await page.keyboard.press("ArrowRight");
    await expectInView(page, 1);
    await page.keyboard.press("ArrowLeft");
    await expectInView(page, 0);
  }

  // With Alt it is the browser's own Back or Forward.
  await page.keyboard.press("Alt+ArrowRight");
  await waitForFrames(page);
  expect(await listNamesInView(page)).toEqual(firstNames.slice(0, 3));
});

test("a carousel with room for all its events has no buttons", async ({ page, calendar }) => {
  for (const [screen, count] of shownAtOnce) {
    await page.setViewportSize(screen);
    calendar.has(eightEvents.slice(0, count));
    await visitCarousel(page);
    await expect(slides(page)).toHaveCount(count);
    await expect(next(page)).toBeHidden();
    await expect(page.getByText(`1 of ${count}`, { exact: true })).toBeHidden();
  }
});
