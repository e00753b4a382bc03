import type { Page } from "@playwright/test";
import { bookable, feedEntry, ticketUrl } from "#churchsuite/testing";
import { boxOf, telephone, widthBeyondScreen } from "#tests/support/screens.ts";
import { sendChanged, translate } from "#tests/support/surroundings.ts";
import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import { eventNamed, events, visit, waitForCalendar } from "#tests/support/visit.ts";

// How each of them is read, and how its times are written, is held beside the code: app/events.

const START = "2026-12-01 19:30:00";
const LONG_HOST = `kilmorran.churchsuite.com.${"x".repeat(60)}.evil.example`;

/** Events out of the ordinary, for tests that look at them at nine o'clock on a Saturday morning. */
const unusual = [
  feedEntry("Dawn Prayers", "2026-11-21 06:30:00", { datetime_end: "2026-11-21 07:00:00" }),
  feedEntry("Coffee Morning", "2026-11-21 08:30:00", { datetime_end: "2026-11-21 11:00:00" }),
  feedEntry("Food Bank", "2026-11-22 00:00:00", { datetime_end: "2026-11-22 23:59:59" }),
  feedEntry("Harvest Supper", "2026-11-28 19:00:00", {
    status: "cancelled",
    signup_options: bookable("harvests"),
  }),
  feedEntry("Youth Walk", "2026-11-29 14:00:00", {
    status: "pending",
    signup_options: bookable("youthwal"),
  }),
  feedEntry("Quiz Night", START, { signup_options: bookable("quiznigh") }),
  feedEntry("Soup Lunch", "2026-12-18 12:30:00", { signup_options: bookable("souplunc") }),
];

/** Changes a page as if notices.yaml had called off everything on a day when its build did not know of the soup lunch. */
const closeForSnow = (html: string) =>
  html.replace('"closed":[]', '"closed":[{"from":"2026-12-18","to":"2026-12-18","why":"snow"}]');

const booking = (page: Page, name: string) =>
  eventNamed(page, name).getByRole("link", { name: /^Book/ });

for (const path of ["/", "/events"]) {
  test(`${path} says which events are off, over or on now, and takes bookings for the others alone`, async ({
    page,
    calendar,
  }) => {
    calendar.has(unusual);
    await page.route(path, (route) => sendChanged(route, closeForSnow));
    await visit(page, path);
    const supper = eventNamed(page, "Harvest Supper");
    await expect(supper.locator("s").filter({ hasText: "Harvest Supper" })).toBeVisible();
    await expect(supper.getByRole("link", { name: /^Details/ })).toHaveAttribute("href", "#");
    // On home what is over takes no place among the six.
    if (path === "/") await expect(eventNamed(page, "Dawn Prayers")).toHaveCount(0);
    else await expect(eventNamed(page, "Dawn Prayers")).toContainText("Finished");
    for (const [name, words] of [
      ["Harvest Supper", "Cancelled"],
      ["Coffee Morning", "On now"],
      ["Youth Walk", "To be confirmed"],
    ] as const) {
      await expect(eventNamed(page, name)).toContainText(words);
      await expect(booking(page, name)).toHaveCount(0);
    }
    await expect(eventNamed(page, "Food Bank")).not.toContainText(/Finished|On now/);
    await expect(booking(page, "Quiz Night")).toHaveAccessibleName(/^Book a place/);
    await expect(booking(page, "Quiz Night")).toHaveAttribute("href", ticketUrl("quiznigh"));
    // The carousel on home has only the first.
    if (path === "/") return;
    await expect(eventNamed(page, "Soup Lunch")).toContainText("Off: snow");
    await expect(booking(page, "Soup Lunch")).toHaveCount(0);
  });
}

