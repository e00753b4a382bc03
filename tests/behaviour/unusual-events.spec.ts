import type { Page } from "@playwright/test";
import { bookable, feedEvent, ticketUrl } from "#tests/fixtures/feed-events.ts";
import { widthBeyondScreen } from "#tests/support/screens.ts";
import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import { detailsLink, eventNamed, events, visit } from "#tests/support/visit.ts";

const online = "https://zoom.example/j/81904?pwd=secret";

/** At nine on the Saturday morning of these tests. */
const unusual = [
  feedEvent("Dawn Prayers", "2026-11-21 06:30:00", { datetime_end: "2026-11-21 07:00:00" }),
  feedEvent("Coffee Morning", "2026-11-21 08:30:00", { datetime_end: "2026-11-21 11:00:00" }),
  feedEvent("Food Bank", "2026-11-22 00:00:00", { datetime_end: "2026-11-22 23:59:59" }),
  feedEvent("Harvest Supper", "2026-11-28 19:00:00", {
    status: "cancelled",
    signup_options: bookable("harvests"),
  }),
  feedEvent("Youth Walk", "2026-11-29 14:00:00", {
    status: "pending",
    signup_options: bookable("youthwal"),
  }),
  feedEvent("Quiz Night", "2026-12-01 19:30:00", { signup_options: bookable("quiznigh") }),
  feedEvent("Holiday Club", "2026-12-28 10:00:00", { datetime_end: "2026-12-30 12:30:00" }),
  feedEvent("Midweek Online", "2026-12-02 20:00:00", {
    location: { name: "Zoom", address: null, type: "online", url: online },
    description: `<p>Join <a href="${online}">here</a></p>`,
  }),
];

const booking = (page: Page, name: string) =>
  eventNamed(page, name).getByRole("link", { name: /^Book/ });

test.beforeEach(({ calendar }) => calendar.has(unusual));

for (const path of ["/", "/events"]) {
  test(`${path} strikes what is cancelled and offers no booking`, async ({ page }) => {
    await visit(page, path);
    const supper = eventNamed(page, "Harvest Supper");
    await expect(supper).toContainText("Cancelled");
    await expect(supper.locator("s").filter({ hasText: "Harvest Supper" })).toBeVisible();
    await expect(booking(page, "Harvest Supper")).toHaveCount(0);
    await expect(detailsLink(page, "Harvest Supper")).toHaveAttribute("href", "#");
  });

  test(`${path} says what is over, on now and to be confirmed`, async ({ page }) => {
    await visit(page, path);
    for (const [name, words] of [
      ["Dawn Prayers", "Finished"],
      ["Coffee Morning", "On now"],
      ["Youth Walk", "To be confirmed"],
    ] as const) {
      await expect(eventNamed(page, name)).toContainText(words);
    }
    await expect(eventNamed(page, "Food Bank")).not.toContainText(/Finished|On now/);
  });

  test(`${path} offers booking only where sign-up is on`, async ({ page }) => {
    await visit(page, path);
    await expect(booking(page, "Quiz Night")).toHaveAccessibleName(/^Book a place/);
    await expect(booking(page, "Quiz Night")).toHaveAttribute("href", ticketUrl("quiznigh"));
    for (const name of ["Youth Walk", "Coffee Morning"]) {
      await expect(booking(page, name)).toHaveCount(0);
    }
  });
}

test("all-day events have no clock, and events of several days both ends", async ({ page }) => {
  await visit(page, "/events");
  await expect(eventNamed(page, "Food Bank")).toContainText("Sunday, November 22, all day");
  await expect(eventNamed(page, "Holiday Club")).toContainText(
    "Monday, December 28 at 10:00 AM to Wednesday, December 30 at 12:30 PM",
  );
  await visit(page, "/");
  await expect(eventNamed(page, "Food Bank")).toContainText("Nov 22, all day");
});

test("an online event says so, and nobody reads the way into it", async ({ page }) => {
  await visit(page, "/events");
  await expect(eventNamed(page, "Midweek Online")).toContainText("Online, Zoom");
  await expect(eventNamed(page, "Midweek Online")).toContainText("Join here");
  expect(await page.content()).not.toContain("zoom.example");
});

test("an event that ends during the visit is marked when it is over", async ({ page }) => {
  await page.clock.install({ time: SATURDAY_MORNING });
  await visit(page, "/events");
  await expect(eventNamed(page, "Coffee Morning")).toContainText("On now");
  await page.clock.runFor("02:01:00");
  await expect(eventNamed(page, "Coffee Morning")).toContainText("Finished");
});

test("nothing private in the feed reaches the page or the console", async ({ page, calendar }) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  const people = {
    muser: "mary.muser",
    cuser: "colin.cuser",
    visible_to: ["addressbook_tag_2419"],
  };
  calendar.has([
    feedEvent("Quiz Night", "2026-12-01 19:30:00", { pin: 533847, ...people }),
    feedEvent("Unreadable", "", { datetime_start: "soon", pin: 998877 }),
  ]);
  await visit(page, "/events");
  await expect(eventNamed(page, "Quiz Night")).toBeVisible();
  await expect.poll(() => said.join(" ")).toContain("1 of the calendar’s 2 events");
  const everything = (await page.content()) + said.join(" ");
  for (const secret of ["533847", "998877", "mary.muser", "colin.cuser", "tag_2419"]) {
    expect(everything).not.toContain(secret);
  }
});

test("names of every length, script and markup fit on the page", async ({ page, calendar }) => {
  const names = {
    ["Soup".repeat(40)]: "Soup".repeat(40),
    "ערב שירה": "ערב שירה",
    "Tom &amp; Jerry&rsquo;s <b>Quiz</b>": "Tom & Jerry’s Quiz",
    "": "Church event",
  };
  calendar.has(
    Object.keys(names).map((name, index) => feedEvent(name, `2026-12-0${index + 1} 19:30:00`)),
  );
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ["/events", "/"]) {
    await visit(page, path);
    await expect(events(page).getByRole("heading")).toHaveText(Object.values(names));
    expect(await widthBeyondScreen(page)).toBe(0);
  }
});
