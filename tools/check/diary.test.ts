import { createServer } from "node:http";
import { expect, test } from "vitest";
import { type Feed, feedAt } from "#churchsuite";
import { feedEntry } from "#churchsuite/testing";
import { eightEvents } from "#tests/fixtures/feed-events.ts";
import { startForTest } from "#tests/support/start-for-test.ts";
import { writeFindings } from "#tests/support/write-findings.ts";
import { checkDiary } from "./diary.ts";

/** A feed of a church without a telephone number or a stream of its own. */
function churchFeed(origin: string, calendar = "embed"): Feed {
  return feedAt(origin, calendar, { phones: [], streams: [] });
}

/** How the feed answers when it is asked for a page. */
type Answer = { status?: number; body: unknown };

/** Checks a feed whose pages give these answers, the first of them at "", and writes the report in lines. */
async function reportOnPages(answers: Record<string, Answer>): Promise<string[]> {
  const server = createServer(({ url = "" }, response) => {
    const { status = 200, body } = answers[url.split("?")[1] ?? ""] ?? { status: 404, body: "" };
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
  });
  // The newer feed has pages.
  const calendar = answers["page=2"] ? "3f8c2a61-7d4e-4b90-a5c1-0e9d6b7f2c48" : "embed";
  return reportOn(churchFeed(await startForTest(server), calendar));
}

async function reportOn(feed: Feed, timeout?: number): Promise<string[]> {
  const { origin } = new URL(feed.url);
  const { text, findings } = await checkDiary(feed, "sample", timeout);
  const lines = writeFindings(findings).map((line) =>
    line.replace(origin, "").replace("/embed/calendar/json", ""),
  );
  return text ? [...lines, text] : lines;
}

const carols = { identifier: "k3mw8qpa", name: "Carols", starts_at: "2026-12-06T19:00:00Z" };
const pagination = { num_results: 2, per_page: 1, page: 1 };
const dateless = feedEntry("Soup Lunch", "", { datetime_start: null });

test("the check-up says how many events are in a feed that answers", async () => {
  expect(await reportOnPages({ "": { body: eightEvents } })).toEqual([
    "The church’s calendar answers, and has 8 events to show.",
  ]);
  expect(await reportOnPages({ "": { body: [] } })).toEqual([
    "The church’s calendar answers, and has 0 events to show.",
  ]);
});

test("an event that cannot be read is named, and hides no other", async () => {
  expect(await reportOnPages({ "": { body: [dateless, 7, ...eightEvents] } })).toEqual([
    "should : “Soup Lunch” has no date that can be read, and is not shown.",
    "should : An event without a name has no date that can be read, and is not shown.",
    "The church’s calendar answers, and has 8 events to show.",
  ]);
});

test.each([
  ["another status", { status: 403, body: "No" }, "must : answers with status 403 and no events."],
  ["a web page", { body: "<h1>Welcome</h1>" }, "must : answers, but not with a list of events."],
  ["other data", { body: { status: "ok" } }, "must : answers, but not with a list of events."],
])(
  "a feed that answers with %s is reported, with what to look at",
  async (_what, answer, words) => {
    expect(await reportOnPages({ "": answer })).toEqual([expect.stringContaining(words)]);
  },
);

test("a page of the feed that is missing hides no other", async () => {
  const found = await reportOnPages({
    "": { body: { events: [carols], pagination } },
    "page=2": { status: 500, body: "" },
  });
  expect(found).toEqual([
    expect.stringMatching(/^must .*\?page=2: answers with status 500/),
    "The church’s calendar answers, and has 1 event to show.",
  ]);
});

test("the check-up does not wait for ever, and reports a feed that nobody can reach", async () => {
  const noAnswer = [expect.stringContaining("must : does not answer.")];
  const silentServer = createServer(() => {});
  expect(await reportOn(churchFeed(await startForTest(silentServer)), 50)).toEqual(noAnswer);
  expect(await reportOn(churchFeed("http://127.0.0.1:9"))).toEqual(noAnswer);
});

test.each<[what: string, entries: object[], words: string]>([
  [
    "the code of a door",
    [feedEntry("Prayer", "2026-12-01 20:00:00", { description: "Door code 4821" })],
    "“Prayer” has words that lead into a private meeting or open a door, and the site leaves them out.",
  ],
  [
    "a word in a name that is not taken for a status, once for a whole series",
    [
      feedEntry("Cancelled Debts: a talk", "2026-12-01 20:00:00"),
      feedEntry("Cancelled Debts: a talk", "2026-12-08 20:00:00"),
    ],
    "“Cancelled Debts: a talk” is shown as taking place, whatever its name says.",
  ],
])("the check-up tells the office about %s, and how to mend it", async (_what, entries, words) => {
  const { findings } = await checkDiary(await serveEntries(entries), "sample");
  expect(findings).toEqual([
    expect.objectContaining({ weight: "should", what: words, mend: expect.stringMatching(/./) }),
  ]);
});

test("the check-up does not trouble the office with what the site has understood", async () => {
  const entries = [
    feedEntry("CANCELLED: Choir", "2026-12-01 20:00:00"),
    feedEntry("Quiz", "2026-12-02 20:00:00", { location: { name: "Ruth Hill, Tom Boyd" } }),
    feedEntry("Quiz Night", "2026-12-02 20:00:00"),
  ];
  const { findings } = await checkDiary(await serveEntries(entries), "sample");
  expect(findings).toEqual([]);
});

/** Makes a feed with these entries. */
async function serveEntries(entries: object[]): Promise<Feed> {
  const server = createServer((_request, response) => response.end(JSON.stringify(entries)));
  return churchFeed(await startForTest(server));
}
