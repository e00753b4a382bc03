import type { Page } from "@playwright/test";
import { eightEvents } from "#tests/fixtures/eight-events.ts";
import { feedEvent } from "#tests/fixtures/feed-event.ts";
import { checkingDiary as checking, events } from "#tests/support/locators.ts";
import { expect, SATURDAY_MORNING, test, YEARS_LATER } from "#tests/support/test.ts";
import { draws, visit } from "#tests/support/visit.ts";

const TOAST = "Failed to fetch events";
const ALERT = "Failed to load events. Please try again later.";

const COPY = /as the church diary stood on \d{1,2} [A-Z][a-z]+ 20\d\d/;

const copy = (page: Page) => page.getByText(COPY);
const alert = (page: Page) => page.getByRole("alert");
const toast = (page: Page) => page.getByText(TOAST, { exact: true });
const emptyCard = (page: Page) => page.getByRole("heading", { name: "No Upcoming Events" });

async function expectFailure(page: Page) {
  await expect(alert(page)).toHaveText(ALERT);
  await expect(toast(page)).toBeVisible();
  await expect(alert(page)).not.toContainText(TOAST);
  await expect(checking(page)).toHaveCount(0);
  await expect(emptyCard(page)).toHaveCount(0);
}

for (const path of ["/", "/events"]) {
  test(`the HTML of ${path} has at least five events and says of what day they are`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(COPY);
    expect(html.match(/<article/g)?.length).toBeGreaterThanOrEqual(5);
  });

  test(`${path} shows its dated copy while the diary is checked, and the calendar's own events then`, async ({
    page,
    calendar,
  }) => {
    calendar.holdsBack();
    await visit(page, path);
    await expect(checking(page)).toBeVisible();
    await expect(copy(page)).toBeVisible();
    expect(await events(page).count()).toBeGreaterThanOrEqual(5);
    await expect(emptyCard(page)).toHaveCount(0);

    calendar.answersNow();
    await expect(events(page).filter({ hasText: "Service of Light" })).toHaveCount(1);
    await expect(events(page)).toHaveCount(path === "/" ? 6 : 8);
    await expect(checking(page)).toHaveCount(0);
    await expect(copy(page)).toHaveCount(0);
    await expect(alert(page)).toHaveCount(0);
  });

  test(`${path} does not show what is over in its copy: it waits with empty boxes`, async ({
    page,
    calendar,
  }) => {
    calendar.holdsBack();
    await page.clock.setFixedTime(YEARS_LATER);
    await visit(page, path);
    await expect(checking(page)).toBeVisible();
    await expect(events(page)).toHaveCount(0);
    await expect(copy(page)).toHaveCount(0);
    await expect(emptyCard(page)).toHaveCount(0);
    calendar.answersNow();
    await expect(events(page)).toHaveCount(path === "/" ? 6 : 8);
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
    await expect(checking(page)).toHaveCount(0);
    await expect(copy(page)).toHaveCount(0);
    await expect(events(page)).toHaveCount(0);
  });

  test(`when the calendar is down, ${path} says so in an alert and a toast, and keeps its dated copy`, async ({
    page,
    calendar,
    faults,
  }) => {
    faults.expect(/Failed to fetch events/, /status of 500/);
    calendar.isDown();
    await visit(page, path);
    await expectFailure(page);
    await expect(copy(page)).toBeVisible();
    expect(await events(page).count()).toBeGreaterThanOrEqual(5);
  });

  test(`when the calendar is down and the copy is all over, ${path} shows neither old events nor none`, async ({
    page,
    calendar,
    faults,
  }) => {
    faults.expect(/Failed to fetch events/, /status of 500/);
    calendar.isDown();
    await page.clock.setFixedTime(YEARS_LATER);
    await visit(page, path);
    await expectFailure(page);
    await expect(events(page)).toHaveCount(0);
    await expect(copy(page)).toHaveCount(0);
  });
}

test("whoever is in the list with the keyboard when the calendar answers stays there", async ({
  page,
  calendar,
}) => {
  calendar.holdsBack();
  await visit(page, "/events");
  const first = events(page)
    .filter({ has: page.locator("time[datetime*=T]") })
    .first();
  const id = (await first.getAttribute("id")) ?? "";
  const start = (await first.getByRole("time").getAttribute("datetime")) ?? "";
  calendar.has([...eightEvents, feedEvent("The same event", start, { identifier: id })]);
  await first.getByRole("link").first().focus();
  calendar.answersNow();
  await expect(events(page)).toHaveCount(9);
  await expect(page.locator(`[id="${id}"]`).getByRole("link").first()).toBeFocused();
});

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
  await expect(checking(page)).toBeVisible();
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