// A page that sends a request to another host than the site's own fails the test (test.ts).
test("no other website is asked for anything, and one that takes bookings is named", async ({
  page,
  calendar,
}) => {
  const ticketAt = (url: string) => ({
    images: { lg: { url: "https://evil.example/track.gif" } },
    signup_options: { signup_enabled: "1", embed: { enabled: "1" }, tickets: { url } },
  });
  calendar.has([
    feedEntry("Concert", START, ticketAt("https://www.tickets.example/concert")),
    feedEntry("Carols", START, ticketAt("https://example.churchsuite.com/events/carolsxx")),
    feedEntry("Phish", START, ticketAt(`https://${LONG_HOST}/`)),
  ]);
  await page.setViewportSize(telephone);
  await visit(page, "/events");
  await waitForCalendar(page);
  const picture = eventNamed(page, "Carols").locator("img").first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("src", /^\/assets\/.*\.svg$/);
  const link = booking(page, "Concert");
  await expect(link).toHaveAccessibleName(
    "Book a place at tickets.example for Concert, Tuesday 1 December",
  );
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect(booking(page, "Carols")).toHaveAccessibleName(
    "Book a place at Carols, Tuesday 1 December",
  );
  await expect(booking(page, "Phish")).toContainText(LONG_HOST);
  const { x, width } = await boxOf(booking(page, "Phish"));
  expect(width).toBeLessThanOrEqual(telephone.width);
  expect(x).toBeGreaterThanOrEqual(0);
  await expect(link).toHaveAttribute("href", "https://www.tickets.example/concert");
});

test("names of events of any length, script and markup fit on the narrowest telephone", async ({
  page,
  calendar,
}) => {
  const names = {
    ["Soup".repeat(40)]: "Soup".repeat(40),
    "ערב שירה": "ערב שירה",
    "Tom &amp; Jerry&rsquo;s <b>Quiz</b>": "Tom & Jerry’s Quiz",
    "Caf&eacute; &semi; &CounterClockwiseContourIntegral;": "Café ; ∳",
    "": "Church event",
  };
  calendar.has(
    Object.keys(names).map((name, index) => feedEntry(name, `2026-12-0${index + 1} 19:30:00`)),
  );
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ["/events", "/"]) {
    await visit(page, path);
    await expect(events(page).getByRole("heading")).toHaveText(Object.values(names));
    expect(await widthBeyondScreen(page)).toBe(0);
  }
});

// These descriptions have what people type in ChurchSuite, and what they may have pasted. The console stays silent.
test("a description in any HTML can be read, and no script in it runs", async ({
  page,
  calendar,
}) => {
  const mark = "document.documentElement.dataset.marked = 1";
  const description = `<h1>Loud</h1><p style="font-size: 14px" onclick='${mark}'>Bring <b class="x">soup</b>
<img src="https://evil.example/x.png" onerror="${mark}" title="a > b"><a style="color: red" href="https://example.org/a?b=1&amp;c=2">the recipe</a>
<svg onload="${mark}"></svg><script>${mark}</script><style>p { color: red }</style>
<iframe srcdoc="x"></iframe><a href="javascript:${mark}">and more</a></p>`;
  calendar.has([feedEntry("Soup Lunch", START, { description })]);
  await visit(page, "/events");
  const event = eventNamed(page, "Soup Lunch");
  await expect(event).toContainText("Bring soup the recipe and more");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Events");
  const recipe = event.getByRole("link", { name: "the recipe" });
  await expect(recipe).toHaveAttribute("href", "https://example.org/a?b=1&c=2");
  await expect(event.getByRole("link", { name: "and more" })).toHaveCount(0);
  await expect(page.locator("html[data-marked]")).toHaveCount(0);
});

test("in a browser's translation an event is on, and then over, as time passes", async ({
  page,
  calendar,
}) => {
  const supper = { datetime_end: "2026-11-21 11:30:00" };
  calendar.has([feedEntry("Soup Supper", "2026-11-21 10:00:00", supper)]);
  await page.clock.install({ time: SATURDAY_MORNING });
  await visit(page, "/events");
  await waitForCalendar(page);
  for (const [time, word] of Object.entries({ "01:01:00": "On now", "01:31:00": "Finished" })) {
    await translate(page);
    await page.clock.runFor(time);
    await expect(eventNamed(page, "Soup Supper")).toContainText(word);
  }
});
