import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { bookable, feedEvent, signUp, ticketUrl } from "#tests/fixtures/feed-events.ts";
import { expect, test } from "#tests/support/test.ts";
import { detailsLink, dialog, visit } from "#tests/support/visit.ts";

const calendars = (page: Page) => dialog(page).locator("summary");
/** Of what can be done with an event one thing stands out. */
const gold = (page: Page) => dialog(page).locator("[class*=gold]");
const icsButton = (page: Page) => dialog(page).getByRole("button", { name: ".ics file" });
const notice = (page: Page) => dialog(page).getByRole("status");
const quiz = (changes: object) => [feedEvent("Quiz", "2026-12-01 19:30:00", changes)];
const script = /\/assets\/[^/]*ics-file[^/]*\.js$/;

async function openDetails(page: Page, name: string) {
  await visit(page, "/events");
  await detailsLink(page, name).click();
  await expect(dialog(page)).toHaveAccessibleName(name);
}

async function savedFile(page: Page) {
  const download = page.waitForEvent("download");
  await icsButton(page).click();
  const file = await download;
  const text = await readFile(await file.path(), "utf8");
  const lines = text.replaceAll("\r\n ", "").split("\r\n");
  return { name: file.suggestedFilename(), lines };
}

test("an event goes into any calendar; what makes a file comes when asked", async ({ page }) => {
  const fetched: string[] = [];
  const sources: Promise<string>[] = [];
  page.on("response", (response) => {
    fetched.push(response.url());
    if (response.url().endsWith(".js")) sources.push(response.text());
  });
  await openDetails(page, "Soup Lunch");
  await expect(gold(page)).toHaveText(/To your calendar/);
  await expect(icsButton(page)).toBeHidden();
  await calendars(page).click();
  for (const [name, address] of [
    ["Google Calendar", "https://calendar.google.com/"],
    ["Outlook", "https://outlook.live.com/"],
  ] as const) {
    const link = dialog(page).getByRole("link", { name });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
    await expect(link).toHaveAccessibleDescription("Opens in a new tab");
    const href = (await link.getAttribute("href")) ?? "";
    expect(href.startsWith(address)).toBe(true);
    expect([...new URL(href).searchParams.values()]).toContain("Soup Lunch");
  }
  expect(fetched.filter((url) => script.test(url))).toEqual([]);
  expect(sources.length).toBeGreaterThan(5);
  for (const source of await Promise.all(sources)) expect(source).not.toMatch(/vtimezone/i);
  const { name, lines } = await savedFile(page);
  expect(fetched.filter((url) => script.test(url))).toHaveLength(1);
  expect(await Promise.all(sources)).toContainEqual(expect.stringMatching(/vtimezone/i));
  expect(name).toBe("soup-lunch-2026-11-29.ics");
  for (const line of [
    "BEGIN:VCALENDAR",
    "SUMMARY:Soup Lunch",
    "DTSTART;TZID=Europe/London:20261129T124500",
    "URL:https://www.kilmorran.example/events#souplunc",
  ]) {
    expect(lines).toContain(line);
  }
});

test("details say when no file comes, and try again", async ({ page, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
  await openDetails(page, "Soup Lunch");
  await calendars(page).click();
  await page.route(script, (route) => route.abort());
  await icsButton(page).click();
  await expect(notice(page)).toHaveText(/could not be fetched/);
  await expect(dialog(page)).toContainText("Soup, wheaten bread and a cup of tea.");
  await page.unroute(script);
  expect((await savedFile(page)).name).toBe("soup-lunch-2026-11-29.ics");
  await expect(notice(page)).toHaveText("Calendar file saved");
});

test("where one can book, that is gold in its place", async ({ page, calendar }) => {
  calendar.has(quiz({ signup_options: bookable("quiz") }));
  await visit(page, "/events");
  await page.getByRole("link", { name: "Add Quiz to your calendar" }).click();
  await expect(icsButton(page)).toBeVisible();
  await expect(calendars(page)).toBeFocused();
  await expect(gold(page)).toHaveText(/Book a place/);
  const booking = dialog(page).getByRole("link", { name: "Book a place" });
  await expect(booking).toHaveAttribute("href", ticketUrl("quiz"));
});

test("a calendar learns what is off, and gets nothing that is over", async ({ page, calendar }) => {
  calendar.has(quiz({ status: "cancelled", signup_options: signUp() }));
  await openDetails(page, "Quiz");
  await expect(icsButton(page)).toHaveAccessibleName(/^Take it out of your calendar/);
  await expect(dialog(page).getByRole("link")).toHaveCount(0);
  expect((await savedFile(page)).lines).toContain("STATUS:CANCELLED");

  await page.goto("about:blank");
  await page.clock.setFixedTime(new Date("2026-12-02T09:00:00Z"));
  calendar.has(quiz({ signup_options: signUp() }));
  await openDetails(page, "Quiz");
  await expect(dialog(page)).toContainText("Finished");
  await expect(icsButton(page)).toHaveCount(0);
  await expect(dialog(page).getByRole("link")).toHaveCount(0);
});

test("a device that can share an event does so", async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    navigator.share = async (what) => {
      document.documentElement.dataset.shared = JSON.stringify(what);
      throw new DOMException("Changed their mind", "AbortError");
    };
  });
  await openDetails(page, "Soup Lunch");
  await expect(dialog(page).getByRole("button", { name: "Copy the link" })).toHaveCount(0);
  await dialog(page).getByRole("button", { name: "Share" }).click();
  const shared = JSON.stringify({ title: "Soup Lunch", url: `${baseURL}/events#souplunc` });
  await expect(page.locator("html[data-shared]")).toHaveAttribute("data-shared", shared);
  await expect(notice(page)).toHaveText("");
});

test("the link to an event can be copied, or is shown", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openDetails(page, "Soup Lunch");
  const copy = dialog(page).getByRole("button", { name: "Copy the link" });
  await copy.click();
  await expect(notice(page)).toHaveText("Link copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}/events#souplunc`);
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", {}));
  await copy.click();
  await expect(notice(page)).toContainText(copied);
});
