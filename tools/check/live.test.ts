import { createServer } from "node:http";
import { expect, test } from "vitest";
import type { Status } from "#app/church/status.ts";
import { startForTest } from "#tests/support/start-for-test.ts";
import { addDays, churchTimeAt, dayOf, wallTime } from "#time";
import { checkLiveSite, reportStatus } from "./live.ts";

/** How a church's site is on a good day. */
const goodStatus: Status = {
  built: wallTime("2026-11-22", "04:10"),
  commit: "84de1b3d84",
  feedRead: true,
  events: 23,
  datesUntil: "2027-08-31",
};

const BUILT = "Built on Sunday 22 November 2026 at 4:10am";

test.each<[what: string, changed: Partial<Status>, day: string, musts: RegExp[]]>([
  ["on a good day", {}, "2026-11-22", []],
  ["after a night without a build", {}, "2026-11-23", []],
  ["after two nights without", {}, "2026-11-24", [/was last built on Sunday 22 November .* Pub/]],
  ["when the feed could not be read", { feedRead: false }, "2026-11-22", [/-- diary asks it/]],
  ["of a church without an account", { feedRead: null }, "2026-11-22", []],
])("the check-up of a live website %s", (_what, changed, day, musts) => {
  const { text, findings } = reportStatus({ ...goodStatus, ...changed }, wallTime(day, "07:10"));
  const words = findings.map(({ weight, what, mend }) => `${weight}: ${what} ${mend}`);
  expect(words).toEqual(musts.map((words) => expect.stringMatching(words)));
  expect(text).toContain(BUILT);
});

const now = churchTimeAt(new Date());
const statusOfToday = JSON.stringify({ ...goodStatus, built: now });
const old = JSON.stringify({ ...goodStatus, built: wallTime(addDays(dayOf(now), -9), "04:10") });

test.each<[what: string, files: Record<string, string>, expected: string]>([
  ["on a good day", { "/": "Welcome", "/status.json": statusOfToday }, "Built on"],
  ["that grows old", { "/": "Welcome", "/status.json": old }, "must : The website was last built"],
  [
    "without a home page",
    { "/status.json": statusOfToday },
    "must /: answers with status 404. Open it in a",
  ],
  ["without a status", { "/": "Welcome" }, "must /status.json: answers with status 404."],
  ["with another status", { "/": "Hi", "/status.json": "Hi" }, "must /status.json: says nothing"],
])("the check-up reads a website %s", async (_what, files, expected) => {
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
