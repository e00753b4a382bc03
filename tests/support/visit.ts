import { expect, type Locator, type Page } from "@playwright/test";
import { type FeedEntry, feedEntry } from "#churchsuite/testing";
import { unknownPage } from "./built-pages.ts";
import type { ConsoleErrors } from "./test.ts";

/** Opens a page and waits until its script has run and its islands are hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForScript(page);
}

/**
 * Waits until all islands are hydrated. Islands out of view wait for a first interaction, so the mouse is moved: again and
 * again, because the page may not listen yet.
 */
export async function waitForScript(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator("html").dispatchEvent("mouseover");
    await expect(page.locator("html[data-hydrated]")).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 40_000 });
}

/** Waits until the calendar has answered. A test that puts the clock on before that would make the answer time out. */
export function waitForCalendar(page: Page): Promise<void> {
  return expect(checkingDiary(page)).toHaveCount(0);
}

/** Opens a page and waits for its script and for the calendar. The page may be the unknown one, with its console errors. */
export async function visitWhole(
  page: Page,
  path: string,
  consoleErrors: ConsoleErrors,
): Promise<void> {
  if (path === unknownPage.path) consoleErrors.expect(...unknownPage.consoleErrors);
  await visit(page, path);
  await waitForCalendar(page);
}

/** How far the page has been scrolled down, in CSS pixels. */
export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Waits until smooth scrolling to a section has ended: the page stands where it stood some frames before. */
export async function waitForSection(page: Page): Promise<void> {
  await expect(async () => {
    const before = await scrollPosition(page);
    await waitForFrames(page);
    expect(await scrollPosition(page)).toBe(before);
  }).toPass();
}

/** Lets the browser draw some frames: long enough for a script to do something that it should not. */
export async function waitForFrames(page: Page, frames = 10): Promise<void> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, frames);
}

/** Waits until a page has done what it leaves for a quiet moment: counting views, fetching the next page. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await waitForFrames(page);
}

/** Goes to another page by the menu of a wide screen. */
export async function goTo(page: Page, name: string, heading = name): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
}

/** Opens the menu of narrow screens. */
export async function openDrawer(page: Page): Promise<Locator> {
  await page.getByRole("banner").getByRole("button", { name: "Open menu" }).click();
  await expect(dialog(page)).toBeVisible();
  return dialog(page);
}

function dialog(page: Page): Locator {
  return page.getByRole("dialog");
}

/** Every event on a page, in its list or its carousel. */
export function events(page: Page): Locator {
  return page.getByRole("main").getByRole("article");
}

export function eventNamed(page: Page, name: string): Locator {
  return events(page).filter({ hasText: name });
}

/** An event's link to its page with tickets. Without tickets it leads nowhere. */
export function detailsLink(page: Page, name: string): Locator {
  return eventNamed(page, name).getByRole("link", { name: `Details of ${name}` });
}

/** The note that stands on a page until the calendar has answered. */
export function checkingDiary(page: Page): Locator {
  return page.getByText("checking the diary");
}

/** The note that the calendar could not be read. */
export function failure(page: Page): Locator {
  return page.getByRole("alert");
}

/** The events on the events page as a feed would send them: with their identifiers, names and starts, in their order. */
export async function snapshotEvents(page: Page): Promise<FeedEntry[]> {
  const onPage = await events(page).evaluateAll((articles) =>
    articles.map((article) => ({
      identifier: article.id,
      name: article.querySelector("h3")?.textContent ?? "",
      start: article.querySelector("time")?.dateTime ?? "",
    })),
  );
  return onPage.map(({ identifier, name, start }) => {
    const takesWholeDay = start.length === "2026-12-06".length;
    if (!takesWholeDay) return feedEntry(name, start, { identifier, datetime_end: null });
    const end = `${start}T23:59:59`;
    return feedEntry(name, `${start}T00:00:00`, { identifier, datetime_end: end });
  });
}
