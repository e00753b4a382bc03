import type { Locator, Page } from "@playwright/test";
import { feedEntry } from "#churchsuite/testing";
import { soonestFirst } from "#tests/fixtures/feed-events.ts";
import { boxOf, telephone, telephoneSideways } from "#tests/support/screens.ts";
import { breakFiles } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import {
  eventNamed,
  events,
  visit,
  waitForCalendar,
  waitForFrames,
  waitForSection,
} from "#tests/support/visit.ts";

const names = (page: Page) => events(page).getByRole("heading");

test("all events stand under their months, and search engines learn of the same ones", async ({
  page,
  calendar,
}) => {
  const namesForSearch = async () => {
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return scripts.flatMap((json) => JSON.parse(json)["@graph"]).map(({ name }) => name);
  };
  await visit(page, "/events");
  await expect(names(page)).toHaveText(soonestFirst);
  await expect.poll(namesForSearch).toEqual(soonestFirst);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "November 2026",
    "December 2026",
    "January 2027",
    "June 2027",
  ]);
  const december = page.locator("[id='2026-12']");
  await expect(december.getByRole("heading", { level: 3 })).toHaveText(soonestFirst.slice(1, 6));

  // The page says how old its events are only if they are not up to date, and no month is a landmark.
  await expect(page.getByRole("main").getByRole("status")).toHaveText("");
  await expect(page.getByRole("region")).toHaveAccessibleName("List of events");
  const months = page.getByRole("navigation", { name: "Months" });
  await expect(months.getByRole("link")).toHaveText([
    "November 2026",
    "December 2026",
    "January 2027",
    "June 2027",
  ]);
  await months.getByRole("link", { name: "December 2026" }).click();
  await waitForSection(page);
  await expect(december.getByRole("heading", { level: 2 })).toBeInViewport();
  await expect(page).toHaveURL("/events#2026-12");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  calendar.has([]);
  await page.reload();
  await expect.poll(namesForSearch).toEqual([]);
});

for (const [path, first, highest] of [
  ["/events", "main article", 430],
  ["/this-week", "main h3", 400],
] as const) {
  test(`${path} begins on the first screen of a telephone, upright and sideways`, async ({
    page,
  }) => {
    await page.setViewportSize(telephone);
    await visit(page, path);
    await expect(page.getByRole("complementary", { name: "Notices" })).toBeVisible();
    await waitForCalendar(page);
    for (const [screen, lowest] of [
      [{ width: 390, height: 664 }, highest],
      [telephoneSideways, 379],
    ] as const) {
      await page.setViewportSize(screen);
      await waitForFrames(page);
      const { y } = await boxOf(page.locator(first).first());
      expect(y).toBeLessThanOrEqual(lowest);
    }
  });
}

test("on a telephone the events are rows of one shape, six screens long at most", async ({
  page,
  calendar,
}) => {
  // The sample's own events, as the build found them.
  calendar.holdsBack();
  await page.setViewportSize({ width: 390, height: 664 });
  await visit(page, "/events");
  const first = events(page).first();
  await test.step("the name, day and hour of the first are on the first screen", async () => {
    for (const part of [
      first.getByRole("heading"),
      first.locator("b"),
      first.getByText("at 11:30"),
    ]) {
      expect((await boxOf(part)).bottom).toBeLessThanOrEqual(664);
    }
  });
  const shapes = await events(page).evaluateAll((rows) =>
    rows.map((row) => {
      const { left } = row.getBoundingClientRect();
      const name = row.querySelector("h3")?.getBoundingClientRect();
      const picture = row.querySelector("img")?.closest("div")?.getBoundingClientRect();
      return `name at ${(name?.left ?? 0) - left}, picture ${picture?.width} by ${picture?.height}`;
    }),
  );
  expect(shapes.length).toBeGreaterThanOrEqual(24);
  expect([...new Set(shapes)]).toEqual([expect.stringMatching(/picture 72 by 90$/)]);
  const { y } = await boxOf(first);
  const { bottom } = await boxOf(events(page).last());
  expect(bottom - y).toBeLessThanOrEqual(6 * telephone.height);
});

