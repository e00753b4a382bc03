import { bookable, feedEvent, ticketUrl } from "#tests/fixtures/feed-event.ts";
import { dialog, eventNamed as event } from "#tests/support/locators.ts";
import { widthBeyondScreen } from "#tests/support/screens.ts";
import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

/** At nine on the Saturday morning of these tests. */
const saturday = [
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
    location: {
      name: "Zoom",
      address: null,
      type: "online",
      url: "https://zoom.example/j/81904?pwd=secret",
    },
    description: '<p>Join <a href="https://zoom.example/j/81904?pwd=secret">here</a></p>',
  }),
];

for (const path of ["/", "/events"]) {
  test(`${path} says what is cancelled, strikes it through and offers no booking`, async ({
    page,
    calendar,
  }) => {
    calendar.has(saturday);
    await visit(page, path);
    const supper = event(page, "Harvest Supper");
    await expect(supper).toContainText("Cancelled");
    await expect(supper.locator("s").filter({ hasText: "Harvest Supper" })).toBeVisible();
    await expect(supper.getByRole("link", { name: /^Book/ })).toHaveCount(0);
    await expect(supper.getByRole("link", { name: /^Details/ })).toHaveAttribute("href", "#");
  });

  test(`${path} keeps what is over and says that it has finished, and what is on now`, async ({
    page,
    calendar,
  }) => {
    calendar.has(saturday);
    await page.clock.setFixedTime(SATURDAY_MORNING);
    await visit(page, path);
    await expect(event(page, "Dawn Prayers")).toContainText("Finished");
    await expect(event(page, "Coffee Morning")).toContainText("On now");
    await expect(event(page, "Food Bank")).not.toContainText(/Finished|On now/);
  });

  test(`${path} says what is to be confirmed, and books only where sign-up is on`, async ({
    page,
    calendar,
  }) => {
    calendar.has(saturday);
    await page.clock.setFixedTime(SATURDAY_MORNING);
    await visit(page, path);
    await expect(event(page, "Youth Walk")).toContainText("To be confirmed");
    await expect(event(page, "Youth Walk").getByRole("link", { name: /^Book/ })).toHaveCount(0);
    const quiz = event(page, "Quiz Night").getByRole("link", { name: /^Book a place/ });
    await expect(quiz).toHaveAttribute("href", ticketUrl("quiznigh"));
    await expect(event(page, "Coffee Morning").getByRole("link", { name: /^Book/ })).toHaveCount(0);
  });
}

test("all-day events have no clock, and events of several days have both ends", async ({
  page,
  calendar,
}) => {
  calendar.has(saturday);
  await visit(page, "/events");
  await expect(event(page, "Food Bank")).toContainText("Sunday, November 22, all day");
  await expect(event(page, "Holiday Club")).toContainText(
    "Monday, December 28 at 10:00 AM to Wednesday, December 30 at 12:30 PM",
  );
  await visit(page, "/");
  await expect(event(page, "Food Bank")).toContainText("Nov 22, all day");
});

test("an online event says so, and nobody reads the way into it", async ({ page, calendar }) => {
  calendar.has(saturday);
  await visit(page, "/events");
  await expect(event(page, "Midweek Online")).toContainText("Online, Zoom");
  await expect(event(page, "Midweek Online")).toContainText("Join here");
  expect(await page.content()).not.toContain("zoom.example");
});

test("an event that ends during the visit is marked when it is over", async ({
  page,
  calendar,
}) => {
  calendar.has(saturday);
  await page.clock.install({ time: SATURDAY_MORNING });
  await visit(page, "/events");
  await expect(event(page, "Coffee Morning")).toContainText("On now");
  await page.clock.runFor("02:01:00");
  await expect(event(page, "Coffee Morning")).toContainText("Finished");
});

test("nothing private in the feed reaches the page or the console", async ({ page, calendar }) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  calendar.has([
    feedEvent("Quiz Night", "2026-12-01 19:30:00", {
      pin: 533847,
      muser: "mary.muser",
      cuser: "colin.cuser",
      visible_to: ["addressbook_tag_2419"],
    }),
    feedEvent("Unreadable", "", { datetime_start: "soon", pin: 998877 }),
  ]);
  await visit(page, "/events");
  await expect(event(page, "Quiz Night")).toBeVisible();
  await expect.poll(() => said.join(" ")).toContain("1 of the calendar’s 2 events");
  const everything = (await page.content()) + said.join(" ");
  for (const secret of ["533847", "998877", "mary.muser", "colin.cuser", "tag_2419"]) {
    expect(everything).not.toContain(secret);
  }
});

