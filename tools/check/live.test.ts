import { createServer } from "node:http";
import { expect, test } from "vitest";
import type { Status } from "#app/published/status.ts";
import { startForTest } from "#tests/support/start-for-test.ts";
import { churchTimeAt, type Day, wallTime } from "#time";
import { checkLiveSite, reportStatus } from "./live.ts";

/** What a church's website says of itself when all is well. */
const goodStatus: Status = {
  built: wallTime("2026-11-22", "04:10"),
  commit: "84de1b3d84",
  feedRead: true,
  events: 23,
  datesUntil: "2027-08-31",
};

test("the check-up of a live website says when it was built, and how many events and dates it has", () => {
  const { text } = reportStatus(goodStatus, wallTime("2026-11-22", "07:10"));
  expect(text).toBe(
    "Built on Sunday 22 November 2026 at 4:10am; 23 events to come, dates are known until 31 August 2027.",
  );
});

test.each<[what: string, day: Day, status: Partial<Status>, musts: RegExp[]]>([
  ["built a night late", "2026-11-23", {}, []],
  [
    "not built for two nights",
    "2026-11-24",
    {},
    [/was last built on Sunday 22 November .* Publish under Actions/],
  ],
  [
    "without the church’s calendar",
    "2026-11-22",
    { feedRead: false },
    [/calendar could not be read.* check-up -- diary asks it/],
  ],
  ["of a church without a calendar", "2026-11-22", { feedRead: null }, []],
])("of a website %s the check-up says what must be mended", (_what, day, status, musts) => {
  const { findings } = reportStatus({ ...goodStatus, ...status }, wallTime(day, "07:10"));
  const words = findings.map(({ weight, what, mend }) => `${weight}: ${what} ${mend}`);
  expect(words).toEqual(musts.map(({ source }) => expect.stringMatching(`^must: .*${source}`)));
});

const now = churchTimeAt(new Date());
const statusOfToday = JSON.stringify({ ...goodStatus, built: now });

test.each<[what: string, files: Record<string, string>, expected: string]>([
  ["is as it should be", { "/": "Welcome", "/status.json": statusOfToday }, "Built on"],
  [
    "has no home page",
    { "/status.json": statusOfToday },
    "must /: answers with status 404. Open it in a browser.",
  ],
  ["has no status", { "/": "Welcome" }, "must /status.json: answers with status 404."],
  [
    "has a status that cannot be read",
    { "/": "Hi", "/status.json": "Hi" },
    "must /status.json: says nothing that could be read.",
  ],
])("the check-up asks a website that %s, and says so", async (_what, files, expected) => {
  const server = createServer(({ url = "" }, response) => {
    const body = files[url];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  const site = await startForTest(server);
  const { text, findings } = await checkLiveSite(site, now);
  const words = findings.map(
    ({ weight, where, what, mend }) => `${weight} ${where.replace(site, "")}: ${what} ${mend}`,
  );
  expect([...words, text].join("\n")).toContain(expected);
});

test("a website that does not answer must be mended", async () => {
  const { findings } = await checkLiveSite("http://127.0.0.1:9", now);
  expect(findings).toMatchObject([{ weight: "must", what: "does not answer." }]);
});
