import type { Page } from "@playwright/test";
import { EVENTS_ON_HOME } from "#app/events/event.ts";
import { eightEvents } from "#tests/fixtures/feed-events.ts";
import { findViolations } from "#tests/support/axe.ts";
import { NOT_FETCHED } from "#tests/support/fake-calendar.ts";
import { translate } from "#tests/support/surroundings.ts";
import { expect, SATURDAY_MORNING, test, YEARS_LATER } from "#tests/support/test.ts";
import {
  checkingDiary,
  eventNamed,
  events,
  failure,
  goTo,
  visit,
  waitForFrames,
} from "#tests/support/visit.ts";

const noEvents = (page: Page) => page.getByRole("heading", { name: "No Upcoming Events" });

const TOAST = "Failed to fetch events";
const ALERT = "Failed to load events. Please try again later.";

const copy = (page: Page) => page.getByText("As of Saturday 21 November. ");
const toast = (page: Page) => page.getByText(TOAST, { exact: true });

async function expectFailure(page: Page) {
  await expect(failure(page)).toHaveText(`${ALERT} Below is the copy of Saturday 21 November.`);
  await expect(toast(page)).toBeVisible();
  await expect(failure(page)).not.toContainText(TOAST);
  await expect(checkingDiary(page)).toHaveCount(0);
  await expect(noEvents(page)).toHaveCount(0);
}

/** The pages that show events: how many of the eight, and the part in which they stand. */
const pagesWithEvents = [
  {
    path: "/",
    count: EVENTS_ON_HOME,
    findPart: (page: Page) => page.getByRole("region", { name: "Upcoming Events" }),
  },
  { path: "/events", count: 8, findPart: (page: Page) => page.getByRole("main") },
];

for (const { path, count, findPart } of pagesWithEvents) {
  test(`${path} shows a copy and its date until the calendar answers`, async ({
    page,
    calendar,
  }) => {
    calendar.holdsBack();
    await visit(page, path);
    await expect(checkingDiary(page)).toBeVisible();
    await expect(copy(page)).toBeVisible();
    expect(await events(page).count()).toBeGreaterThanOrEqual(5);
    await expect(noEvents(page)).toHaveCount(0);
    expect(await findViolations(page, findPart(page))).toEqual([]);

    calendar.answersNow();
    await expect(eventNamed(page, "Service of Light")).toHaveCount(1);
    await expect(events(page)).toHaveCount(count);
    for (const absent of [checkingDiary, copy, failure]) await expect(absent(page)).toHaveCount(0);

    await test.step("it shows no copy when all of that is over", async () => {
      calendar.holdsBack();
      await page.clock.setFixedTime(YEARS_LATER);
      await visit(page, path);
      await expect(checkingDiary(page)).toBeVisible();
      for (const absent of [events, copy, noEvents]) await expect(absent(page)).toHaveCount(0);
      expect(await findViolations(page, findPart(page))).toEqual([]);
      calendar.answersNow();
      await expect(events(page)).toHaveCount(count);
    });
  });

  test(`${path} says in a card when there are no events`, async ({ page, calendar }) => {
    calendar.has([]);
    await visit(page, path);
    await expect(noEvents(page)).toBeVisible();
    await expect(page.getByText("Check back soon for new events")).toBeVisible();
    for (const absent of [failure, checkingDiary, copy, events]) {
      await expect(absent(page)).toHaveCount(0);
    }
    await expect(page.getByRole("link", { name: "All events" })).toBeHidden();
    expect(await findViolations(page, findPart(page))).toEqual([]);
  });

  test(`${path} says when the calendar is down, above a copy`, async ({ page, calendar }) => {
    calendar.fails();
    await visit(page, path);
    await expectFailure(page);
    await expect(copy(page)).toHaveCount(0);
    expect(await events(page).count()).toBeGreaterThanOrEqual(5);
    expect(await findViolations(page, findPart(page))).toEqual([]);
  });
}

