import type { Page } from "@playwright/test";
import { bookable, feedEntry, ticketUrl } from "#churchsuite/testing";
import { widthBeyondScreen } from "#tests/support/screens.ts";
import { sendChanged } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import { eventNamed, events, visit } from "#tests/support/visit.ts";

// How each of them is read, and how its times are written, is held beside the code: app/events.

const START = "2026-12-01 19:30:00";

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
