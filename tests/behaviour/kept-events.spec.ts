import type { Page } from "@playwright/test";
import { eightEvents } from "#tests/fixtures/eight-events.ts";
import { feedEvent, pictures } from "#tests/fixtures/feed-event.ts";
import { checkingDiary, eventNamed, events } from "#tests/support/locators.ts";
import { snapshotEvents } from "#tests/support/snapshot-events.ts";
import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

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
  await events(page).nth(1).getByRole("link").first().focus();
  calendar.answersNow();
  await expect(events(page)).toHaveCount(sent.length + 2);
  await expect(checkingDiary(page)).toHaveCount(0);
  const lostArticles = await page.evaluate(
    () => window.lookedAt?.filter((seen) => seen.matches("article") && !seen.isConnected).length,
  );
  expect(lostArticles).toBe(0);
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(sent[0]?.name);
  await expect(events(page).nth(2).getByRole("link").first()).toBeFocused();
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

test("what a visitor reads further down stays there when earlier events come in", async ({
  page,
  calendar,
}) => {
  calendar.holdsBack();
  await visit(page, "/events");
  calendar.has([before, ...(await snapshotEvents(page))]);
  const read = events(page).nth(5);
  const id = await read.getAttribute("id");
  await read.evaluate((row) => row.scrollIntoView());
  const top = () =>
    page.evaluate((name) => {
      const row = document.getElementById(name ?? "");
      return Math.round(row?.getBoundingClientRect().top ?? -1);
    }, id);
  const stood = await top();
  calendar.answersNow();
  await expect(eventNamed(page, "Before Them All")).toHaveCount(1);
  await expect.poll(async () => Math.abs((await top()) - stood)).toBeLessThanOrEqual(2);
});

test("a picture that failed in the copy does not hide the one the calendar sends", async ({
  page,
  calendar,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED/);
  await page.route("**/demo/pictures/**", (route) => route.abort());
  calendar.holdsBack();
  await visit(page, "/events");
  const sent = await snapshotEvents(page);
  const failed = page.locator("article", { has: page.locator("span > picture") }).first();
  const name = (await failed.getByRole("heading").textContent()) ?? "";
  await failed.scrollIntoViewIfNeeded();
  await expect(failed.locator("img")).toHaveAttribute("src", /\/assets\/.*\.svg$/);
  calendar.has(
    sent.map((event) =>
      event.name === name ? { ...event, images: pictures("good", ["lg"]) } : event,
    ),
  );
  calendar.answersNow();
  await expect(failed.locator("img")).toHaveAttribute("src", /good_lg\.jpg$/);
});
