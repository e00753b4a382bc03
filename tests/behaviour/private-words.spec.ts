import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { A_DAY } from "#app/time/clock.ts";
import { feedEvent } from "#tests/fixtures/feed-events.ts";
import { casesIn } from "#tests/support/cases.ts";
import { NOT_FETCHED } from "#tests/support/fake-calendar.ts";
import { haveKept, test } from "#tests/support/network.ts";
import { expect } from "#tests/support/test.ts";
import { eventNamed, events, failure, visit } from "#tests/support/visit.ts";

type Planted = { people: object; location: object; description: string; sought: string[] };

const { people, location, description, sought } = casesIn<Planted>(
  "tests/behaviour/private-words.yaml",
);

const feed = [
  feedEvent("Elders’ Prayer", "2030-05-01 20:00:00", { ...people, location, description }),
  feedEvent("Unreadable", "", { ...people, datetime_start: "soon" }),
];

/** All that this website has in the browser and on the device, and all that is on the page. */
async function everythingKept(page: Page): Promise<string> {
  const found = await page.evaluate(async () => {
    const kept = [document.documentElement.outerHTML, window.location.href];
    kept.push(JSON.stringify(sessionStorage));
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      kept.push(name, ...(await cache.keys()).map(({ url }) => url));
      for (const answer of await cache.matchAll()) kept.push(await answer.text());
    }
    return kept;
  });
  // Cookies, the local storage and the databases.
  const state = await page.context().storageState({ indexedDB: true });
  return [...found, JSON.stringify(state)].join("\n");
}

/** The day on which something is kept, from the cache of readings; null where nothing is. */
const reading = (page: Page) =>
  page.evaluate(async () => {
    const [kept] = await (await caches.open("diary-readings")).matchAll();
    return (await kept?.text()) ?? null;
  });

// That they are not in what is read of either feed is held beside the code: app/events/feed.
test("none of twelve secrets is on the page or the device", async ({ page, network }) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await haveKept(page);
  network.calendar.has(feed);
  for (const path of ["/", "/this-week", "/events"]) {
    await visit(page, path);
    await expect.poll(() => reading(page)).toContain("Elders’ Prayer");
  }
  await expect(events(page)).toHaveCount(1);
  await expect(eventNamed(page, "Elders’ Prayer")).toContainText("Online");
  await expect.poll(() => said.join("\n")).toContain("1 of the calendar’s 2 events");
  await eventNamed(page, "Elders’ Prayer").getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("dialog")).toContainText("Bring a cup of tea.");
  await page.getByRole("dialog").locator("summary").click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Apple or other calendar" }).click(),
  ]);
  const ics = await readFile(await file.path(), "utf8");
  const everything = [await everythingKept(page), ics.replaceAll("\r\n ", ""), ...said];
  const found = everything.join("\n");
  expect(found).toContain("Bring a cup of tea.");
  expect(sought.length).toBeGreaterThan(11);
  for (const secret of sought) {
    expect(JSON.stringify(feed)).toContain(secret);
    expect(found.includes(secret), secret).toBe(false);
  }
});

test("what was read a week ago is not kept", async ({ page, network, consoleErrors }) => {
  consoleErrors.expect(/net::ERR_/, NOT_FETCHED);
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await haveKept(page);
  await visit(page, "/events");
  await expect.poll(() => reading(page)).not.toBeNull();
  await network.cut();
  for (const [days, isKept] of [
    [6, true],
    [8, false],
  ] as const) {
    await page.clock.setFixedTime(now + days * A_DAY);
    await visit(page, "/events");
    await expect(failure(page)).toBeVisible();
    await expect(eventNamed(page, "Sunday School Picnic")).toHaveCount(isKept ? 1 : 0);
    expect((await reading(page)) === null).toBe(!isKept);
  }
});
