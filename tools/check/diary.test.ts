import { createServer } from "node:http";
import { expect, test } from "vitest";
import { type Feed, feedAt } from "#churchsuite";
import { feedEntry } from "#churchsuite/testing";
import { eightEvents } from "#tests/fixtures/feed-events.ts";
import { startForTest } from "#tests/support/start-for-test.ts";
import { writeFindings } from "#tests/support/write-findings.ts";
import { checkDiary } from "./diary.ts";
import type { Finding } from "./finding.ts";

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
  return reportOn(feedAt(await startForTest(server), calendar));
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

test("the check-up counts the events of a feed that answers, and names those that cannot be read", async () => {
  expect(await reportOnPages({ "": { body: [] } })).toEqual([
    "The church’s calendar answers, and has 0 events to show.",
  ]);
  expect(await reportOnPages({ "": { body: [dateless, 7, ...eightEvents] } })).toEqual([
    "should : “Soup Lunch” has no date, and is not shown.",
    "should : An entry without a name is no event, and is not shown.",
    "The church’s calendar answers, and has 8 events to show.",
  ]);
});

test.each([
  ["another status", { status: 403, body: "No" }, "must : The calendar answered 403."],
  [
    "a web page",
    { body: "<h1>Welcome</h1>" },
    "must : The calendar’s answer is not a list of events.",
  ],
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
    expect.stringMatching(/^must .*\?page=2: The calendar answered 500/),
    "The church’s calendar answers, and has 1 event to show.",
  ]);
});

test("the check-up does not wait for ever, and reports a feed that nobody can reach", async () => {
  const noAnswer = [expect.stringContaining("must : The calendar did not answer.")];
  const silentServer = createServer(() => {});
  expect(await reportOn(feedAt(await startForTest(silentServer), "embed"), 50)).toEqual(noAnswer);
  expect(await reportOn(feedAt("http://127.0.0.1:9", "embed"))).toEqual(noAnswer);
});

/** What the check-up finds in a diary with these entries. */
async function findInDiary(entries: object[]): Promise<Finding[]> {
  const server = createServer((_request, response) => response.end(JSON.stringify(entries)));
  const { findings } = await checkDiary(feedAt(await startForTest(server), "embed"), "sample");
  return findings;
}

const typedPasscode = { description: "<p>Bring tea.</p><p>Passcode: 482113</p>" };

test.each<[what: string, entries: object[], words: string]>([
  [
    "an invitation that is left out, once for a series",
    [
      feedEntry("Prayer", "2026-12-01 20:00:00", typedPasscode),
      feedEntry("Prayer", "2026-12-08 20:00:00", typedPasscode),
    ],
    "“Prayer” on Tuesday 1 December has “Passcode” in its description: the site leaves out what looks like an invitation to a meeting.",
  ],
  [
    "a host in the name of an event",
    [feedEntry("Prayer at zoom.us/j/819", "2026-12-01 20:00:00")],
    "“Church event” on Tuesday 1 December has “zoom.us” in its name: the site leaves out what looks like an invitation to a meeting.",
  ],
  [
    "a word that would be a status at the end of a name, but of none that the site has understood",
    ["Choir is cancelled tonight", "CANCELLED: Choir", "Camp (full)"].map((name) =>
      feedEntry(name, "2026-12-01 20:00:00"),
    ),
    "“Choir is cancelled tonight” on Tuesday 1 December is shown as taking place, with “cancelled” in its name.",
  ],
])("the check-up tells the office about %s, and how to mend it", async (_what, entries, words) => {
  const findings = await findInDiary(entries);
  expect(findings).toEqual([
    expect.objectContaining({ weight: "should", what: words, mend: expect.stringMatching(/./) }),
  ]);
  expect(JSON.stringify(findings)).not.toContain("482113");
});
