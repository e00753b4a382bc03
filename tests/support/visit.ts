import { expect, type Locator, type Page } from "@playwright/test";
import { feedEntry } from "#churchsuite/testing";
import { unknown } from "./built-pages.ts";
import type { ConsoleErrors } from "./test.ts";

/** Opens a page and waits until its script has taken over from the HTML. */
export async function visit(page: Page, path: string, patience?: number): Promise<void> {
  await page.goto(path);
  await scriptHasArrived(page, patience);
}

/**
 * Gives the page a visitor's sign, for which islands out of view wait, until all are alive: again and again, as a mouse
 * that is moved does, because the first may be given before the page listens. For at most `patience` milliseconds.
 */
export async function scriptHasArrived(page: Page, patience = 40_000): Promise<void> {
  await expect(async () => {
    await page.locator("html").dispatchEvent("mouseover");
    await expect(page.locator("html[data-hydrated]")).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: patience });
}

/** A clock put on before it has would be taken for its timeout. */
export function calendarHasAnswered(page: Page): Promise<void> {
  return expect(checkingDiary(page)).toHaveCount(0);
}

/** Opens a page as it stands when the calendar has answered; also the one that is not found, with what the console says of it. */
export async function visitWhole(
  page: Page,
  path: string,
  consoleErrors: ConsoleErrors,
): Promise<void> {
  if (path === unknown.path) consoleErrors.expect(...unknown.consoleErrors);
  await visit(page, path);
  await calendarHasAnswered(page);
}

/** In CSS pixels. */
export function scrolledBy(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Waits until a link's smooth way to a section is at its end: the page stands where it stood some frames before. */
export async function sectionIsReached(page: Page): Promise<void> {
  await expect(async () => {
    const before = await scrolledBy(page);
    await draws(page);
    expect(await scrolledBy(page)).toBe(before);
  }).toPass();
}

/** Lets the browser draw: time enough for what a script would do wrongly, were it to do it. */
export async function draws(page: Page, frames = 10): Promise<void> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  }, frames);
}

/** Waits until a page has done whatever it leaves for a quiet moment: counting, keeping, fetching beforehand. */
export async function isIdle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await draws(page);
}

/** Goes to another page by the menu of a wide screen. */
export async function goTo(page: Page, name: string, heading = name): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
}

export async function openDrawer(page: Page): Promise<Locator> {
  await page.getByRole("banner").getByRole("button", { name: "Open menu" }).click();
  await expect(dialog(page)).toBeVisible();
  return dialog(page);
}

/** Every event a page shows, on its list or in its carousel. */
export const events = (page: Page): Locator => page.getByRole("main").getByRole("article");
export const eventNamed = (page: Page, name: string): Locator =>
  events(page).filter({ hasText: name });
const dialog = (page: Page): Locator => page.getByRole("dialog");
export const checkingDiary = (page: Page): Locator => page.getByText("checking the diary");
/** It leads to the event's page with tickets, or nowhere. */
export const detailsLink = (page: Page, name: string): Locator =>
  eventNamed(page, name).getByRole("link", { name: `Details of ${name}` });
export const failure = (page: Page): Locator => page.getByRole("alert");

/** The events that the events page shows, as a feed would send them: with their identifiers, names and starts, in their order. */
export async function snapshotEvents(page: Page): Promise<ReturnType<typeof feedEntry>[]> {
  const shown = await events(page).evaluateAll((articles) =>
    articles.map((article) => ({
      identifier: article.id,
      name: article.querySelector("h3")?.textContent ?? "",
      start: article.querySelector("time")?.dateTime ?? "",
    })),
  );
  return shown.map(({ identifier, name, start }) =>
    start.length > "2026-12-06".length
      ? feedEntry(name, start, { identifier, datetime_end: null })
      : feedEntry(name, `${start}T00:00:00`, { identifier, datetime_end: `${start}T23:59:59` }),
  );
}