test("on a desk the names of a place and a group stand on one line", async ({ page, calendar }) => {
  calendar.holdsBack();
  await visit(page, "/events");
  const allDay = eventNamed(page, "Food Bank Collection");
  await expect(allDay).toContainText("Saturday, December 19 all day");

  const evening = eventNamed(page, "Dorcas Evening");
  const place = await bottomOfLine(evening.locator("p", { hasText: "Where:" }).locator("bdi"));
  const group = await bottomOfLine(evening.getByRole("link", { name: "Dorcas Group" }));
  expect(Math.abs(place - group)).toBeLessThan(0.6);
});

/** Measures where the line on which an element's words stand has its lower edge, in the window. */
function bottomOfLine(element: Locator): Promise<number> {
  return element.evaluate((words) => {
    const mark = document.createElement("span");
    mark.style.cssText = "display: inline-block; width: 1px";
    words.append(mark);
    return mark.getBoundingClientRect().bottom;
  });
}

test("a link to a month ends with the month's heading right under the header", async ({
  page,
  calendar,
}) => {
  const days = ["2026-11-30", "2026-12-08", "2027-01-12", "2027-02-09"];
  // A long diary: the browser lays out only the rows near the screen.
  const many = Array.from({ length: 30 }, (_, index) => `Evening ${"of praise ".repeat(index)}`);
  calendar.has(
    days.flatMap((day) =>
      many.map((name, index) =>
        feedEntry(name, `${day} 19:30:00`, { identifier: `${day}-${index}` }),
      ),
    ),
  );
  await page.setViewportSize(telephone);
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await visit(page, "/events");
    await waitForCalendar(page);
    // Down past months that the browser has not laid out yet, and up again.
    for (const month of ["February 2027", "December 2026"]) {
      const link = page.getByRole("link", { name: month });
      // The page scrolls to a link that gets the focus, before somebody can press it.
      await link.focus();
      await waitForSection(page);
      await link.press("Enter");
      const isUnderHeader = async () => {
        const { bottom } = await boxOf(page.getByRole("banner"));
        const { y } = await boxOf(page.getByRole("heading", { name: month }));
        return y >= bottom && y < bottom + 24;
      };
      await expect.poll(isUnderHeader, `${month}, ${reducedMotion}`).toBe(true);
      await waitForSection(page);
      expect(await isUnderHeader(), `${month}, ${reducedMotion}`).toBe(true);
    }
  }
});

test("an event says where it is, and shows the group that it belongs to", async ({ page }) => {
  await visit(page, "/events");
  await expect(eventNamed(page, "Sunday School Picnic")).toContainText("Where: The lough shore");
  await expect(eventNamed(page, "Prayer Breakfast")).not.toContainText("Where");
  const sale = eventNamed(page, "Dorcas Christmas Sale");
  await expect(sale.locator("img")).toHaveAttribute("src", /\/dorcas-/);
  await expect(eventNamed(page, "Nativity").locator("img")).not.toHaveAttribute("src", /\/dorcas-/);
  await expect(eventNamed(page, "Nativity").getByRole("link", { name: "Group" })).toHaveCount(0);
  await sale.getByRole("link", { name: "Dorcas Group" }).click();
  await expect(page).toHaveURL("/activities/dorcas");
});

test("an event without a picture, or with one that does not load, has a window instead", async ({
  page,
  consoleErrors,
}) => {
  await breakFiles(page, /soup_sm\.jpg$/, "is missing");
  consoleErrors.expect(/status of 404/);
  await visit(page, "/events");
  await expect(names(page)).toHaveText(soonestFirst);
  for (const name of ["Morning Worship", "Soup Lunch"]) {
    const picture = eventNamed(page, name).locator("img");
    await expect(picture).toHaveAttribute("src", /^\/assets\/.*\.svg$/);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  }
});
