import type { Page } from "@playwright/test";
import { feedEntry } from "#churchsuite/testing";
import { readCases } from "#tests/support/cases.ts";
import { expect, test } from "#tests/support/test.ts";
import { eventNamed, events, visit, waitUntilIdle } from "#tests/support/visit.ts";

/** What private-words.yaml has: twelve secrets, planted in an event of the calendar. */
type PrivateWords = {
  /** Facts of an entry in which ChurchSuite may name people. */
  people: object;
  location: object;
  description: string;
  /** The secrets as somebody would look for them. */
  sought: string[];
};

const { people, location, description, sought } = readCases<PrivateWords>(
  "tests/browser/private-words.yaml",
);

const feed = [
  feedEntry("Elders’ Prayer", "2030-05-01 20:00:00", { ...people, location, description }),
  feedEntry("Unreadable", "", { ...people, datetime_start: "soon" }),
];

/** Reads all that this website has in the browser and on the device, and all that is on the page. */
async function readEverything(page: Page): Promise<string> {
  const everything = await page.evaluate(() => [
    document.documentElement.outerHTML,
    window.location.href,
    JSON.stringify(sessionStorage),
  ]);
  // Cookies, the local storage and the databases.
  const state = await page.context().storageState({ indexedDB: true });
  return [...everything, JSON.stringify(state)].join("\n");
}

// lib/churchsuite/invitations.test.ts has the invitations of all services, in every field.
test("no invitation to a meeting is on a page, and nothing of the calendar stays on the device", async ({
  page,
  calendar,
}) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  calendar.has(feed);
  for (const path of ["/", "/events"]) {
    await visit(page, path);
    await expect(events(page)).toHaveCount(1);
    await expect(eventNamed(page, "Elders’ Prayer")).toContainText("Online");
    await waitUntilIdle(page);
  }
  await expect(eventNamed(page, "Elders’ Prayer")).toContainText("Bring a cup of tea.");
  await expect.poll(() => messages.join("\n")).toContain("1 of the calendar’s 2 events");
  const everything = [await readEverything(page), ...messages].join("\n");
  expect(sought.length).toBeGreaterThan(11);
  for (const secret of sought) {
    expect(JSON.stringify(feed)).toContain(secret);
    expect(everything.includes(secret), secret).toBe(false);
  }
  await visit(page, "/giving");
  expect(await readEverything(page)).not.toContain("Elders’ Prayer");
});
