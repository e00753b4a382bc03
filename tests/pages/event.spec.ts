import type { Page } from "@playwright/test";
import { feedEvent } from "#tests/fixtures/feed-events.ts";
import { builtPage, one, toldOn, wordsOf } from "#tests/support/built-html.ts";
import { layoutShift } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { dialog, eventNamed, scriptHasArrived, visit } from "#tests/support/visit.ts";

const NAME = "Watchnight Service";
const START = "2026-12-24 23:15:00";
const PATH = "/events/2026-12-24-watchnight-service";
const island = one('[data-island="whole-event"] + script', builtPage(PATH));
const { id: identifier } = JSON.parse(textOf(island)).listed;
const event = (facts = {}, start = START) => feedEvent(NAME, start, { identifier, ...facts });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const fact = (page: Page, name: string) =>
  page.locator("dl > div").filter({ hasText: name }).getByRole("definition");
const comingUp = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "What is coming up" });
const upToDate = (page: Page) =>
  page.getByText("Up to date with the church diary, 21 November 2026.");

function textOf({ children: [text] }: ReturnType<typeof one>): string {
  return text?.type === "text" ? text.value : "";
}

test("without JavaScript its name leads to a page with its facts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/events`);
  await eventNamed(page, NAME).getByRole("link", { name: NAME, exact: true }).click();
  await expect(page).toHaveURL(PATH);
  await expect(heading(page)).toHaveText(NAME);
  await expect(fact(page, "When")).toHaveText("Thursday 24 December, 11:15pm–12:15am");
  await expect(fact(page, "Where")).toContainText("12 Meeting House Lane");
  await expect(page.getByText("A quiet hour, a reading, and Christmas comes in.")).toBeVisible();
  await context.close();
});

test("its structured data is of that event alone, at its own address", () => {
  const url = `https://www.kilmorran.example${PATH}`;
  expect(toldOn(PATH)).toEqual([expect.objectContaining({ "@type": "Event", name: NAME, url })]);
  expect(wordsOf(one("title", builtPage(PATH)))).toMatch(
    /^Watchnight Service, Thursday 24 December/,
  );
});

test("a click on a name opens details, with Ctrl the page", async ({ page, context, calendar }) => {
  calendar.has([event()]);
  await visit(page, "/events");
  const name = eventNamed(page, NAME).getByRole("link", { name: NAME, exact: true });
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    name.click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(tab).toHaveURL(PATH);
  await tab.close();
  await name.click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(`/events#${identifier}`);
});

test("what the feed says since is shown: hour, place, or off", async ({ page, calendar }) => {
  calendar.has([event({ location: { name: "The Library" } }, "2026-12-24 22:00:00")]);
  await visit(page, PATH);
  await expect(upToDate(page)).toBeVisible();
  await expect(fact(page, "When")).toHaveText(/^Thursday 24 December, 10/);
  await expect(fact(page, "Where")).toHaveText("The Library");
  expect(calendar.calls).toHaveLength(1);
  calendar.has([event({ status: "cancelled" })]);
  await page.reload();
  await expect(page.getByRole("main").getByText("Cancelled")).toBeVisible();
  await expect(fact(page, "When").locator("s")).toBeVisible();
});

for (const [what, words, has, now] of [
  ["gone from the diary", "That event is no longer in the church diary.", [], undefined],
  ["over", "This event is over.", [event()], "2026-12-25T09:00:00Z"],
] as const) {
  test(`an event that is ${what} says so, and leads on`, async ({ page, calendar }) => {
    calendar.has([...has]);
    if (now) await page.clock.setFixedTime(new Date(now));
    await visit(page, PATH);
    await expect(page.getByText(words)).toBeVisible();
    await expect(comingUp(page)).toHaveAttribute("href", "/events");
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });
}

test("where the feed is dead the page stays, and says its day", async ({ page, calendar }) => {
  calendar.fails("is down");
  await visit(page, PATH);
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByText("as the church diary stood on 21 November 2026")).toBeVisible();
  await expect(fact(page, "When")).toHaveText("Thursday 24 December, 11:15pm–12:15am");
  calendar.has([event()]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(upToDate(page)).toBeVisible();
});

for (const from of [PATH, `/events#${identifier}`]) {
  test(`${from} copies the address of its page`, async ({ page, context, calendar, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    calendar.has([event()]);
    await visit(page, from);
    await page.getByRole("button", { name: "Copy the link" }).click();
    await expect(page.getByText("Link copied")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(baseURL + PATH);
  });
}

test("an address of a past event says so, and leads on", async ({ page, consoleErrors }) => {
  consoleErrors.expect(/status of 404/, /404: there is no page at \/events\/2025-/);
  await page.goto("/events/2025-12-24-Watchnight-Service");
  await scriptHasArrived(page);
  await expect(page).toHaveURL("/events/2025-12-24-watchnight-service");
  await expect(heading(page)).toHaveText("Oops! Page not found");
  const main = page.getByRole("main");
  await expect(
    main.getByText("This event is over, or no longer in the church diary."),
  ).toBeVisible();
  await expect(main.getByText("a pane missing")).toBeHidden();
  await expect(main.getByRole("link", { name: "Events" })).toBeVisible();
  await expect(main.getByRole("link", { name: /This week/ })).toBeVisible();
  await expect(main.getByText("Next service")).toBeVisible();
});
