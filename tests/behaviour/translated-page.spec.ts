import type { Page } from "@playwright/test";
import { eightEvents } from "#tests/fixtures/eight-events.ts";
import { feedEvent, pictures, signUp } from "#tests/fixtures/feed-event.ts";
import { checkingDiary, dialog, eventNamed, events } from "#tests/support/locators.ts";
import { snapshotEvents } from "#tests/support/snapshot-events.ts";
import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import { translate } from "#tests/support/translate.ts";
import { draws, visit } from "#tests/support/visit.ts";

// A page that React can no longer change is replaced by its error page, and the console tells of it.

const headings = { "/": "There’s a seat", "/events": "Events" };

for (const [path, heading] of Object.entries(headings)) {
  const expectPageStands = (page: Page) =>
    expect(page.getByRole("heading", { level: 1 })).toContainText(heading);

  test(`${path} in translation takes what the calendar sends: other events, none, or a failure`, async ({
    page,
    calendar,
    faults,
  }) => {
    faults.expect(/Failed to fetch events/, /status of 500/);
    for (const [answer, sign] of [
      [() => calendar.has(eightEvents), eventNamed(page, "Soup Lunch")],
      [() => calendar.isEmpty(), page.getByRole("heading", { name: "No Upcoming Events" })],
      [() => calendar.isDown(), page.getByRole("alert")],
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

  test(`${path} in translation takes everything that can have changed of an event`, async ({
    page,
    calendar,
  }) => {
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

  test(`${path} in translation can be used: details, calendar file, the passing of time`, async ({
    page,
    calendar,
  }) => {
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

test("the home page in translation can be used: its carousel and find your place", async ({
  page,
}) => {
  await visit(page, "/");
  await expect(checkingDiary(page)).toHaveCount(0);
  await translate(page);
  await page.getByRole("button", { name: "Next event" }).click();
  await expect(page.getByText("2 of 6", { exact: true })).toHaveCount(1);
  for (const choice of ["Adults", "Teens", "Everyone"]) {
    await page.getByLabel(choice, { exact: true }).check();
    await translate(page);
    await draws(page);
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a translated page leads to the others and back", async ({ page }) => {
  await visit(page, "/");
  for (const name of ["Events", "Giving", "About Us", "Get Involved", "Home"]) {
    await translate(page);
    await page.getByRole("banner").getByRole("link", { name, exact: true }).first().click();
    await draws(page);
  }
  await expect(page.getByRole("heading", { level: 1 })).toContainText(headings["/"]);
});
