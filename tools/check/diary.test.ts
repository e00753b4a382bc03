import { createServer } from "node:http";
import { expect, test } from "vitest";
import { type Feed, feedAt } from "#churchsuite";
import { feedEntry } from "#churchsuite/testing";
import { eightEvents } from "#tests/fixtures/feed-events.ts";
import { startForTest } from "#tests/support/start-for-test.ts";
import { checkDiary } from "./diary.ts";

/** What is said of a feed whose pages answer so, the first of them at "". */
async function told(
  answers: Record<string, { status?: number; body: unknown }>,
): Promise<string[]> {
  const server = createServer(({ url = "" }, response) => {
    const { status = 200, body } = answers[url.split("?")[1] ?? ""] ?? { status: 404, body: "" };
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
  });
  const calendar = answers["page=2"] ? "3f8c2a61-7d4e-4b90-a5c1-0e9d6b7f2c48" : "embed";
  return tell(feedAt(await startForTest(server), calendar, { phones: [], streams: [] }));
}

async function tell(feed: Feed, timeout?: number): Promise<string[]> {
  const { origin } = new URL(feed.url);
  const { text, findings } = await checkDiary(feed, "sample", timeout);
  const found = findings.map(({ weight, where, what }) =>
    `${weight} ${where.replace(origin, "")}: ${what}`.replace("/embed/calendar/json", ""),
  );
  return text ? [...found, text] : found;
}

const carols = { identifier: "k3mw8qpa", name: "Carols", starts_at: "2026-12-06T19:00:00Z" };
const pagination = { num_results: 2, per_page: 1, page: 1 };
const dateless = feedEntry("Soup Lunch", "", { datetime_start: null });

test("a feed that answers is counted", async () => {
  expect(await told({ "": { body: eightEvents } })).toEqual([
    "The church’s calendar answers, and has 8 events to show.",
  ]);
  expect(await told({ "": { body: [] } })).toEqual([
    "The church’s calendar answers, and has 0 events to show.",
  ]);
});

test("an event that cannot be read is named, and hides no other", async () => {
  expect(await told({ "": { body: [dateless, 7, ...eightEvents] } })).toEqual([
    "should : “Soup Lunch” cannot be read, and is not shown.",
    "should : An event without a name cannot be read, and is not shown.",
    "The church’s calendar answers, and has 8 events to show.",
  ]);
});

test.each([
  ["another status", { status: 403, body: "No" }, "must : answers with status 403 and no events."],
  ["a web page", { body: "<h1>Welcome</h1>" }, "must : answers, but not with a list of events."],
  ["other data", { body: { status: "ok" } }, "must : answers, but not with a list of events."],
])("a feed that answers with %s is told of, with what to look at", async (_what, answer, words) => {
  expect(await told({ "": answer })).toEqual([expect.stringContaining(words)]);
});

test("a page that is missing hides no other", async () => {
  const found = await told({
    "": { body: { events: [carols], pagination } },
    "page=2": { status: 500, body: "" },
  });
  expect(found).toEqual([
    expect.stringMatching(/^must .*\?page=2: answers with status 500/),
    "The church’s calendar answers, and has 1 event to show.",
  ]);
});

test("nobody waits for ever, and a feed that nobody can reach is told of", async () => {
  const silent = [expect.stringContaining("must : does not answer.")];
  const waiting = await startForTest(createServer(() => {}));
  expect(await tell(feedAt(waiting, "embed", { phones: [], streams: [] }), 50)).toEqual(silent);
  const nobody = feedAt("http://127.0.0.1:9", "embed", { phones: [], streams: [] });
  expect(await tell(nobody)).toEqual(silent);
});
