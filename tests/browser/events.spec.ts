import type { Page } from "@playwright/test";
import { feedEntry } from "#churchsuite/testing";
import { soonestFirst } from "#tests/fixtures/feed-events.ts";
import {
  boxOf,
  desktop,
  firstScreens,
  telephone,
  telephoneSideways,
} from "#tests/support/screens.ts";
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

test("all events stand under their months, for search engines too", async ({ page, calendar }) => {
  const namesForSearch = async () => {
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return scripts.flatMap((json) => JSON.parse(json)["@graph"]).map(({ name }) => name);
  };
  await visit(page, "/events");
  await expect(names(page)).toHaveText(soonestFirst);
  await expect.poll(namesForSearch).toEqual(soonestFirst);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "November 2026 1 event",
    "December 2026 5 events",
    "January 2027 1 event",
    "June 2027 1 event",
  ]);
  const december = page.locator("[id='2026-12']");
  await expect(december.getByRole("heading", { level: 3 })).toHaveText(soonestFirst.slice(1, 6));

  // The page says how old its events are only if they are not up to date, and no month is a landmark.
  await expect(page.getByRole("main").getByRole("status")).toHaveText("");
  await expect(page.getByRole("region")).toHaveCount(0);
  const months = page.getByRole("navigation", { name: "Months" });
  await expect(months.getByRole("link")).toHaveText([/Nov.*1/, /Dec.*5/, /Jan.*1/, /June.*1/]);
  await months.getByRole("link", { name: /^December 2026: 5 events/ }).click();
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
  test(`${path} begins on a telephone's first screen, upright and sideways`, async ({ page }) => {
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

test("on telephones the events are an agenda of one rhythm, of six screens at most", async ({
  page,
  calendar,
}) => {
  // The sample's own events, as the build found them.
  calendar.holdsBack();
  await page.setViewportSize(firstScreens[0] ?? telephone);
  await visit(page, "/events");
  const first = events(page).first();
  for (const part of [
    first.getByRole("heading"),
    first.locator("b"),
    first.getByText("at 11:30"),
  ]) {
    expect((await boxOf(part)).bottom).toBeLessThanOrEqual(664);
  }
  const rows = await events(page).evaluateAll((all) =>
    all.map((row) => {
      const { left } = row.getBoundingClientRect();
      const name = row.querySelector("h3")?.getBoundingClientRect();
      const picture = row.querySelector("img")?.closest("div")?.getBoundingClientRect();
      return [(name?.left ?? 0) - left, picture?.width, picture?.height].join(" ");
    }),
  );
  expect(rows.length).toBeGreaterThanOrEqual(24);
  expect(new Set(rows).size, rows.join("\n")).toBe(1);
  expect(rows[0]).toMatch(/ 72 90$/);
  const [top, end] = [await boxOf(first), await boxOf(events(page).last())];
  expect(end.bottom - top.y).toBeLessThanOrEqual(6 * telephone.height);

  // The day is large, and its month and what follows are not.
  await page.setViewportSize(desktop);
  const allDay = eventNamed(page, "Food Bank Collection");
  await expect(allDay).toContainText("Saturday, December 19 all day");
  // The names of a place and a group stand on one line.
  const where = eventNamed(page, "Dorcas Evening").locator("p:has(svg) + p, p:has(svg):has(+ p)");
  const baselines = await where.evaluateAll((all) =>
    all.map((one) => {
      const mark = document.createElement("span");
      mark.style.cssText = "display: inline-block; width: 1px";
      (one.querySelector("a, bdi") ?? one).append(mark);
      return mark.getBoundingClientRect().bottom;
    }),
  );
  expect(baselines).toHaveLength(2);
  expect(Math.abs((baselines[0] ?? 0) - (baselines[1] ?? 9))).toBeLessThan(0.6);

  // Links under the control stand level.
  await page.getByText("Add everything to your calendar").click();
  const links = page.locator("details[open]").getByRole("listitem").getByRole("link");
  const middles = await links.evaluateAll((all) =>
    all.map((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return { top, middle: (top + bottom) / 2 };
    }),
  );
  expect(middles).toHaveLength(4);
  const lines = new Set(middles.map(({ middle }) => Math.round(middle)));
  expect(
    [...lines].every((one) =>
      [...lines].every((other) => one === other || Math.abs(one - other) > 20),
    ),
  ).toBe(true);
});

test("the way to a month ends with its heading under the header", async ({ page, calendar }) => {
  const days = ["2026-11-30", "2026-12-08", "2027-01-12", "2027-02-09"];
  calendar.has(
    days.flatMap((day) =>
      ["10:00", "12:00", "14:00"].map((at) => feedEntry(at, `${day} ${at}:00`)),
    ),
  );
  await page.setViewportSize(telephone);
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    for (const month of ["December 2026", "February 2027"]) {
      await visit(page, "/events");
      await waitForCalendar(page);
      await page.getByRole("link", { name: month }).press("Enter");
      await waitForSection(page);
      const { bottom } = await boxOf(page.getByRole("banner"));
      const { y } = await boxOf(page.getByRole("heading", { name: month }));
      expect(y - bottom, `${month}, ${reducedMotion}`).toBeGreaterThanOrEqual(0);
      expect(y - bottom, `${month}, ${reducedMotion}`).toBeLessThan(24);
    }
  }
});

test("an event says where it is, and shows the group it is of", async ({ page }) => {
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

test("an event without a picture that loads has a window instead", async ({
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
