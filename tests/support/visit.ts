import { expect, type Page } from "@playwright/test";
import type { ConsoleErrors } from "./console-errors.ts";
import { unknown } from "./every-page.ts";
import { checkingDiary } from "./locators.ts";

/** Opens a page and waits until its script has taken over from the HTML. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptHasArrived(page);
}

/**
 * Gives the page a visitor's sign, for which islands out of view wait, until all are alive: again and again, as a mouse
 * that is moved does, because the first may be given before the page listens.
 */
export async function scriptHasArrived(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator("html").dispatchEvent("mouseover");
    await expect(page.locator("html[data-hydrated]")).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

/** Waits for the calendar's answer: a clock put on before it has come would be taken for its timeout. */
export async function calendarHasAnswered(page: Page): Promise<void> {
  await expect(checkingDiary(page)).toHaveCount(0);
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

/** How far down a page stands, in CSS pixels. */
export function scrolledBy(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Lets the browser draw: time enough for what a script would do wrongly, were it to do it. */
export async function draws(page: Page, frames = 10): Promise<void> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  }, frames);
}
