import type { Page } from "@playwright/test";
import { feedEntry } from "#churchsuite/testing";
import { eightEvents } from "#tests/fixtures/feed-events.ts";
import { eventPages, groupPages } from "#tests/support/built-pages.ts";
import type { Calendar } from "#tests/support/fake-calendar.ts";
import { layoutShift, telephone } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { checkingDiary, snapshotEvents, visit, waitForFrames } from "#tests/support/visit.ts";

test.slow();

/** The most layout shift that nobody notices. A page with 0.1 or more counts as one that jumps. */
const HARDLY_ANYTHING = 0.02;

const earliest = feedEntry("Before Them All", "2026-11-21 09:30:00");

// On a telephone all stands in one column, so whatever comes late moves most.
test.use({ viewport: telephone });

/** A page of each kind. All other pages have the same parts. */
const pagesOfEachKind = [
  "/",
  "/events",
  "/this-week",
  groupPages.at(-1) ?? "",
  eventPages.at(-1) ?? "",
];

test("nothing moves while a page of any kind arrives", async ({ page, calendar }) => {
  for (const path of pagesOfEachKind) await expectNothingMoves(page, calendar, path);
});

test("nothing moves on Events, whatever the calendar answers", async ({ page, calendar }) => {
  calendar.holdsBack();
  await visit(page, "/events");
  const feed = await snapshotEvents(page);
  for (const [what, answer] of [
    ["one more at the top", () => calendar.has([earliest, ...feed])],
    ["all but the first", () => calendar.has(feed.slice(1))],
    ["other events", () => calendar.has(eightEvents)],
    ["none", () => calendar.has([])],
    ["a failure", () => calendar.fails()],
  ] as const) {
    await expectNothingMoves(page, calendar, "/events", answer, what);
  }
});

/** Opens a page, lets the calendar answer when all else has come, and adds up what has moved. */
async function expectNothingMoves(
  page: Page,
  calendar: Calendar,
  path: string,
  answer = () => {},
  what = path,
) {
  calendar.holdsBack();
  answer();
  await visit(page, path);
  await waitForTheRest(page);
  await lookAtEvents(page);
  calendar.answersNow();
  await expect(checkingDiary(page)).toHaveCount(0);
  await waitForTheRest(page);
  expect.soft(await layoutShift(page), what).toBeLessThan(HARDLY_ANYTHING);
}

async function waitForTheRest(page: Page) {
  await page.waitForLoadState("load");
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await waitForFrames(page);
}

/** Shifts beyond the screen do not count, so the page is scrolled: on the home page the events are far down. */
async function lookAtEvents(page: Page) {
  const heading = page.getByRole("heading", { name: "Upcoming Events" });
  if (await heading.isVisible()) await heading.evaluate((events) => events.scrollIntoView());
  await waitForFrames(page);
}
