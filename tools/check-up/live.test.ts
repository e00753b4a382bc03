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
const until = (day: string, what = "the consents to 2 photos", file = "people.yaml") => ({
  ends: [{ what, file, until: day, isSoon: true }],
});
const saying = (...words: string[]) => [expect.stringMatching(new RegExp(words.join(".*")))];

test.each<[what: string, changed: Partial<Status>, day?: string, clock?: string]>([
  ["on a good day", {}],
  ["of a church without a diary and without dates", { diary: null, ends: [] }],
  ["of a night without a build", {}, "2026-11-23", "23:00"],
  ["of a night on which the diary could not be read", unread(wallTime("2026-11-21", "04:10"))],
  ["of what holds for more than a month", until("2026-12-24")],
])("there is nothing to tell %s", (_what, changed, day, clock) => {
  expect(told(changed, day, clock)).toEqual([]);
});

const year = ["the year of dates", "year.yaml"] as const;

const [onFriday, onSunday] = ["Friday 20 November 2026", "Sunday 22 November 2026"];

test.each<[changed: Partial<Status>, found: unknown[], day?: string]>([
  [
    {},
    saying("must : The website was last built on ", onSunday, " at 4:10am, .*Actions"),
    "2026-11-24",
  ],
  [unread(wallTime("2026-11-20", "04:10")), saying("since ", onFriday, " at 4:10am", "-- diary")],
  [unread(null), saying("nobody knows since when")],
  [until("2026-12-23"), saying("people.yaml: Soon to run out: the .* on 23 December", "Ask again")],
  [until("2026-11-21", ...year), saying("year.yaml: Run out: .* 21 November", "docs/dates.md")],
  [{ built: { ...built, isSample: true } }, saying("shows the sample congregation", "content/")],
  [{ built: { ...built, isStandIn: true } }, saying("events and forms are inv", "npm run build")],
])("of %j it is told what to do", (changed, found, day) => {
  expect(told(changed, day)).toEqual(found);
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
const [kilmorran, street] = ["<p>Come to <b>Kilmorran</b></p>", "<p>12 Meeting House\nLane</p>"];
const ours = { ...goodDay, "/": kilmorran, "/giving": street };
const map =
  '<a href="https://maps.org/?q=https%3A%2F%2Fwww.carraigbhui.example">07700\u00a0900\u00a0161</a>';
const nobodys = { ...goodDay, "/": map };
const sample = { ...ours, "/status.json": status({ isSample: true }) };

test.each<[what: string, files: Record<string, string>, ...found: RegExp[]]>([
  ["on a good day", goodDay, /^know : built on .*; 2 pages of it were read\.$/],
  [
    "with the sample's values",
    ours,
    /sample.*\| “Kilmorran” \(on \/\) \| “12 .* \(on \/giving\)$/,
    /^know/,
  ],
  [
    "with nobody's",
    nobodys,
    /nobody’s\..*\| “07700 900 161” .*\| “www.carraigbhui.example” \(/,
    /^know/,
  ],
  ["that is all the sample's", sample, /^must : The website shows the sample/, /^know/],
  ["without a page", withoutGiving, /^must \/giving: answers 404\. Open it in a browser/, /^know/],
  ["without a status", {}, /^must \/status\.json: answers 404\./],
  ["with odd status", { "/status.json": "Hi" }, /^must \/status\.json: says nothing that/],
])("a website %s is told of", async (_what, files, ...found) => {
  expect(await lookAt(files)).toEqual(found.map((words) => expect.stringMatching(words)));
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
