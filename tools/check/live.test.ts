import { afterEach, expect, test, vi } from "vitest";
import type { Status } from "#app/published/status.ts";
import { writeFindings } from "#tests/support/write-findings.ts";
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

const SITE = "https://www.ours.example";

afterEach(() => vi.unstubAllGlobals());

const now = churchTimeAt(new Date());
const statusOfToday = JSON.stringify({ ...goodStatus, built: now });

/** A website's answers by their paths. */
type Answers = Record<string, string>;

test.each<[what: string, answers: Answers | undefined, expected: string]>([
  ["is as it should be", { "/": "Welcome", "/status.json": statusOfToday }, "Built on"],
  ["does not answer", undefined, `must ${SITE}/: does not answer.`],
  [
    "has no home page",
    { "/status.json": statusOfToday },
    `must ${SITE}/: answers with status 404.`,
  ],
  ["has no status", { "/": "Hi" }, `must ${SITE}/status.json: answers with status 404.`],
  [
    "has a status that cannot be read",
    { "/": "Hi", "/status.json": "Hi" },
    `must ${SITE}/status.json: says nothing that could be read.`,
  ],
])("the check-up asks a website that %s, and says so", async (_what, answers, expected) => {
  vi.stubGlobal("fetch", async (address: string) => {
    if (!answers) throw new TypeError("Failed to fetch");
    const body = answers[new URL(address).pathname];
    return new Response(body, { status: body ? 200 : 404 });
  });
  const { text, findings } = await checkLiveSite(SITE, now);
  expect([...writeFindings(findings), text].join("\n")).toContain(expected);
});
