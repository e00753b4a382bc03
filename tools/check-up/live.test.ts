import { createServer } from "node:http";
import { expect, test } from "vitest";
import type { Status } from "#app/status/status.ts";
import { addDays, churchTimeAt, dayOf, wallTime } from "#app/time/wall-time.ts";
import { sampleStatus } from "#tests/fixtures/sample-status.ts";
import { startForTest } from "#tests/support/start-for-test.ts";
import { findingsAt, statusFindings, websiteToAsk } from "./live.ts";

const { built } = sampleStatus();

/** What must not wait, at a time of the church's. */
function told(changed: Partial<Status>, day = "2026-11-22", clock = "07:10"): string[] {
  const findings = statusFindings(sampleStatus(changed), wallTime(day, clock));
  return findings.map(({ weight, where, what }) => `${weight} ${where}: ${what}`);
}

const unread = (lastRead: ReturnType<typeof wallTime> | null): Partial<Status> => ({
  diary: { isRead: false, lastRead, events: 0, next: null },
});
const until = (day: string, what = "the consents to 2 photos", file = "photos.yaml") => ({
  ends: [{ what, file, until: day, isSoon: true }],
});
const saying = (...words: string[]) => [expect.stringMatching(new RegExp(words.join(".*")))];

test("on a good day there is nothing to tell", () => {
  expect(told({})).toEqual([]);
  expect(told({ diary: null, ends: [] })).toEqual([]);
});

test("a night without a build is let pass, two are told", () => {
  expect(told({}, "2026-11-23", "23:00")).toEqual([]);
  expect(told({}, "2026-11-24", "07:10")).toEqual(
    saying("must : The website was last built on Sunday 22 November 2026 at 4:10am,", "Actions"),
  );
});

test("a diary that could not be read for a night is let pass, for two it is told", () => {
  expect(told(unread(wallTime("2026-11-21", "04:10")))).toEqual([]);
  expect(told(unread(wallTime("2026-11-20", "04:10")))).toEqual(
    saying("cannot be read, since Friday 20 November 2026 at 4:10am", "check-up -- diary"),
  );
});

test.each<[what: string, changed: Partial<Status>, found: unknown[]]>([
  ["a diary that nobody is known to have read", unread(null), saying("nobody knows since when")],
  ["consents that run out in more than a month", until("2026-12-24"), []],
  [
    "consents that run out within a month",
    until("2026-12-23"),
    saying(
      "must photos.yaml: Soon to run out: the consents to 2 photos, on 23 December 2026.",
      "Ask again",
    ),
  ],
  [
    "dates that have run out",
    until("2026-11-21", "the year of dates", "year.yaml"),
    saying("must year.yaml: Run out: the year of dates, since 21 November 2026.", "docs/dates.md"),
  ],
  [
    "invented words",
    { built: { ...built, isSample: true } },
    saying("shows the sample congregation, and not your church.", "content/"),
  ],
  [
    "invented events",
    { built: { ...built, isStandIn: true } },
    saying("its events and forms are invented.", "npm run build"),
  ],
])("of %s it is told what to do", (_what, changed, found) => {
  expect(told(changed)).toEqual(found);
});

const now = churchTimeAt(new Date());
const SITEMAP = `<urlset><url><loc>https://www.ballydown.org/</loc></url>
  <url><loc>https://www.ballydown.org/giving</loc></url></urlset>`;

/** A church's site on a good day, and built today, with what is not so in its place. */
function status(changed: Partial<Status["built"]> = {}): string {
  const end = { what: "the year of dates", file: "year.yaml", isSoon: false };
  const ends = [{ ...end, until: addDays(dayOf(now), 200) }];
  return JSON.stringify(sampleStatus({ built: { ...built, at: now, ...changed }, ends }));
}

const goodDay: Record<string, string> = {
  "/status.json": status(),
  "/sitemap.xml": SITEMAP,
  "/": "<h1>Welcome to Ballydown</h1> Our Clerk is Robert Gilliland, as the sample’s is.",
  "/giving": "<p>Thank you. Ring 028 2565 1111.</p>",
};

/** What is said of a website of these files. */
async function lookAt(files: Record<string, string>): Promise<string[]> {
  const server = createServer(({ url = "" }, response) => {
    const body = files[url];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  return lookAtSite(await startForTest(server));
}

async function lookAtSite(site: string): Promise<string[]> {
  return (await findingsAt(site, now)).map(({ weight, where, what, list = [] }) =>
    [`${weight} ${where.replace(site, "")}: ${what}`, ...list].join(" | "),
  );
}

const { "/giving": _, ...withoutGiving } = goodDay;

test.each<[what: string, files: Record<string, string>, found: unknown[]]>([
  [
    "on a good day",
    goodDay,
    [expect.stringMatching(/^know : built on .*; 2 pages of it were read\.$/)],
  ],
  [
    "with values of the sample's",
    {
      ...goodDay,
      "/": "<p>Come to <b>Kilmorran</b></p>",
      "/giving": "<p>12 Meeting House\nLane, Kilmorran</p>",
    },
    [
      ...saying(
        "must : Visitors see something of the sample congregation’s.",
        "“Kilmorran” \\(on /\\) \\| “12 Meeting House Lane” \\(on /giving\\)$",
      ),
      expect.stringMatching(/^know/),
    ],
  ],
  [
    "with values that are nobody's",
    {
      ...goodDay,
      "/": '<a href="https://maps.org/?q=https%3A%2F%2Fwww.carraigbhui.example">07700\u00a0900\u00a0161</a>',
    },
    [
      ...saying(
        "must : Visitors see a number or an address that is nobody’s.",
        "\\| “07700 900 161” \\(on /\\) \\| “www.carraigbhui.example” \\(on /\\)$",
      ),
      expect.stringMatching(/^know/),
    ],
  ],
  [
    "that is the sample's as a whole, once",
    { ...goodDay, "/": "<p>Kilmorran</p>", "/status.json": status({ isSample: true }) },
    [...saying("must : The website shows the sample congregation"), expect.stringMatching(/^know/)],
  ],
  [
    "of which a page does not come",
    withoutGiving,
    [...saying("must /giving: answers 404. Open it in a browser."), expect.stringMatching(/^know/)],
  ],
  ["without a status", {}, saying("must /status.json: answers 404.")],
  [
    "with a status that is none",
    { ...goodDay, "/status.json": "Welcome" },
    saying("must /status.json: says nothing that could be read."),
  ],
])("a website %s is told of", async (_what, files, found) => {
  expect(await lookAt(files)).toEqual(found);
});

test("a website that does not answer is told of", async () => {
  expect(await lookAtSite("http://127.0.0.1:9")).toEqual(
    saying("must /status.json: does not answer. Open it in a browser."),
  );
});

test("the website is the one that is named; what is no address, and a church without one, are told of", () => {
  expect(websiteToAsk("https://www.ballydown.org/giving")).toBe("https://www.ballydown.org");
  expect(() => websiteToAsk("ballydown")).toThrow("is no address. Expected one such as");
  expect(() => websiteToAsk(undefined)).toThrow("npm run new-church begins your own");
});
