import { expect, test } from "vitest";
import { readChurch } from "#app/content-loader/church.server.ts";
import { churchTimeAt } from "#app/time/wall-time.ts";
import { SAMPLE_CALENDAR } from "#demo/churchsuite/feeds.ts";
import { startStandIn, turnedTo } from "#tests/support/start-for-test.ts";
import { askFeed } from "./ask-feed.ts";
import { feedReport } from "./feed.ts";
import { reportOf } from "./report.ts";

const EMBED = "embed/calendar/json";
const NEWER = `-/calendar/${SAMPLE_CALENDAR}/json`;
const PRIVATE =
  /kilmorran\.example\/j\/|for-members-only|\bpin\b|muser|cuser|visible_to|questions/i;

const church = {
  website: "https://www.kilmorran.example",
  churchsuite: { account: "example", calendar: "embed" },
};
const known = { church: { ...readChurch(), ...church }, phones: [] };

/** The report on the stand-in's feed in a scenario. */
async function reportIn(scenario: string, path = EMBED, timeout = 30_000) {
  const ask = await startStandIn();
  await ask("/demo/switch", turnedTo(scenario));
  const address = new URL(`/demo/churchsuite/${path}`, (await ask("/demo")).url);
  const answer = await askFeed(address, church.website, timeout);
  const { findings, conclusion } = feedReport(address, answer, known, churchTimeAt(new Date()));
  const isWell = findings.every(({ weight }) => weight !== "must");
  return { isWell, text: reportOf(findings, conclusion) };
}

test.each([EMBED, NEWER])("normal: %s is read to its end, and all is well", async (path) => {
  const { text, isWell } = await reportIn("normal", path);
  expect(text).toContain(`/demo/churchsuite/${path}`);
  expect(text).toMatch(/There are (1[89]|[2-9]\d) events in it, \d\d of them shown plainly/);
  expect(text).toContain("It may be read by websites");
  expect(text).toMatch(/The furthest is on \w+ \d+ \w+ 20\d\d. The feed shows about three months/);
  expect(isWell).toBe(true);
});

test("empty: the site says that nothing is planned, and that is no fault", async () => {
  const { text, isWell } = await reportIn("empty");
  expect(text).toContain("There are no events in it, and the site says so");
  expect(text).toContain("“Show in Embed”");
  expect(isWell).toBe(true);
});

test.each([EMBED, NEWER])(
  "untidy: every odd event of %s is named, and why, and nothing private",
  async (path) => {
    const { text, isWell } = await reportIn("untidy", path);
    const below = (words: string) => new RegExp(`${words}.*:\\n(?: {8}.*\\n)* {8}`).source;
    expect(text).toMatch(new RegExp(`${below("cancelled")}Harvest Lunch`));
    expect(text).toMatch(new RegExp(`${below("to be confirmed")}Visit of the Moderator`));
    expect(text).toMatch(new RegExp(`${below("over already")}Flower Rota Meeting`));
    expect(text).toMatch(new RegExp(`${below("on now")}Coffee and a Chat`));
    expect(text).toMatch(new RegExp(`${below("no name")}Church event`));
    expect(text).toMatch(new RegExp(`${below("private joining link")}Elders’ Prayer Online`));
    expect(text).toContain("Left out on the site, for want of a date it can read: 2 events.");
    expect(text).toContain("“Daffodil Tea”: its date is “first Saturday, about half 2”");
    expect(text).toContain("something that is no event at all");
    expect(text).not.toMatch(PRIVATE);
    expect(isWell).toBe(true);
  },
);

test.each([
  ["many", EMBED, "433"],
  ["many", NEWER, "433"],
  ["thousands", EMBED, "5,000"],
  ["thousands", NEWER, "5,000"],
])(
  "%s: all events of all pages of %s are counted; the website reads 1,000 at most, and it is said",
  async (scenario, path, count) => {
    const { text, isWell } = await reportIn(scenario, path);
    expect(text).toContain(`There are ${count} events in it`);
    expect(text.includes("The website reads the first 1,000 events and no more")).toBe(
      scenario === "thousands",
    );
    expect(isWell).toBe(true);
  },
);

test.each([
  ["failing", "ChurchSuite answers with status 500 instead of events"],
  ["endless", "The answer is longer than 15 MB"],
  ["not-json", "with a web page and not with events"],
  ["off", "its embed is switched off"],
  ["unknown-account", "no account of that name. Is it spelt right in sample/church.yaml?"],
  ["no-cors", "may not read it: the header Access-Control-Allow-Origin is missing"],
])("%s: it is said why visitors see no events", async (scenario, why) => {
  for (const path of [EMBED, NEWER]) {
    const { text, isWell } = await reportIn(scenario, path);
    expect(text).toContain(why);
    expect(text).toContain("So visitors see no events");
    expect(isWell).toBe(false);
  }
});

test("slow: nobody waits for ever", async () => {
  const { text, isWell } = await reportIn("slow", EMBED, 50);
  expect(text).toContain("There was no answer in 30 seconds");
  expect(isWell).toBe(false);
});

test("an unknown UUID is an error ChurchSuite explains", async () => {
  const { text, isWell } = await reportIn("normal", `-/calendar/${crypto.randomUUID()}/json`);
  expect(text).toContain("“The embed configuration could not be found.” Is the UUID right");
  expect(isWell).toBe(false);
});
