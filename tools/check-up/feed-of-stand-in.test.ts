import { expect, test } from "vitest";
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

const SEEN = "So visitors see what is in this calendar.";
const UNSEEN = "So visitors see no events";
const below = (words: string, event: string) =>
  new RegExp(`${words}.*:\\n(?: {8}.*\\n)* {8}${event}`);

/** What is printed of the stand-in's feed in a scenario. */
async function reportOn(scenario: string, path: string, timeout = 30_000): Promise<string> {
  const ask = await startStandIn();
  await ask("/demo/switch", turnedTo(scenario));
  const address = new URL(`/demo/churchsuite/${path}`, (await ask("/demo")).url);
  const answer = await askFeed(address, church.website, timeout);
  const { findings, conclusion } = feedReport(address, answer, church, churchTimeAt(new Date()));
  return reportOf(findings, conclusion);
}

test.each<[scenario: string, ...words: (string | RegExp)[]]>([
  [
    "normal",
    /There are (1[89]|[2-9]\d) events in it, \d\d of them shown plainly/,
    "It may be read by websites",
    /The furthest is on \w+ \d+ \w+ 20\d\d. The feed shows about three months/,
    SEEN,
  ],
  ["empty", "There are no events in it, and the site says so", "“Show in Embed”", SEEN],
  [
    "untidy",
    below("cancelled", "Harvest Lunch"),
    below("to be confirmed", "Visit of the Moderator"),
    below("over already", "Flower Rota Meeting"),
    below("on now", "Coffee and a Chat"),
    below("no name", "Church event"),
    below("private joining link", "Elders’ Prayer Online"),
    "Left out on the site, for want of a date it can read: 2 events.",
    "“Daffodil Tea”: its date is “first Saturday, about half 2”",
    "something that is no event at all",
    SEEN,
  ],
  ["many", /^(?![\s\S]*reads the first)[\s\S]*There are 433 events in it/, SEEN],
  ["thousands", "There are 5,000 events in it", "reads the first 1,000 events and no more", SEEN],
  ["failing", "ChurchSuite answers with status 500 instead of events", UNSEEN],
  ["endless", "The answer is longer than 15 MB", UNSEEN],
  ["not-json", "with a web page and not with events", UNSEEN],
  ["off", "its embed is switched off", UNSEEN],
  ["unknown-account", "no account of that name. Is it spelt right in sample/church.yaml?", UNSEEN],
  ["no-cors", "may not read it: the header Access-Control-Allow-Origin is missing", UNSEEN],
])("%s: of either feed it is said what visitors see and why, nothing private", async (...row) => {
  const [scenario, ...words] = row;
  for (const path of [EMBED, NEWER]) {
    const text = await reportOn(scenario, path);
    for (const one of [`/demo/churchsuite/${path}`, ...words]) expect(text).toMatch(one);
    expect(text).not.toMatch(PRIVATE);
  }
});

test("slow: nobody waits for ever", async () => {
  const text = await reportOn("slow", EMBED, 50);
  expect(text).toMatch(new RegExp(`There was no answer in 30 seconds[\\s\\S]*${UNSEEN}`));
});

test("an unknown UUID is an error ChurchSuite explains", async () => {
  const text = await reportOn("normal", `-/calendar/${crypto.randomUUID()}/json`);
  expect(text).toContain("“The embed configuration could not be found.” Is the UUID right");
  expect(text).toContain(UNSEEN);
});
