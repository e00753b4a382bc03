import type { Page } from "@playwright/test";
import { eightEvents } from "#tests/fixtures/eight-events.ts";
import { feedEvent, pictures } from "#tests/fixtures/feed-event.ts";
import { checkingDiary, eventNamed, events } from "#tests/support/locators.ts";
import { snapshotEvents } from "#tests/support/snapshot-events.ts";
import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import { draws, visit } from "#tests/support/visit.ts";

declare global {
  interface Window {
    /** What the page showed when a test looked at it. */
    lookedAt?: Element[];
  }
}

const before = feedEvent("Before Them All", "2026-11-21 09:30:00");
const after = feedEvent("After Them All", "2028-01-01 19:30:00");

async function lookAtEvents(page: Page) {
  await events(page).evaluateAll((articles) => {
    window.lookedAt = articles.flatMap((article) => [article, ...article.querySelectorAll("img")]);
  });
}

/** How many of the things looked at are no longer in the document. */
function lost(page: Page): Promise<number | undefined> {
  return page.evaluate(() => window.lookedAt?.filter((element) => !element.isConnected).length);
}

test("events that are on the page stay the same elements when the calendar sends them with others", async ({
  page,
  calendar,
}) => {
  calendar.holdsBack();
  await visit(page, "/events");
  const sent = await snapshotEvents(page);
  calendar.has([before, ...sent, after]);
  await lookAtEvents(page);
  const heading = events(page).getByRole("heading").first();
  await heading.selectText();
  calendar.answersNow();
  await expect(events(page)).toHaveCount(sent.length + 2);
  await expect(checkingDiary(page)).toHaveCount(0);
  const lostArticles = await page.evaluate(
    () => window.lookedAt?.filter((seen) => seen.matches("article") && !seen.isConnected).length,
  );
  expect(lostArticles).toBe(0);
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(sent[0]?.name);
});

test("the home page's events stay the same elements when the calendar sends others after them", async ({
  page,
  calendar,
}) => {
  calendar.holdsBack();
  await visit(page, "/events");
  const sent = await snapshotEvents(page);
  await visit(page, "/");
  const names = await events(page).getByRole("heading").allTextContents();
  const six = names.map((name) => sent.find((event) => event.name === name));
  calendar.has([...six.slice(0, 5), ...eightEvents]);
  await lookAtEvents(page);
  calendar.answersNow();
  await expect(eventNamed(page, "Service of Light")).toHaveCount(1);
  const kept = await page.evaluate(
    () => window.lookedAt?.filter((seen) => seen.matches("article") && seen.isConnected).length,
  );
  expect(kept).toBe(5);
});

test("nothing of the list is drawn anew as time goes by", async ({ page, calendar }) => {
  calendar.holdsBack();
  await page.clock.install({ time: SATURDAY_MORNING });
  await visit(page, "/events");
  calendar.has([...eightEvents, after]);
  await events(page).first().getByRole("link").first().focus();
  calendar.answersNow();
  await expect(events(page)).toHaveCount(9);
  await lookAtEvents(page);
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  await page.clock.runFor("02:01");
  expect(await lost(page)).toBe(0);
});

test("what a visitor reads further down stays there when an earlier event comes in", async ({
  page,
  calendar,
}) => {
  calendar.holdsBack();
  await visit(page, "/events");
  calendar.has([before, ...(await snapshotEvents(page))]);
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

test("a picture that failed in the copy does not hide the one the calendar sends", async ({
  page,
  calendar,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED/);
  calendar.holdsBack();
  await visit(page, "/events");
  const sent = await snapshotEvents(page);
  const photo = page.locator("img[src*='/demo/pictures/']");
  const id = await events(page).filter({ has: photo }).first().getAttribute("id");
  const picture = page.locator(`[id="${id}"] img`);
  await page.route("**/demo/pictures/**", (route) => route.abort());
  await visit(page, "/events");
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("src", /\/assets\/.*\.svg$/);
  const images = pictures("good", ["lg"]);
  calendar.has(sent.map((event) => (event.identifier === id ? { ...event, images } : event)));
  calendar.answersNow();
  await expect(picture).toHaveAttribute("src", /good_lg\.jpg$/);
});
