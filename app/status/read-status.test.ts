import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { expect, test } from "vitest";
import { wallTime } from "#app/time/wall-time.ts";
import { between, carols } from "#tests/fixtures/carols.ts";
import { sampleStatus } from "#tests/fixtures/sample-status.ts";
import { seriesWith } from "#tests/fixtures/series.ts";
import { folderWith, gitOn } from "#tests/support/folder-with.ts";
import { startForTest } from "#tests/support/start-for-test.ts";
import { diaryOf, lastReadingOf, nextMeetings, readCommit } from "./read-status.server.ts";

const hosts = ["GITHUB_SHA", "WORKERS_CI_COMMIT_SHA", "CF_PAGES_COMMIT_SHA", "COMMIT_REF"];

test("the commit is the one that is checked out, whatever a host says; what nobody has committed is noticed", () => {
  const folder = folderWith({ "home.md": "Welcome" });
  const git = (...command: string[]) => gitOn("2026-11-22", folder, ...command);
  git("init");
  git("add", ".");
  git("commit", "--message=Welcome");
  const commit = git("rev-parse", "HEAD").slice(0, 10);
  const elsewhere = { GITHUB_SHA: "f".repeat(40) };
  expect(readCommit(folder, elsewhere)).toEqual({ commit, hasOtherChanges: false });
  writeFileSync(path.join(folder, "home.md"), "You are welcome");
  expect(readCommit(folder, {})).toEqual({ commit, hasOtherChanges: true });
});

test("where there is no history the host's word is taken, and without one nothing is made up", () => {
  const folder = folderWith({});
  for (const name of hosts) {
    expect(readCommit(folder, { [name]: "f".repeat(40) }).commit, name).toBe("ffffffffff");
  }
  expect(readCommit(folder, {})).toEqual({ commit: null, hasOtherChanges: false });
});

test("the next event is the soonest that takes place, whatever the order of the calendar", () => {
  const event = (name: string, day: string, status: "confirmed" | "cancelled" = "confirmed") => {
    return { ...carols, ...between(wallTime(day, "19:00")), name, status };
  };
  const events = [
    event("Carols", "2026-12-13"),
    event("Quiz", "2026-11-27", "cancelled"),
    event("Soup", "2026-12-04"),
  ];
  expect(diaryOf(events, new Date("2026-11-22T04:10:00Z"))).toEqual({
    isRead: true,
    lastRead: "2026-11-22T04:10:00",
    events: 3,
    next: { name: "Soup", when: "Friday 4 December, 7pm" },
  });
});

test.each([
  ["says when", JSON.stringify(sampleStatus()), 200, sampleStatus().diary?.lastRead],
  ["has no such file yet", "Oops! Page not found", 404, null],
  ["says something else there", '{"status":"ok"}', 200, null],
  ["fails", "", 500, null],
])("the last reading is asked of a live site that %s", async (_what, body, status, lastRead) => {
  const site = createServer((_, response) => response.writeHead(status).end(body));
  expect(await lastReadingOf(await startForTest(site))).toBe(lastRead);
  expect(await lastReadingOf("http://127.0.0.1:9"), "nobody answers").toBeNull();
});

const NOW = wallTime("2026-11-22", "04:10");
const dinner = { day: "2026-12-01", name: "Christmas dinner", from: "19:00", where: "The hotel" };
const afterLast = "The dates after 25 May 2027 are not set yet.";

test.each([
  ["its day and its hours", { meetings: [{ day: "2026-12-01" }] }, "Tuesday 1 December, 8–9:30pm"],
  [
    "a name, another hour or another place",
    { meetings: [dinner] },
    "Tuesday 1 December, 7pm, Christmas dinner, The hotel",
  ],
  [
    "the next that is not off, and its year where that is another",
    {
      meetings: [{ day: "2026-12-01", change: "off" as const, why: "snow" }, { day: "2027-01-05" }],
    },
    "Tuesday 5 January 2027, 8–9:30pm",
  ],
  ["why no date is known", { meetings: [], afterLast }, afterLast],
  [
    "that there is no year",
    { meetings: [], afterLast: null },
    "First Tuesday, 8–9:30pm. There is no year.yaml, and so no dates.",
  ],
])("a group's next meeting is told with %s", (_what, changed, words) => {
  const pw = seriesWith({
    name: "PW",
    path: "/activities/pw",
    when: "First Tuesday, 8–9:30pm",
    rule: { every: "Tuesday", week: ["first"] },
    from: "20:00",
    to: "21:30",
    ...changed,
  });
  const next = nextMeetings([pw], NOW);
  expect(next).toMatchObject([{ name: "PW", path: "/activities/pw", words }]);
});

test("whoever meets soonest stands first, and last who has no date", () => {
  const late = seriesWith({ name: "late", meetings: [{ day: "2027-01-05" }] });
  const soon = seriesWith({ name: "soon", meetings: [{ day: "2026-12-01" }] });
  const meetings = nextMeetings([seriesWith({ name: "none" }), late, soon], NOW);
  expect(meetings.map(({ name }) => name)).toEqual(["soon", "late", "none"]);
});
