import type { Page } from "@playwright/test";
import { expect, SATURDAY_MORNING, test } from "./fixtures.ts";
import { draws, visit } from "./visit.ts";

const TOAST = "Failed to fetch events";
const ALERT = "Failed to load events. Please try again later.";

const waiting = (page: Page) => page.getByRole("status").filter({ hasText: "Loading events" });
const events = (page: Page) => page.getByRole("main").getByRole("article");
const alert = (page: Page) => page.getByRole("alert");
const toast = (page: Page) => page.getByText(TOAST, { exact: true });

async function expectFailure(page: Page) {
  await expect(alert(page)).toHaveText(ALERT);
  await expect(toast(page)).toBeVisible();
  await expect(alert(page)).not.toContainText(TOAST);
  await expect(events(page)).toHaveCount(0);
  await expect(waiting(page)).toHaveCount(0);
}

for (const path of ["/", "/events"]) {
  test(`the HTML of ${path} already says that events are on their way`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain("Loading events");
  });

  test(`${path} waits for events without keeping its visitor from anything`, async ({
    page,
    calendar,
  }) => {
    calendar.holdsBack();
    await visit(page, path);
    await expect(waiting(page)).toBeAttached();
    await expect(events(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    calendar.answersNow();
    await expect(events(page).first()).toBeVisible();
    await expect(waiting(page)).toHaveCount(0);
    await expect(alert(page)).toHaveCount(0);
  });

  test(`from ${path} one can go on to another page while events are awaited`, async ({
    page,
    calendar,
  }) => {
    calendar.holdsBack();
    await visit(page, path);
    await page.getByRole("banner").getByRole("link", { name: "Giving" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Church Giving" })).toBeVisible();

    await draws(page);

    // An answer that comes too late, and a bad one at that, is nobody's concern any more.
    calendar.isDown();
    calendar.answersNow();
    await draws(page);
    await expect(toast(page)).toHaveCount(0);
  });

  test(`without events ${path} says so in a card`, async ({ page, calendar }) => {
    calendar.isEmpty();
    await visit(page, path);
    await expect(page.getByRole("heading", { name: "No Upcoming Events" })).toBeVisible();
    await expect(page.getByText("Check back soon for new events")).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
    await expect(waiting(page)).toHaveCount(0);
  });

  test(`when the calendar is down, ${path} says so in an alert and in a toast`, async ({
    page,
    calendar,
    faults,
  }) => {
    faults.expect(/Failed to fetch events/, /status of 500/);
    calendar.isDown();
    await visit(page, path);
    await expectFailure(page);
  });
}

test("a calendar that cannot be reached is a failure", async ({ page, calendar, faults }) => {
  faults.expect(/Failed to fetch events/, /net::ERR_EMPTY_RESPONSE/);
  calendar.isUnreachable();
  await visit(page, "/events");
  await expectFailure(page);
});

test("a calendar that sends nonsense is a failure", async ({ page, calendar, faults }) => {
  faults.expect(/Failed to fetch events/);
  calendar.sendsNonsense();
  await visit(page, "/events");
  await expectFailure(page);
});

test("a calendar that never answers is a failure after half a minute", async ({
  page,
  calendar,
  faults,
}) => {
  faults.expect(/Failed to fetch events/);
  calendar.holdsBack();
  await page.clock.install({ time: SATURDAY_MORNING });
  await visit(page, "/events");
  await expect(waiting(page)).toBeAttached();
  await page.clock.runFor("00:30");
  await expectFailure(page);
});

test("an answer that is not a list is a failure, not an empty calendar", async ({
  page,
  calendar,
  faults,
}) => {
  faults.expect(/Failed to fetch events/);
  calendar.has({ events: [] });
  await visit(page, "/events");
  await expectFailure(page);
});

test("after a failure the page is still of use: when the service is, whom to ring, and every link", async ({
  page,
  calendar,
  faults,
}) => {
  faults.expect(/Failed to fetch events/, /status of 500/);
  calendar.isDown();
  await visit(page, "/events");
  const main = page.getByRole("main");
  await expect(alert(page)).toBeVisible();
  await expect(main).toContainText("11:30 AM");
  await expect(main).toContainText("028 9649 6012");
  await page.getByRole("banner").getByRole("link", { name: "Giving" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Church Giving" })).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
});

test("a calendar that has recovered shows its events at the next visit", async ({
  page,
  calendar,
  faults,
}) => {
  faults.expect(/Failed to fetch events/, /status of 500/);
  calendar.isDown();
  await visit(page, "/");
  await expect(alert(page)).toBeVisible();
  calendar.has([]);
  await page.getByRole("banner").getByRole("link", { name: "Events" }).click();
  await expect(page.getByRole("heading", { name: "No Upcoming Events" })).toBeVisible();
});

test("the toast is seen for at least four seconds", async ({ page, calendar, faults }) => {
  faults.expect(/Failed to fetch events/, /status of 500/);
  calendar.isDown();
  await page.clock.install({ time: SATURDAY_MORNING });
  await visit(page, "/events");
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor("00:04");
  await draws(page);
  await expect(toast(page)).toBeVisible();
});

test("the toast can be closed, and the alert stays", async ({ page, calendar, faults }) => {
  faults.expect(/Failed to fetch events/, /status of 500/);
  calendar.isDown();
  await visit(page, "/events");
  await expect(toast(page)).toBeVisible();
  await page.getByRole("status").getByRole("button", { name: "Close" }).click();
  await expect(toast(page)).toHaveCount(0);
  await expect(alert(page)).toBeVisible();
});
