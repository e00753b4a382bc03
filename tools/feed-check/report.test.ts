import { expect, test } from "vitest";
import { wallTime } from "#app/time/wall-time.ts";
import { eightEvents, feedEvent } from "#tests/fixtures/feed-events.ts";
import type { Answer, Reply } from "./ask-feed.ts";
import { reportOn } from "./report.ts";

const now = wallTime("2026-11-21", "10:00");
const embed = "https://example.churchsuite.com/embed/calendar/json";
const uuid = "3f8c2a61-7d4e-4b90-a5c1-0e9d6b7f2c48";
const newer = `https://example.churchsuite.com/-/calendar/${uuid}/json`;
const church = {
  website: "https://www.kilmorran.example",
  churchsuite: { account: "example", calendar: "embed" },
  phones: [],
  places: ["Church Halls", "Minor Hall"],
};

function answered(json: unknown, changes: Partial<Reply> = {}, seconds = 1): Answer {
  const reply: Reply = {
    status: 200,
    sentTo: null,
    allows: "*",
    isChallenge: false,
    isTooLong: false,
    json,
    ...changes,
  };
  return { came: "pages", pages: [reply], seconds };
}

const reportFrom = (answer: Answer, address = embed, churchsuite = church.churchsuite) =>
  reportOn(new URL(address), answer, { ...church, churchsuite }, now);

test("when all is well, it is said in a few lines", () => {
  expect(reportFrom(answered(eightEvents))).toEqual({
    isWell: true,
    text: `Asked: ${embed}

  ✓ It answers, and it is the embed feed, which the website can read.
  • ChurchSuite expects to switch its older interface off in 2027, and perhaps this feed with it. The newer one is read as well: in ChurchSuite Calendar, Embed, More, Developer JSON shows its UUID; write that behind “calendar:” in sample/church.yaml.
  ✓ It is the account in sample/church.yaml.
  ✓ It may be read by websites.
  ✓ There are 8 events in it, 8 of them shown plainly.
  ✓ The furthest is on Sunday 20 June 2027. The feed shows about three months: what is later comes in time.

So visitors see what is in this calendar.`,
  });
});

test("another account than the church's is noticed", () => {
  const { text } = reportFrom(answered(eightEvents), embed.replace("example", "elsewhere"));
  expect(text).toContain("It is the account “elsewhere”. The website reads “example”");
});

test("a feed the website is not set to is noticed, with what to write", () => {
  const page = { events: [], pagination: { num_results: 0, per_page: 10, page: 1 } };
  expect(reportFrom(answered(page), newer).text).toContain(`write “calendar: ${uuid}” there`);
  const set = { account: "example", calendar: uuid };
  expect(reportFrom(answered(page), newer, set).text).not.toContain("another feed");
  expect(reportFrom(answered([]), embed, set).text).toContain("write “calendar: embed” there");
});

test("an answer in the other feed's form is no use to visitors", () => {
  const { text, isWell } = reportFrom(answered({ events: [] }));
  expect(text).toContain("the answer has the form of the newer feed");
  expect(isWell).toBe(false);
});

test("a feed of which nothing can be read is no use to visitors", () => {
  const { text, isWell } = reportFrom(answered([feedEvent("Carols", "21/12/2026 7pm"), null]));
  expect(text).toContain("“Carols”: its date is “21/12/2026 7pm”");
  expect(isWell).toBe(false);
});

test("an event without any date is told from one with an odd date", () => {
  const dateless = feedEvent("Soup Lunch", "", { datetime_start: null });
  expect(reportFrom(answered([dateless])).text).toContain("“Soup Lunch”: it has no date");
});

test.each([
  ["https://www.kilmorran.example", true],
  ["https://other.example", false],
  [null, false],
])("a calendar that allows %s to read it: %s", (allows, isWell) => {
  expect(reportFrom(answered(eightEvents, { allows })).isWell).toBe(isWell);
});

test.each([
  { description: "Join us: https://us02web.zoom.us/j/123456789?pwd=secret" },
  { description: "<p><strong>Meeting ID:</strong> 812 3456 7890<br>Passcode: <b>secret</b></p>" },
  { category: { id: 1, name: "Zoom, password: secret" } },
])("a way into a meeting typed as %o is noticed and not repeated", (changes) => {
  const { text } = reportFrom(answered([feedEvent("Prayer", "2026-12-01 20:00:00", changes)]));
  expect(text).toContain(
    "typed in their words. The site leaves it out:\n      Prayer, Tuesday 1 December",
  );
  expect(text).not.toContain("secret");
});

