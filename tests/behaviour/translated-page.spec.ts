import type { Page } from "@playwright/test";
import { eightEvents } from "#tests/fixtures/eight-events.ts";
import { feedEvent, pictures, signUp } from "#tests/fixtures/feed-event.ts";
import { unknown } from "#tests/support/every-page.ts";
import {
  checkingDiary,
  dialog,
  eventNamed,
  events,
  failure,
  noEvents,
} from "#tests/support/locators.ts";
import { snapshotEvents } from "#tests/support/snapshot-events.ts";
import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import { translate } from "#tests/support/translate.ts";
import { calendarHasAnswered, scriptHasArrived, visit } from "#tests/support/visit.ts";

// A page that React can no longer change is replaced by its error page, and the console tells of it.

const headings = { "/": "There’s a seat", "/events": "Events" };

for (const [path, heading] of Object.entries(headings)) {
  const expectPageStands = (page: Page) =>
    expect(page.getByRole("heading", { level: 1 })).toContainText(heading);

  test(`${path} in translation takes whatever the calendar sends`, async ({ page, calendar }) => {
    for (const [answer, sign] of [
      [() => calendar.has(eightEvents), eventNamed(page, "Soup Lunch")],
      [() => calendar.isEmpty(), noEvents(page)],
      [() => calendar.isDown(), failure(page)],
    ] as const) {
      calendar.holdsBack();
      answer();
      await visit(page, path);
      await translate(page);
      calendar.answersNow();
      await expect(sign).toBeVisible();
      await expect(checkingDiary(page)).toHaveCount(0);
      await expectPageStands(page);
    }
  });

  test(`${path} in translation takes every change of an event`, async ({ page, calendar }) => {
    calendar.holdsBack();
    await visit(page, "/events");
    const sent = await snapshotEvents(page);
    const changes = [
      { status: "cancelled", description: "Off.\r\n\r\nWe are sorry." },
      { status: "pending", description: "<p><strong>Bring</strong> a <em>friend</em></p>" },
      { location: { name: "Zoom", address: null, type: "online" }, description: null },
      { location: null, images: pictures("light", ["lg"]) },
      { datetime_end: "2028-01-01 12:00:00", name: "Another name" },
      { datetime_start: "2026-11-21 08:30:00", datetime_end: "2026-11-21 23:59:59" },
    ];
    calendar.has(sent.map((event, index) => ({ ...event, ...changes[index % changes.length] })));
    await visit(page, path);
    await translate(page);
    calendar.answersNow();
    await expect(checkingDiary(page)).toHaveCount(0);
    await expect(events(page).filter({ hasText: "Cancelled" })).not.toHaveCount(0);
    await expectPageStands(page);
  });

  test(`${path} in translation can be used, and time passes`, async ({ page, calendar }) => {
    calendar.has([
      feedEvent("Soup Supper", "2026-11-21 10:00:00", {
        datetime_end: "2026-11-21 11:30:00",
        signup_options: signUp(),
      }),
      ...eightEvents.slice(4),
    ]);
    await page.clock.install({ time: SATURDAY_MORNING });
    await visit(page, path);
    await expect(checkingDiary(page)).toHaveCount(0);
    await translate(page);
    await eventNamed(page, "Soup Supper").getByRole("link").first().click();
    await expect(dialog(page)).toHaveAccessibleName("Soup Supper");
    await translate(page);
    await dialog(page).locator("summary").click();
    const download = page.waitForEvent("download");
    await dialog(page).getByRole("button", { name: ".ics file" }).click();
    await download;
    await expect(dialog(page).getByRole("status")).toHaveText("Calendar file saved");
    await translate(page);
    await dialog(page).getByRole("button", { name: "Copy the link" }).click();
    await expect(dialog(page).getByRole("status")).toContainText(/copied|The link is/);
    for (const [time, word] of [
      ["01:01:00", "On now"],
      ["01:31:00", "Finished"],
    ] as const) {
      await translate(page);
      await page.clock.runFor(time);
      await expect(dialog(page)).toContainText(word);
      await expect(eventNamed(page, "Soup Supper")).toContainText(word);
    }
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expectPageStands(page);
  });
}

test("in translation the carousel and find your place can be used", async ({ page }) => {
  await visit(page, "/");
  await expect(checkingDiary(page)).toHaveCount(0);
  await translate(page);
  await page.getByRole("button", { name: "Next event" }).click();
  await expect(page.getByText("2 of 6", { exact: true })).toHaveCount(1);
  const wall = page.getByRole("region", { name: "Find your place" });
  for (const [choice, words] of [
    ["Adults", "3 groups for adults"],
    ["Teens", "4 groups for teens"],
    ["Everyone", ""],
  ] as const) {
    await wall.getByLabel(choice, { exact: true }).check();
    await expect(wall.getByRole("status")).toHaveText(words);
    await translate(page);
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a translated page leads to the others and back", async ({ page, consoleErrors }) => {
  consoleErrors.expect(...unknown.consoleErrors);
  const header = page.getByRole("banner");
  const heading = page.getByRole("heading", { level: 1 });
  const translateWhole = async () => {
    await scriptHasArrived(page);
    await translate(page);
  };
  for (const start of ["/", unknown.path]) {
    await visit(page, start);
    for (const group of ["PW", "SNATCH"]) {
      await translateWhole();
      await header.getByRole("button", { name: "Activities" }).click();
      await translate(page);
      await header.getByRole("link", { name: group }).click();
      await expect(heading).toHaveText(group);
    }
    for (const [name, words] of [
      ["Events", "Events"],
      ["Giving", "Church Giving"],
      ["About Us", "About Us"],
      ["Get Involved", "Get Involved"],
      ["Home", headings["/"]],
    ] as const) {
      await translateWhole();
      await header.getByRole("link", { name, exact: true }).first().click();
      await expect(heading).toContainText(words);
    }
  }
});

test("a translated page shows a second toast, and a tooltip", async ({ page, calendar }) => {
  const toast = page.getByRole("status").getByText("Failed to fetch events");
  const tooltip = page.getByRole("tooltip");
  calendar.isDown();
  await visit(page, "/");
  await expect(toast).toBeVisible();
  await translate(page);
  const first = await toast.elementHandle();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => first?.evaluate((words) => words.isConnected)).toBe(false);
  await expect(toast).toHaveText("Failed to fetch events");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(toast).toHaveCount(0);

  for (const name of ["Facebook group", "Instagram profile"]) {
    await page.getByRole("contentinfo").getByRole("link", { name }).hover();
    await expect(tooltip).toHaveText(name);
    await translate(page);
    await page.mouse.move(0, 0);
    await expect(tooltip).toHaveCount(0);
  }
});

test("a translated page goes with the clock into another day and year", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-12-31T09:00:00Z") });
  await visit(page, "/");
  await calendarHasAnswered(page);
  const strip = page.getByRole("region", { name: "When to come" });
  for (const [words, year] of [
    ["Next service Sunday 3 January, 11:30 AM", "© 2026 "],
    ["Next service Sunday 3 January, 11:30 AM", "© 2027 "],
    ["Next service Tomorrow, Sunday 3 January, 11:30 AM", "© 2027 "],
    ["Next service Today, Sunday 3 January, 11:30 AM", "© 2027 "],
  ] as const) {
    await expect(strip).toContainText(words);
    await expect(page.getByRole("contentinfo")).toContainText(year);
    await translate(page);
    await page.clock.fastForward("24:00:00");
  }
});