test("the address of an event opens its details, also where an event repeats", async ({
  page,
  calendar,
}) => {
  const repeated = { identifier: "repeated" };
  calendar.has([
    ...saturday,
    feedEvent("Bible Study", "2026-12-03 20:00:00", repeated),
    feedEvent("Bible Study Social", "2026-12-10 20:00:00", repeated),
  ]);
  await page.goto("/events#quiznigh");
  await expect(dialog(page)).toHaveAccessibleName("Quiz Night");
  await page.goto("/events#repeated-2026-12-10t20-00-00");
  await expect(dialog(page)).toHaveAccessibleName("Bible Study Social");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/events");
  await page.goto("/events#repeated");
  await expect(dialog(page)).toHaveAccessibleName("Bible Study");
});

test("an address of an event that is not in the diary says so, and breaks nothing", async ({
  page,
  calendar,
}) => {
  calendar.has(saturday);
  const words = page.getByText("That event is not in the church diary any more.");
  await visit(page, "/events#gone4ev3r");
  await expect(event(page, "Quiz Night")).toBeVisible();
  await expect(words).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  for (const path of ["/events#gone%", "/events#content", "/events#2026-12", "/events"]) {
    await visit(page, "/giving");
    await visit(page, path);
    await expect(event(page, "Quiz Night")).toBeVisible();
    await expect(words).toHaveCount(0);
  }
});

for (const path of ["/", "/events"]) {
  test(`Back closes an event's details and stays on ${path}`, async ({ page, calendar }) => {
    calendar.has(saturday);
    await visit(page, "/giving");
    await page
      .getByRole("banner")
      .getByRole("link", { name: path === "/" ? "Home" : "Events" })
      .first()
      .click();
    const details = event(page, "Harvest Supper").getByRole("link", { name: /^Details/ });
    await details.click();
    await expect(dialog(page)).toHaveAccessibleName("Harvest Supper");
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(details).toBeVisible();
    expect(calendar.calls).toHaveLength(1);

    await details.click();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL("/giving");
  });
}

test("after details that were opened by their address the focus is at the event", async ({
  page,
  calendar,
}) => {
  calendar.has(saturday);
  await visit(page, "/events#quiznigh");
  await expect(dialog(page).getByRole("heading")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(event(page, "Quiz Night").getByRole("link").first()).toBeFocused();
});

test("months say how many events they have, and one can jump to them", async ({
  page,
  calendar,
}) => {
  calendar.has(saturday);
  await visit(page, "/events");
  const months = page.getByRole("navigation", { name: "Months" });
  await expect(months.getByRole("link")).toHaveText([/November.*5/, /December.*3/]);
  await months.getByRole("link", { name: /^December 2026: 3 events/ }).click();
  await expect(
    page.getByRole("heading", { level: 2, name: "December 2026 3 events" }),
  ).toBeInViewport();
  await expect(page).toHaveURL("/events#2026-12");
});

test("the page says how far the diary reaches", async ({ page, calendar }) => {
  calendar.has(saturday);
  await visit(page, "/events");
  await expect(page.getByText("8 events, up to Monday 28 December")).toBeVisible();
});

test("names that are long, in another script, or full of entities do not break the page", async ({
  page,
  calendar,
}) => {
  const long = "Soup".repeat(40);
  calendar.has([
    feedEvent(long, "2026-12-01 19:30:00"),
    feedEvent("ערב שירה", "2026-12-02 19:30:00"),
    feedEvent("Tom &amp; Jerry&rsquo;s <b>Quiz</b>", "2026-12-03 19:30:00"),
    feedEvent("", "2026-12-04 19:30:00"),
  ]);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ["/events", "/"]) {
    await visit(page, path);
    await expect(page.getByRole("main").getByRole("article").getByRole("heading")).toHaveText([
      long,
      "ערב שירה",
      "Tom & Jerry’s Quiz",
      "Church event",
    ]);
    expect(await widthBeyondScreen(page)).toBe(0);
  }
});