test("a place that looks like somebody’s name is listed, and a hall is not", () => {
  const at = (name: string) => ({ location: { name, address: "", type: "physical" } });
  const { text, isWell } = reportFrom(
    answered([
      feedEvent("Home Group", "2026-12-01 20:00:00", at("Tom & Ann Gault")),
      feedEvent("Choir", "2026-12-02 20:00:00", at("Minor Hall")),
    ]),
  );
  expect(text).toMatch(
    /looks like somebody’s name.*:\n {6}Home Group, Tuesday 1 December: “Tom & Ann Gault”\n/,
  );
  expect(text).not.toContain("Choir, ");
  expect(isWell).toBe(true);
});

test("a page that is missing is named, and the others are read", () => {
  const page = (name: string) => ({
    events: [{ name, starts_at: "2026-12-06T19:00:00Z" }],
    pagination: { num_results: 2, per_page: 1 },
  });
  const replies = [answered(page("Carols")), answered(undefined, { status: 500 })];
  const [first, ...others] = replies.flatMap((one) => (one.came === "pages" ? one.pages : []));
  if (!first) throw new Error("There is no first page");
  const { text, isWell } = reportFrom(
    { came: "pages", pages: [first, ...others], seconds: 1 },
    newer,
  );
  expect(text).toContain("Page 2 of 2 is missing, and the site says that some events are.");
  expect(text).toContain("There is 1 event in it");
  expect(text).not.toContain("older interface");
  expect(isWell).toBe(true);
});

test("a picture that is not ChurchSuite's is noticed, and what the site shows instead", () => {
  const images = { lg: { url: "https://pictures.example/carols.jpg" } };
  const { text, isWell } = reportFrom(
    answered([feedEvent("Carols", "2026-12-20 19:00:00", { images })]),
  );
  expect(text).toMatch(/does not lie at ChurchSuite.*drawn window instead:\n {6}Carols/);
  expect(isWell).toBe(true);
});

test("a page that is not ChurchSuite's is noticed", () => {
  const signup_options = { tickets: { url: "https://tickets.example/carols" } };
  const { text } = reportFrom(
    answered([feedEvent("Carols", "2026-12-20 19:00:00", { signup_options })]),
  );
  expect(text).toMatch(/not at ChurchSuite\. Their link says where it leads:\n {6}Carols/);
});

test("what is too long for the site is noticed, and where it ends", () => {
  const long = feedEvent("Carols", "2026-12-20 19:00:00", { description: "x".repeat(20_001) });
  const { text, isWell } = reportFrom(answered([long]));
  expect(text).toMatch(/200, 300 and 20,000 letters\)\. It ends there with “…”:\n {6}Carols/);
  expect(isWell).toBe(true);
});

test("an answer longer than browsers read is no use to visitors, and it is said where to look", () => {
  const { text, isWell } = reportFrom(answered(undefined, { isTooLong: true }));
  expect(text).toContain("longer than 15 MB");
  expect(text).toContain("whole documents typed in their descriptions");
  expect(isWell).toBe(false);
});

test("waiting is mentioned where it is long", () => {
  expect(reportFrom(answered(eightEvents, {}, 8.2)).text).toContain("It took 8 seconds");
});

test("more pages than the website reads are mentioned", () => {
  const page = { events: [], pagination: { num_results: 600, per_page: 10, page: 1 } };
  const one = { identifier: "k3mw8qpa", name: "Carols", starts_at: "2026-12-06T19:00:00Z" };
  expect(reportFrom(answered({ ...page, events: [one] }), newer).text).toContain(
    "It has 60 pages, and the website reads the first 50",
  );
});

test.each<[string, Answer]>([
  ["Nobody on the internet is called example", { came: "nothing", because: "ENOTFOUND" }],
  ["could not be reached (ECONNRESET)", { came: "nothing", because: "ECONNRESET" }],
  ["no answer in 30 seconds", { came: "too late", timeout: 30 }],
  ["guard wants proof of a browser", answered(undefined, { status: 403, isChallenge: true })],
  ["sends us on to kirk.churchsuite.com", movedTo("https://kirk.churchsuite.com/embed")],
  ["nothing at this address", answered(undefined, { status: 404 })],
  ["status 429 instead of events", answered(undefined, { status: 429 })],
  ["an error: “Sorry”", answered({ error: { message: "<b>Sorry</b>" } })],
  ["no list of events in it", answered({ hello: "world" })],
])("%s", (words, answer) => {
  const { text, isWell } = reportFrom(answer);
  expect(text).toContain(words);
  expect(isWell).toBe(false);
});

test("nothing running on this computer is told from an internet that is not there", () => {
  const local = "http://localhost:4173/demo/churchsuite/embed/calendar/json";
  const { text } = reportFrom({ came: "nothing", because: "ECONNREFUSED" }, local);
  expect(text).toContain("Is npm start running");
  expect(text).not.toContain("So visitors see no events");
});

function movedTo(sentTo: string): Answer {
  return answered(undefined, { status: 302, sentTo });
}
