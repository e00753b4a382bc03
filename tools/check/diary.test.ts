import { createServer } from "node:http";
import { expect, test } from "vitest";
import { type Feed, feedAt } from "#churchsuite";
import { feedEntry } from "#churchsuite/testing";
import { seriesWith } from "#dates/testing";
import { eightEvents } from "#tests/fixtures/feed-events.ts";
import { startForTest } from "#tests/support/start-for-test.ts";
import { writeFindings } from "#tests/support/write-findings.ts";
import { checkDiary } from "./diary.ts";
import type { Finding } from "./finding.ts";

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
  const { text, findings } = await checkDiary(feed, "sample", [], timeout);
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
    "should : “Soup Lunch” cannot be read, and is not shown.",
    "should : An event without a name cannot be read, and is not shown.",
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

const mainService = seriesWith({
  name: "Main Service",
  names: ["Main Service", "Morning Worship"],
  isService: true,
  from: "11:30",
  meetings: ["2026-12-06", "2026-12-13", "2026-12-20", "2026-12-27"].map((day) => ({ day })),
});

const choir = seriesWith({ name: "Choir", names: ["Choir"] });

/** What the check-up finds in a diary with these entries, of a church with a service and a choir. */
async function findInDiary(entries: object[]): Promise<Finding[]> {
  const server = createServer((_request, response) => response.end(JSON.stringify(entries)));
  const feed = churchFeed(await startForTest(server));
  const { findings } = await checkDiary(feed, "sample", [mainService, choir]);
  return findings;
}

test.each<[what: string, entries: object[], words: string]>([
  [
    "a status in a name",
    [
      feedEntry("CANCELLED: Choir", "2026-12-01 20:00:00"),
      feedEntry("CANCELLED: Choir", "2026-12-08 20:00:00"),
    ],
    "“Choir” on Tuesday 1 December is shown as “Cancelled”, because its name says so.",
  ],
  [
    "a word in a name that is not taken for a status",
    [feedEntry("Cancelled Debts: a talk", "2026-12-01 20:00:00")],
    "“Cancelled Debts: a talk” on Tuesday 1 December is shown as taking place, whatever its name says.",
  ],
  [
    "a name that says there is no service",
    [feedEntry("No Morning Worship", "2026-12-26 11:30:00")],
    "“No Morning Worship” on Saturday 26 December is shown as taking place, whatever its name says.",
  ],
  [
    "the code of a door",
    [feedEntry("Prayer", "2026-12-01 20:00:00", { description: "Door code 4821" })],
    "“Prayer” on Tuesday 1 December has words that may lead into a private meeting or open a door: the site leaves them out.",
  ],
  [
    "people in the field for the place",
    [
      feedEntry("Coffee", "2026-12-01 10:00:00", {
        location: { name: "Ruth McAlister, Tom Boyd" },
      }),
    ],
    "“Coffee” on Tuesday 1 December has “Ruth McAlister, Tom Boyd” as its place: are these people?",
  ],
  [
    "people in front of an address",
    [
      feedEntry("Coffee", "2026-12-01 10:00:00", {
        location: { name: "Ruth McAlister, Tom Boyd", address: "12 Lane, Kilmorran" },
      }),
    ],
    "“Coffee” on Tuesday 1 December has “Ruth McAlister, Tom Boyd” as its place: are these people?",
  ],
  [
    "one event of several days",
    [feedEntry("Club", "2026-08-03 10:00:00", { datetime_end: "2026-08-07 12:00:00" })],
    "“Club” on Monday 3 August is one event of several days: “Monday 3 to Friday 7 August, from 10am”.",
  ],
  [
    "two events that look like one",
    [feedEntry("Quiz", "2026-12-01 20:00:00"), feedEntry("Quiz Night", "2026-12-01 20:00:00")],
    "“Quiz” and “Quiz Night” on Tuesday 1 December begin at the same time, and look like one event.",
  ],
  [
    "a name for a service with something else behind it each week",
    [
      feedEntry("Gathering – Advent 1", "2026-12-06 11:30:00"),
      feedEntry("Gathering (Communion)", "2026-12-13 11:30:00"),
      feedEntry("GATHERING", "2026-12-20 11:30:00"),
      feedEntry("Gathering: Carols", "2026-12-27 11:30:00"),
    ],
    "“Gathering” in the diary begins when Main Service does: the site lists them beside it.",
  ],
  [
    "a name for a service with a number behind it each week",
    [
      feedEntry("Equip 1", "2026-12-06 11:30:00"),
      feedEntry("Equip 2", "2026-12-13 11:30:00"),
      feedEntry("Equip 10", "2026-12-20 11:30:00"),
    ],
    "“Equip” in the diary begins when Main Service does: the site lists them beside it.",
  ],
])("the check-up tells the office about %s, and how to mend it", async (_what, entries, words) => {
  const findings = await findInDiary(entries);
  expect(findings).toEqual([
    expect.objectContaining({ weight: "should", what: words, mend: expect.stringMatching(/./) }),
  ]);
});

test("the check-up offers the line for church.yaml with all the names that the diary has for a service", async () => {
  const findings = await findInDiary([
    feedEntry("Gathering", "2026-12-06 11:30:00"),
    feedEntry("Equip", "2026-12-13 11:30:00"),
    feedEntry("Celebration Sunday", "2026-12-20 11:15:00"),
    feedEntry("Morning Worship", "2026-12-27 11:30:00"),
    feedEntry("Carols", "2026-12-20 19:00:00"),
  ]);
  expect(findings).toEqual([
    {
      weight: "should",
      where: "sample/church.yaml",
      what: "“Gathering”, “Equip” and “Celebration Sunday” in the diary begin when Main Service does: the site lists them beside it.",
      mend: "If they are that service, write below it: also: [Morning Worship, Gathering, Equip, Celebration Sunday]",
    },
  ]);
});

test.each<[what: string, entries: object[]]>([
  [
    "another group at the hour of a service",
    [feedEntry("Choir", "2026-12-06 11:30:00"), feedEntry("Choir", "2026-12-13 11:30:00")],
  ],
  ["another name for a service on a single day", [feedEntry("Nativity", "2026-12-13 11:30:00")]],
  [
    "what is beside the service that has its own name",
    [
      feedEntry("Main Service", "2026-12-06 11:30:00"),
      feedEntry("Kids", "2026-12-06 11:30:00"),
      feedEntry("Main Service", "2026-12-13 11:30:00"),
      feedEntry("Kids", "2026-12-13 11:30:00"),
    ],
  ],
])("the check-up does not trouble the office with %s", async (_what, entries) => {
  expect(await findInDiary(entries)).toEqual([]);
});
