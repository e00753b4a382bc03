import { createServer } from "node:http";
import { expect, test } from "vitest";
import { wallTime } from "#app/time/wall-time.ts";
import { sampleStatus } from "#tests/fixtures/sample-status.ts";
import { startForTest } from "#tests/support/start-for-test.ts";
import { diaryOf } from "./diary.server.ts";
import { lastReadingOf } from "./last-reading.server.ts";

const now = new Date("2026-11-22T04:10:00Z");
const event = (id: string, day: string, status: "confirmed" | "cancelled" = "confirmed") => ({
  id,
  name: id,
  start: wallTime(day, "19:00"),
  status,
});

/** A website that answers everything with this. */
function website(body: string, status = 200): Promise<string> {
  return startForTest(createServer((_, response) => response.writeHead(status).end(body)));
}

test("the next event is the soonest that takes place, whatever the order of the calendar", () => {
  const events = [
    event("Carols", "2026-12-13"),
    event("Quiz", "2026-11-27", "cancelled"),
    event("Soup", "2026-12-04"),
  ];
  expect(diaryOf(events, now)).toEqual({
    isRead: true,
    lastRead: "2026-11-22T04:10:00",
    events: 3,
    next: { name: "Soup", when: "Friday 4 December, 7pm" },
  });
});

test("a build that cannot read the calendar carries on from what the live site says of it", async () => {
  const site = await website(JSON.stringify(sampleStatus()));
  expect(await lastReadingOf(site)).toBe(sampleStatus().diary?.lastRead);
});

test.each([
  ["has no such file yet", "Oops! Page not found", 404],
  ["says something else there", '{"status":"ok"}', 200],
  ["fails", "", 500],
])("where the live site %s it is not known", async (_what, body, status) => {
  expect(await lastReadingOf(await website(body, status))).toBeNull();
});

test("where nobody answers it is not known", async () => {
  expect(await lastReadingOf("http://127.0.0.1:9")).toBeNull();
});
