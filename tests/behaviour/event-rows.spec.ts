import type { Locator, Page } from "@playwright/test";
import { bookable, eightEvents, feedEvent } from "#tests/fixtures/feed-events.ts";
import { boxOf, desktop, linesOf, smallest, telephone } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import {
  calendarHasAnswered,
  detailsLink,
  dialog,
  draws,
  eventNamed,
  events,
  visit,
} from "#tests/support/visit.ts";

const withTickets = feedEvent("Quiz Night", "2026-12-01 19:30:00", {
  signup_options: bookable("quiznigh"),
});

async function visitWithEvents(page: Page, path = "/events"): Promise<void> {
  await visit(page, path);
  await calendarHasAnswered(page);
}

const titleLink = (page: Page, name: string): Locator =>
  eventNamed(page, name).getByRole("heading").getByRole("link");

for (const [path, date, words] of [
  ["/", "Nov 29 at 12:45 PM", 2],
  ["/events", "Sunday, November 29 at 12:45 PM", 3],
] as const) {
  for (const screen of [telephone, desktop]) {
    test(`on ${path} at ${screen.width} px a date is seen and said once, and an event's picture and title open its details`, async ({
      page,
      calendar,
    }) => {
      await page.setViewportSize(screen);
      calendar.has([withTickets, ...eightEvents]);
      await visitWithEvents(page, path);
      const soup = eventNamed(page, "Soup Lunch");
      await expect(soup.getByText(date, { exact: true })).toBeVisible();
      const said = await soup.evaluate((row: HTMLElement) => row.innerText);
      const told = said.replace(/, Sunday 29 November$/m, "").match(/29|Sun|Nov/g);
      expect(told).toHaveLength(words);
      for (const name of ["Quiz Night", "Service of Light"]) {
        const title = titleLink(page, name).getByText(name);
        for (const part of [eventNamed(page, name).locator("img"), title]) {
          await part.scrollIntoViewIfNeeded();
          // By the mouse and not by Playwright's click, which wants the picture itself to be hit.
          const { x, y } = await boxOf(part);
          await page.mouse.click(x + 20, y + 10);
          await expect(dialog(page)).toHaveAccessibleName(name);
          await page.keyboard.press("Escape");
          await expect(dialog(page)).toBeHidden();
        }
      }
    });
  }
}

test("the keyboard stops once for each thing to do with an event", async ({ page, calendar }) => {
  calendar.has([withTickets, ...eightEvents]);
  await visitWithEvents(page);
  for (const [name, stops] of [
    ["Quiz Night", ["Quiz Night", "Book a place", "To your calendar$"]],
    ["Soup Lunch", ["Details", "To your calendar$"]],
  ] as const) {
    const links = eventNamed(page, name).locator("a:not([tabindex='-1'])");
    await expect(links).toHaveText(stops.map((stop) => new RegExp(`^${stop}`)));
  }
  await expect(titleLink(page, "Soup Lunch")).toHaveAccessibleName("Soup Lunch");
  await expect(detailsLink(page, "Soup Lunch")).toHaveAccessibleName(
    / Soup Lunch, Sunday 29 November$/,
  );
  const calendars = eventNamed(page, "Soup Lunch").getByRole("link", { name: /^Add/ });
  await expect(calendars).toHaveAccessibleName("Add Soup Lunch to your calendar");
  await eventNamed(page, "Soup Lunch").getByText("All proceeds").click();
  await expect(page).toHaveURL("/events");
});

test("an event says its day once, and the church's place by name", async ({ page, calendar }) => {
  const place = (address: string) => ({ location: { name: "Minor Hall", address } });
  calendar.has([
    feedEvent("Coffee Morning", "2026-11-28 10:00:00"),
    feedEvent("Barn Dance", "2026-11-28 20:00:00"),
    feedEvent("Bible Study", "2026-12-01 20:00:00", place("12 Meeting House Lane, bt000aa")),
    feedEvent("Outing", "2026-12-02 20:00:00", place("3 Shore Road, Larne, BT40 1AA")),
  ]);
  await visitWithEvents(page);
  // Large is only the first of two on one day.
  const large = (name: string) =>
    eventNamed(page, name)
      .locator("b")
      .evaluate((b) => b.clientHeight > 50);
  expect(await large("Coffee Morning")).toBe(true);
  expect(await large("Barn Dance")).toBe(false);
  await expect(eventNamed(page, "Bible Study")).not.toContainText("Meeting House Lane");
  await expect(eventNamed(page, "Outing")).toContainText("Minor Hall, 3 Shore Road");
  await titleLink(page, "Bible Study").click();
  await expect(dialog(page)).toContainText("Minor Hall, 12 Meeting House Lane");
});

test("a long description folds, and its details have the rest", async ({ page, calendar }) => {
  const sentence = "There is a great deal to say about this evening, and all of it is worth it. ";
  calendar.has([
    feedEvent("Long Evening", "2026-12-01 20:00:00", {
      description: `<p>${sentence.repeat(4)}</p><p>${sentence.repeat(9)}The end.</p>`,
    }),
    feedEvent("Short Evening", "2026-12-02 20:00:00", { description: sentence }),
  ]);
  const readOn = page.getByRole("link", { name: /^Read on/ });
  await visitWithEvents(page);
  for (const screen of [desktop, telephone]) {
    await page.setViewportSize(screen);
    await expect(readOn).toHaveCount(1);
    await expect(readOn).toHaveAccessibleName("Read on about Long Evening");
    const height = await eventNamed(page, "Long Evening").evaluate((row) => row.clientHeight);
    expect(height).toBeLessThan(500);
    await readOn.click();
    await expect(dialog(page).getByText("The end.")).toBeAttached();
    await page.keyboard.press("Escape");
  }
  // Heights that are no whole pixels.
  for (const size of [17.1, 17.3, 17.7, 18.2, 18.6, 18.9]) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}px`), size);
    await draws(page);
    expect(await readOn.count(), `in type of ${size} px`).toBe(1);
  }
});

test("what can be done stands on one line, as do dates and times", async ({ page, calendar }) => {
  const club = { datetime_end: "2026-12-30 12:30:00" };
  calendar.has([withTickets, ...eightEvents, feedEvent("Club", "2026-12-23 10:00:00", club)]);
  await page.setViewportSize(telephone);
  for (const path of ["/", "/events"]) {
    await visitWithEvents(page, path);
    for (const name of ["Quiz Night", "Soup Lunch", "Service of Light"]) {
      const links = eventNamed(page, name).getByRole("link", { name: /^(?:Details|Book|Add)/ });
      const [one, other] = [await boxOf(links.first()), await boxOf(links.last())];
      expect(other.x, `${name} on ${path}`).toBeGreaterThan(one.x);
      expect(Math.round(other.y), `${name} on ${path}`).toBe(Math.round(one.y));
    }
  }
  for (const screen of [telephone, smallest]) {
    await page.setViewportSize(screen);
    for (const words of ["at 7:30 PM", "December 30", "at 12:30 PM"]) {
      const piece = events(page).locator("p").getByText(words, { exact: true }).first();
      expect(await linesOf(piece), `${words} at ${screen.width} px`).toBe(1);
    }
  }
});
