import type { Locator, Page } from "@playwright/test";
import { eightEvents, feedEvent } from "#tests/fixtures/feed-events.ts";
import { expectAccessible } from "#tests/support/axe.ts";
import { boxOf, desktop, telephone, telephoneSideways } from "#tests/support/screens.ts";
import { holdBack, translate } from "#tests/support/surroundings.ts";
import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import {
  checkingDiary,
  detailsLink,
  dialog,
  draws,
  eventNamed,
  events,
  failure,
  scriptHasArrived,
  scrolledBy,
  visit,
} from "#tests/support/visit.ts";

const goneWords = (page: Page) => page.getByText("That event is no longer in the church diary.");
const soup = (page: Page) => detailsLink(page, "Soup Lunch");

/** The details of the soup lunch are closed, and the keyboard is where it opened them. */
async function expectClosed(page: Page, address: string): Promise<void> {
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(soup(page)).toBeFocused();
}

const SCRIPT = /\/assets\/event-dialog-[^/]+\.js$/;

test("details open and close in four ways, and nothing moves", async ({ page, calendar }) => {
  await visit(page, "/events?from=newsletter");
  await expect(soup(page)).toHaveAttribute("href", "#");
  await page.getByRole("link", { name: /^December 2026/ }).click();
  const before = "/events?from=newsletter#2026-12";
  await expect(page).toHaveURL(before);
  await soup(page).scrollIntoViewIfNeeded();
  const height = await scrolledBy(page);
  expect(height).toBeGreaterThan(0);
  for (const close of [
    () => dialog(page).getByRole("button", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(20, 400),
    () => page.goBack(),
  ]) {
    await soup(page).click();
    await expect(dialog(page)).toHaveAccessibleName("Soup Lunch");
    await expect(page).toHaveURL("/events?from=newsletter#souplunc");
    await close();
    await expectClosed(page, before);
    await draws(page);
    // The browser rounds the heights of rows that it skips.
    expect(Math.abs((await scrolledBy(page)) - height)).toBeLessThanOrEqual(1);
  }
  expect(calendar.calls).toHaveLength(1);
  await soup(page).click();
  const date = dialog(page).getByText("Sunday 29 November, 12:45–11pm", { exact: true });
  await expect(date).toBeVisible();
  expect((await dialog(page).innerText()).match(/29|Sun/g)).toHaveLength(2);
  await expect(dialog(page)).toContainText("Church Halls, 12 Meeting House Lane");
  await expect(dialog(page)).toContainText("Soup, wheaten bread and a cup of tea.");
  // A text that is selected beyond them does not close them.
  await dialog(page).getByRole("heading").hover();
  await page.mouse.down();
  await page.mouse.move(5, 400);
  await page.mouse.up();
  await draws(page);
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
});

test("the address of an event that repeats opens its details", async ({ page, calendar }) => {
  const repeated = { identifier: "repeated" };
  calendar.has([
    ...eightEvents,
    feedEvent("Bible Study", "2026-12-03 20:00:00", repeated),
    feedEvent("Bible Study Social", "2026-12-10 20:00:00", repeated),
  ]);
  for (const [id, name] of [
    ["repeated-2026-12-10t20-00-00", "Bible Study Social"],
    ["repeated", "Bible Study"],
  ] as const) {
    // From elsewhere: another # on the page itself would not open it anew.
    await page.goto("about:blank");
    await visit(page, `/events#${id}`);
    await expect(dialog(page)).toHaveAccessibleName(name);
    await expect(dialog(page).getByRole("heading")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/events");
    const heading = page.getByRole("heading", { name, exact: true });
    const event = events(page).filter({ has: heading });
    await expect(event.locator("a:not([tabindex])").first()).toBeFocused();
  }
});

test("an event is said to be gone if the calendar says so", async ({ page, calendar }) => {
  for (const [hash, count] of [
    ["gone4ev3r", 1],
    ["gone%", 0],
    ["content", 0],
    ["2026-12", 0],
  ] as const) {
    await page.goto("about:blank");
    await visit(page, `/events#${hash}`);
    await expect(eventNamed(page, "Soup Lunch")).toBeVisible();
    await expect(goneWords(page), hash).toHaveCount(count);
    await expect(dialog(page)).toBeHidden();
  }

  calendar.holdsBack();
  calendar.has([...eightEvents, feedEvent("New Event", "2026-12-04 19:30:00")]);
  await page.goto("about:blank");
  await visit(page, "/events#newevent");
  await draws(page);
  await expect(goneWords(page)).toHaveCount(0);
  calendar.answersNow();
  await expect(dialog(page)).toHaveAccessibleName("New Event");
  await expect(goneWords(page)).toHaveCount(0);

  calendar.fails("is down");
  await page.reload();
  await expect(failure(page)).toBeVisible();
  await draws(page);
  await expect(goneWords(page)).toHaveCount(0);
});

for (const [path, name] of Object.entries({ "/": "Home", "/events": "Events" })) {
  test(`details on ${path} go with Back, Forward and a reload`, async ({ page, calendar }) => {
    await visit(page, "/giving");
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await scriptHasArrived(page);
    await soup(page).dblclick();
    await expect(dialog(page)).toHaveAccessibleName("Soup Lunch");
    // Only then the browser knows where Back leads.
    await expect(page).toHaveURL(/#souplunc$/);
    const height = await scrolledBy(page);
    for (const _ of ["first", "second"]) {
      await page.goBack();
      await expectClosed(page, path);
      expect(await scrolledBy(page)).toBe(height);
      await page.goForward();
      await expect(dialog(page)).toHaveAccessibleName("Soup Lunch");
      await expect(dialog(page).getByRole("heading")).toBeFocused();
    }
    expect(calendar.calls).toHaveLength(1);
    await page.reload();
    await expect(dialog(page)).toHaveAccessibleName("Soup Lunch");
    await page.goBack();
    await expectClosed(page, path);
    await soup(page).click();
    await expect(page).toHaveURL(/#souplunc$/);
    await page.keyboard.press("Escape");
    await expectClosed(page, path);
    await page.goBack();
    await expect(page).toHaveURL("/giving");
  });
}

for (const [path, isGone] of [
  ["/", false],
  ["/", true],
  ["/events", false],
  ["/events", true],
] as const) {
  const event = isGone ? "an event that is gone" : "an event still there";
  test(`details on ${path} of ${event} stay open`, async ({ page, calendar }) => {
    calendar.holdsBack();
    await visit(page, path);
    await page
      .getByRole("link", { name: /to your calendar$/i })
      .first()
      .click();
    const name = await dialog(page).getByRole("heading").innerText();
    const identifier = new URL(page.url()).hash.slice(1);
    // Beyond the six of the home page it is in the diary nevertheless.
    const kept = feedEvent(name, "2026-12-20 18:00:00", { identifier });
    calendar.has(isGone ? [] : [...eightEvents, kept]);
    calendar.answersNow();
    await expect(checkingDiary(page)).toHaveCount(0);
    await expect(dialog(page)).toHaveAccessibleName(name);
    await expect(goneWords(page)).toHaveCount(isGone ? 1 : 0);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(goneWords(page)).toHaveCount(0);
    await expect(page.locator(":focus")).toHaveCount(1);
  });
}

test("those who ask for a new tab get the event in one", async ({ page, context }) => {
  await visit(page, "/");
  await expect(soup(page)).toBeVisible();
  for (const [link, click] of [
    [/to your calendar$/, { modifiers: ["ControlOrMeta"] }],
    [/^Details/, { button: "middle" }],
  ] satisfies [RegExp, Parameters<Locator["click"]>[0]][]) {
    const tab = context.waitForEvent("page");
    await eventNamed(page, "Soup Lunch").getByRole("link", { name: link }).click(click);
    await expect(dialog(await tab)).toHaveAccessibleName("Soup Lunch");
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL("/");
  }
});

test("what shows details is fetched beforehand, and Back undoes a click", async ({ page }) => {
  const letScriptCome = await holdBack(page, SCRIPT);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await visit(page, "/events");
  await expect(soup(page)).toBeVisible();
  expect(scripts.filter((url) => SCRIPT.test(url))).toEqual([]);
  const script = page.waitForRequest(SCRIPT);
  await soup(page).hover();
  await script;
  await soup(page).click();
  await expect(page).toHaveURL("/events#souplunc");
  await page.goBack();
  await expect(page).toHaveURL("/events");
  const breakfast = detailsLink(page, "Prayer Breakfast");
  await breakfast.click();
  await expect(page).toHaveURL("/events#prayerbr");
  await expect(dialog(page)).toHaveCount(0);
  letScriptCome();
  await expect(dialog(page)).toHaveAccessibleName("Prayer Breakfast");
  await expect(dialog(page).getByRole("heading")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/events");
  await expect(breakfast).toBeFocused();
});

test("where the script of details is gone the page reloads", async ({ page, consoleErrors }) => {
  consoleErrors.expect(/of 404/);
  await visit(page, "/");
  await page.route(SCRIPT, (route) => route.fulfill({ status: 404, body: "Gone" }));
  const loads: string[] = [];
  page.on("request", async (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    loads.push(request.url());
    await page.unroute(SCRIPT);
  });
  await soup(page).click();
  await expect(dialog(page)).toHaveAccessibleName("Soup Lunch");
  expect(loads).toHaveLength(1);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/");
});

test("where no details can be fetched it is said", async ({ page, context, consoleErrors }) => {
  consoleErrors.expect(/of 404/, /ERR_INTERNET_DISCONNECTED/);
  const failsWith = async (words: string) => {
    await soup(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").getByText(words)).toBeVisible();
    await expect(page).toHaveURL("/events");
  };
  await page.route(SCRIPT, (route) => route.fulfill({ status: 404, body: "Gone" }));
  await visit(page, "/events");
  await failsWith("could not be fetched");
  await page.unroute(SCRIPT);
  await page.reload();
  await scriptHasArrived(page);
  await context.setOffline(true);
  await failsWith("could not be reached");
  await expect(soup(page)).toBeFocused();
  await context.setOffline(false);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveAccessibleName("Soup Lunch");
});

test("details have a picture, and Close stays in its place", async ({ page, calendar }) => {
  const description = "A long evening, with a great many things to say about it. ".repeat(60);
  calendar.has([feedEvent("A Long Evening of Praise", "2026-12-04 19:30:00", { description })]);
  await visit(page, "/events");
  const title = page.getByRole("heading", { name: /^A Long Evening/ });
  const heading = dialog(page).getByRole("heading");
  const close = dialog(page).getByRole("button", { name: "Close" });
  for (const screen of [desktop, telephone, telephoneSideways]) {
    await page.setViewportSize(screen);
    await title.getByRole("link").click();
    await expect(dialog(page).locator("img")).toBeVisible();
    const box = await boxOf(dialog(page));
    const [name, place] = [await boxOf(heading), await boxOf(close)];
    expect(box.right - place.x).toBeLessThan(80);
    expect(place.y - box.y).toBeLessThan(30);
    expect(name.y).toBeGreaterThanOrEqual(place.bottom);
    await heading.hover();
    await page.mouse.wheel(0, 400);
    await expect.poll(async () => (await boxOf(heading)).y).toBeLessThan(name.y);
    expect(await boxOf(close)).toEqual(place);
    await close.click();
    await expect(dialog(page)).toBeHidden();
  }
});

test("in translation time passes in details and on the page", async ({ page, calendar }) => {
  const supper = { datetime_end: "2026-11-21 11:30:00" };
  calendar.has([feedEvent("Soup Supper", "2026-11-21 10:00:00", supper), ...eightEvents.slice(4)]);
  await page.clock.install({ time: SATURDAY_MORNING });
  await visit(page, "/events");
  await eventNamed(page, "Soup Supper").getByRole("link").first().click();
  for (const [time, word] of Object.entries({ "01:01:00": "On now", "01:31:00": "Finished" })) {
    await translate(page);
    await page.clock.runFor(time);
    await expect(dialog(page)).toContainText(word);
    await expect(eventNamed(page, "Soup Supper")).toContainText(word);
  }
});