// That it fails in other ways, too, is held by lib/churchsuite/fetch-events.test.ts.
test("a page without the calendar says when the service is and whom to ring, and works again after it", async ({
  page,
  calendar,
}) => {
  calendar.fails();
  await visit(page, "/events");
  await expectFailure(page);
  const main = page.getByRole("main");
  await expect(main).toContainText("11:30 AM");
  const number = main.getByRole("link", { name: "028 9649 6012" });
  await expect(number).toHaveAttribute("href", "tel:+442896496012");
  await goTo(page, "Giving", "Church Giving");
  await expect(failure(page)).toHaveCount(0);
  calendar.has([]);
  await page.getByRole("banner").getByRole("link", { name: "Events" }).click();
  await expect(noEvents(page)).toBeVisible();
});

test("a calendar that never answers has failed after half a minute", async ({
  page,
  calendar,
  consoleErrors,
}) => {
  consoleErrors.expect(NOT_FETCHED);
  calendar.holdsBack();
  await page.clock.install({ time: SATURDAY_MORNING });
  const request = page.waitForRequest(/calendar\/json/);
  await visit(page, "/events");
  await request;
  await expect(checkingDiary(page)).toBeVisible();
  await page.clock.runFor("00:30");
  await expectFailure(page);
  await expect(events(page)).not.toHaveCount(0);
});

test("Try again asks the calendar once more at each press, and keeps the focus", async ({
  page,
  calendar,
}) => {
  const again = page.getByRole("button", { name: /^Try/ });
  calendar.fails();
  await visit(page, "/events");
  await expect(failure(page)).toContainText(ALERT);
  expect(calendar.calls).toHaveLength(1);

  await again.focus();
  await page.keyboard.press("Enter");
  await expect(again).toHaveText("Try again");
  await expect(again).toBeFocused();
  await expect(failure(page)).toContainText(ALERT);
  expect(calendar.calls).toHaveLength(2);

  calendar.holdsBack();
  calendar.has(eightEvents);
  await page.keyboard.press("Enter");
  await expect(again).toHaveText("Trying again…");
  await page.keyboard.press("Enter");
  calendar.answersNow();
  await expect(again).toHaveCount(0);
  await expect(failure(page)).toHaveCount(0);
  await expect(toast(page)).toHaveCount(0);
  await waitForFrames(page);
  expect(calendar.calls).toHaveLength(3);
  await expect(events(page).first()).toBeVisible();
  await expect(page.locator(":focus")).toHaveAccessibleName("List of events");
  await expect(page.locator(":focus")).toHaveCSS("outline-style", "solid");
  await expect(page.locator("h1:focus, body:focus")).toHaveCount(0);
});

/** Somebody looks at the page again, `minutes` after they did something else. */
async function comeBackAfter(page: Page, minutes: number): Promise<void> {
  await page.clock.fastForward(minutes * 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await waitForFrames(page);
}

test("somebody who comes back to a page after an hour sees of when its events are, and then the new ones", async ({
  page,
  calendar,
}) => {
  const old = page.getByText("As of Saturday 21 November, 9am.");
  calendar.has(eightEvents);
  await page.clock.install({ time: SATURDAY_MORNING });
  await visit(page, "/events");
  await expect(events(page)).toHaveCount(8);
  await comeBackAfter(page, 50);
  expect(calendar.calls).toHaveLength(1);
  await expect(old).toHaveCount(0);

  calendar.holdsBack();
  calendar.fails();
  await comeBackAfter(page, 20);
  await expect(old).toBeVisible();
  await expect(checkingDiary(page)).toBeVisible();
  calendar.answersNow();
  // What fails as a telephone wakes up is tried once more.
  await page.clock.fastForward(2000);
  await expect.poll(() => calendar.calls.length).toBe(3);
  await expect(checkingDiary(page)).toHaveCount(0);
  await expect(old).toBeVisible();
  await expect(events(page)).toHaveCount(8);
  await expect(failure(page)).toHaveCount(0);
});

// A page that React can no longer change is replaced by its error page, and the console tells of it.
test("in a browser's translation, too, Events shows what the calendar sends", async ({
  page,
  calendar,
}) => {
  calendar.holdsBack();
  await visit(page, "/events");
  calendar.fails();
  await translate(page);
  calendar.answersNow();
  await expect(failure(page)).toBeVisible();

  calendar.has(eightEvents);
  await translate(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(eventNamed(page, "Soup Lunch")).toBeVisible();

  calendar.has([]);
  await translate(page);
  await page.clock.setFixedTime(new Date("2026-11-21T11:00:00Z"));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(noEvents(page)).toBeVisible();
});
