import { createServer } from "node:http";
import { expect, test } from "vitest";
import { type Feed, feedAt } from "#churchsuite";
import { feedEntry } from "#churchsuite/testing";
import { seriesWith } from "#dates/testing";
import { eightEvents } from "#tests/fixtures/feed-events.ts";
import { startForTest } from "#tests/support/start-for-test.ts";
import { checkDiary } from "./diary.ts";

/** The report on a feed whose pages give these answers, the first of them at "". */
async function readReportOn(
  answers: Record<string, { status?: number; body: unknown }>,
): Promise<string[]> {
  const server = createServer(({ url = "" }, response) => {
    const { status = 200, body } = answers[url.split("?")[1] ?? ""] ?? { status: 404, body: "" };
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
  });
  const calendar = answers["page=2"] ? "3f8c2a61-7d4e-4b90-a5c1-0e9d6b7f2c48" : "embed";
  return readReport(feedAt(await startForTest(server), calendar, { phones: [], streams: [] }));
}

async function readReport(feed: Feed, timeout?: number): Promise<string[]> {
  const { origin } = new URL(feed.url);
  const { text, findings } = await checkDiary(feed, "sample", [], timeout);
  const found = findings.map(({ weight, where, what }) =>
    `${weight} ${where.replace(origin, "")}: ${what}`.replace("/embed/calendar/json", ""),
  );
  return text ? [...found, text] : found;
}

const carols = { identifier: "k3mw8qpa", name: "Carols", starts_at: "2026-12-06T19:00:00Z" };
const pagination = { num_results: 2, per_page: 1, page: 1 };
const dateless = feedEntry("Soup Lunch", "", { datetime_start: null });

test("a feed that answers is counted", async () => {
  expect(await readReportOn({ "": { body: eightEvents } })).toEqual([
    "The church’s calendar answers, and has 8 events to show.",
  ]);
  expect(await readReportOn({ "": { body: [] } })).toEqual([
    "The church’s calendar answers, and has 0 events to show.",
  ]);
});

test("an event that cannot be read is named, and hides no other", async () => {
  expect(await readReportOn({ "": { body: [dateless, 7, ...eightEvents] } })).toEqual([
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
    expect(await readReportOn({ "": answer })).toEqual([expect.stringContaining(words)]);
  },
);

test("a page that is missing hides no other", async () => {
  const found = await readReportOn({
    "": { body: { events: [carols], pagination } },
    "page=2": { status: 500, body: "" },
  });
  expect(found).toEqual([
    expect.stringMatching(/^must .*\?page=2: answers with status 500/),
    "The church’s calendar answers, and has 1 event to show.",
  ]);
});

test("the check-up does not wait for ever, and reports a feed that nobody can reach", async () => {
  const silent = [expect.stringContaining("must : does not answer.")];
  const waiting = await startForTest(createServer(() => {}));
  expect(await readReport(feedAt(waiting, "embed", { phones: [], streams: [] }), 50)).toEqual(
    silent,
  );
  const nobody = feedAt("http://127.0.0.1:9", "embed", { phones: [], streams: [] });
  expect(await readReport(nobody)).toEqual(silent);
});

const weekly = seriesWith({
  name: "Main Service",
  names: ["Main Service", "Morning Worship"],
  isService: true,
  from: "11:30",
  meetings: ["2026-12-06", "2026-12-13", "2026-12-20", "2026-12-27"].map((day) => ({ day })),
});

const choir = seriesWith({ name: "Choir", names: ["Choir"] });

const at = (name: string, start: string, changes: object = {}) => feedEntry(name, start, changes);

test.each<[string, object[], string[]]>([
  [
    "a status in a name",
    [at("CANCELLED: Choir", "2026-12-01 20:00:00"), at("CANCELLED: Choir", "2026-12-08 20:00:00")],
    ["“Choir” on Tuesday 1 December is shown as “Cancelled”, because its name says so."],
  ],
  [
    "a status that is not taken for one",
    [at("Cancelled Debts: a talk", "2026-12-01 20:00:00")],
    [
      "“Cancelled Debts: a talk” on Tuesday 1 December is shown as taking place, whatever its name says.",
    ],
  ],
  [
    "a service that there is none of",
    [at("No Morning Worship", "2026-12-26 11:30:00")],
    [
      "“No Morning Worship” on Saturday 26 December is shown as taking place, whatever its name says.",
    ],
  ],
  [
    "a code",
    [at("Prayer", "2026-12-01 20:00:00", { description: "Door code 4821" })],
    [
      "“Prayer” on Tuesday 1 December has words that may lead into a private meeting or open a door: the site leaves them out.",
    ],
  ],
  [
    "people as a place",
    [at("Coffee", "2026-12-01 10:00:00", { location: { name: "Ruth McAlister, Tom Boyd" } })],
    [
      "“Coffee” on Tuesday 1 December has “Ruth McAlister, Tom Boyd” as its place: are these people?",
    ],
  ],
  [
    "several days",
    [at("Club", "2026-08-03 10:00:00", { datetime_end: "2026-08-07 12:00:00" })],
    [
      "“Club” on Monday 3 August is one event of several days: “Monday 3 to Friday 7 August, from 10am”.",
    ],
  ],
  [
    "two that look like one",
    [at("Quiz", "2026-12-01 20:00:00"), at("Quiz Night", "2026-12-01 20:00:00")],
    [
      "“Quiz” and “Quiz Night” on Tuesday 1 December begin at the same time, and look like one event.",
    ],
  ],
  [
    "three names for one service",
    [
      at("Gathering", "2026-12-06 11:30:00"),
      at("Equip", "2026-12-13 11:30:00"),
      at("Celebration Sunday", "2026-12-20 11:15:00"),
      at("Morning Worship", "2026-12-27 11:30:00"),
      at("Carols", "2026-12-20 19:00:00"),
    ],
    [
      "“Gathering”, “Equip” and “Celebration Sunday” in the diary begin when Main Service does: the site lists them beside it.",
    ],
  ],
  [
    "one name for a service with something else behind it each week",
    [
      at("Gathering – Advent 1", "2026-12-06 11:30:00"),
      at("Gathering (Communion)", "2026-12-13 11:30:00"),
      at("GATHERING", "2026-12-20 11:30:00"),
    ],
    ["“Gathering” in the diary begins when Main Service does: the site lists them beside it."],
  ],
  [
    "another group at the hour of a service",
    [at("Choir", "2026-12-06 11:30:00"), at("Choir", "2026-12-13 11:30:00")],
    [],
  ],
  ["one other name on one day", [at("Nativity", "2026-12-13 11:30:00")], []],
  [
    "what is beside the service that has its name",
    [
      at("Main Service", "2026-12-06 11:30:00"),
      at("Kids", "2026-12-06 11:30:00"),
      at("Main Service", "2026-12-13 11:30:00"),
      at("Kids", "2026-12-13 11:30:00"),
    ],
    [],
  ],
])("the check-up tells the office about %s", async (_what, body, words) => {
  const server = createServer((_request, response) => response.end(JSON.stringify(body)));
  const feed = feedAt(await startForTest(server), "embed", { phones: [], streams: [] });
  const { findings } = await checkDiary(feed, "sample", [weekly, choir]);
  expect(findings.map(({ what }) => what)).toEqual(words);
  expect(findings.every(({ weight, mend }) => weight === "should" && mend !== "")).toBe(true);
  if (words[0]?.includes("Celebration Sunday")) {
    expect(findings[0]).toMatchObject({
      where: "sample/church.yaml",
      mend: "If they are that service, write below it: also: [Morning Worship, Gathering, Equip, Celebration Sunday]",
    });
  }
});
