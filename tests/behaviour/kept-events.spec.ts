import type { Locator, Page } from "@playwright/test";
import { eightEvents, feedEvent, pictures } from "#tests/fixtures/feed-events.ts";
import type { Calendar } from "#tests/support/fake-calendar.ts";
import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import {
  checkingDiary,
  draws,
  eventNamed,
  events,
  snapshotEvents,
  visit,
} from "#tests/support/visit.ts";

declare global {
  interface Window {
    /** What the page showed when a test looked at it. */
    lookedAt?: (HTMLElement | SVGElement)[];
  }
}

const before = feedEvent("Before Them All", "2026-11-21 09:30:00");
const after = feedEvent("After Them All", "2028-01-01 19:30:00");

/** Remembers elements of a page. */
async function lookAt(elements: Locator) {
  await elements.evaluateAll((all) => {
    window.lookedAt = all;
  });
}

/** How many of the things looked at are still in the document. */
function kept(page: Page): Promise<number | undefined> {
  return page.evaluate(() => window.lookedAt?.filter((element) => element.isConnected).length);
}

/** The events of the copy, on the events page that still waits for the calendar. */
async function waitingEvents(page: Page, calendar: Calendar) {
  calendar.holdsBack();
  await visit(page, "/events");
  return snapshotEvents(page);
}

test("the events page's events stay the same elements beside new ones", async ({
  page,
  calendar,
}) => {
  const sent = await waitingEvents(page, calendar);
  calendar.has([before, ...sent, after]);
  await lookAt(events(page));
  const heading = events(page).getByRole("heading").first();
  await heading.selectText();
  calendar.answersNow();
  await expect(events(page)).toHaveCount(sent.length + 2);
  await expect(checkingDiary(page)).toHaveCount(0);
  expect(await kept(page)).toBe(sent.length);
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(sent[0]?.name);
});

test("the home page's events stay the same elements beside new ones", async ({
  page,
  calendar,
}) => {
  const sent = await waitingEvents(page, calendar);
  await visit(page, "/");
  const names = await events(page).getByRole("heading").allTextContents();
  const six = names.map((name) => sent.find((event) => event.name === name));
  calendar.has([...six.slice(0, 5), ...eightEvents]);
  await lookAt(events(page));
  calendar.answersNow();
  await expect(eventNamed(page, "Service of Light")).toHaveCount(1);
  expect(await kept(page)).toBe(5);
});

test("nothing of the list is drawn anew as time goes by", async ({ page, calendar }) => {
  await page.clock.install({ time: SATURDAY_MORNING });
  await waitingEvents(page, calendar);
  calendar.has([...eightEvents, after]);
  const link = events(page).first().getByRole("link").first();
  await link.focus();
  calendar.answersNow();
  await expect(events(page)).toHaveCount(9);
  await lookAt(page.locator("article, article img"));
  const seen = await kept(page);
  await link.blur();
  await page.clock.runFor("02:01");
  expect(await kept(page)).toBe(seen);
});

test("what is read further down stays when an earlier event comes", async ({ page, calendar }) => {
  calendar.has([before, ...(await waitingEvents(page, calendar))]);
  const name = (await events(page).nth(5).getByRole("heading").textContent()) ?? "";
  const heading = events(page).getByRole("heading", { name, exact: true }).first();
  const top = () => heading.evaluate((words) => Math.round(words.getBoundingClientRect().top));
  await heading.evaluate((words) => window.scrollBy(0, words.getBoundingClientRect().top - 5));
  expect(await top()).toBe(5);
  calendar.answersNow();
  await expect(eventNamed(page, "Before Them All")).toHaveCount(1);
  await draws(page);
  expect(Math.abs((await top()) - 5)).toBeLessThanOrEqual(2);
});

test("a picture that failed does not hide the one the calendar sends", async ({
  page,
  calendar,
  consoleErrors,
}) => {
  consoleErrors.expect(/net::ERR_FAILED/);
  const sent = await waitingEvents(page, calendar);
  const photo = page.locator("img[src*='/demo/pictures/']");
  const id = await events(page).filter({ has: photo }).first().getAttribute("id");
  const picture = page.locator(`[id="${id}"] img`);
  await page.route("**/demo/pictures/**", (route) => route.abort());
  await visit(page, "/events");
  await page.locator(`[id="${id}"]`).scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("src", /\/assets\/.*\.svg$/);
  const images = pictures("good", ["lg"]);
  calendar.has(sent.map((event) => (event.identifier === id ? { ...event, images } : event)));
  calendar.answersNow();
  await expect(picture).toHaveAttribute("src", /good_lg\.jpg$/);
});
