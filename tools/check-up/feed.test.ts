import { expect, test } from "vitest";
import { wallTime } from "#app/time/wall-time.ts";
import { eightEvents, feedEvent } from "#tests/fixtures/feed-events.ts";
import { type Answer, readReply } from "./ask-feed.ts";
import { addressOf, feedReport } from "./feed.ts";
import { reportOf } from "./report.ts";

const allowed = { "access-control-allow-origin": "*" };
const SEEN = "So visitors see what is in this calendar.";
const now = wallTime("2026-11-21", "10:00");
const embed = "https://example.churchsuite.com/embed/calendar/json";
const uuid = "3f8c2a61-7d4e-4b90-a5c1-0e9d6b7f2c48";
const elsewhere = embed.replace("example", "elsewhere");
const newer = `https://example.churchsuite.com/-/calendar/${uuid}/json`;
const account = { account: "example", calendar: "embed" };
const website = "https://www.kilmorran.example";

/** What is asked, what each of its pages answers, and how. */
type Asked = {
  address?: string;
  account?: typeof account | undefined;
  pages: [first: unknown, ...others: unknown[]];
  init?: ResponseInit;
  seconds?: number;
  mostBytes?: number;
};

/** What is printed of a feed that answers so. */
async function reportOn({ pages, init, seconds = 1, mostBytes = 15_000_000, ...asked }: Asked) {
  const read = (page: unknown) => {
    const body = page === undefined ? "<html>" : JSON.stringify(page);
    const own = page instanceof Response ? page : new Response(body, { headers: allowed, ...init });
    return readReply(own, { bytes: mostBytes });
  };
  const [first, ...others] = pages;
  const replies = [await read(first), ...(await Promise.all(others.map(read)))] as const;
  return printed({ replies: [...replies], seconds }, asked);
}

function printed(answer: Answer, asked: Pick<Asked, "address" | "account"> = {}): string {
  const { address = embed } = asked;
  const church = { website, churchsuite: "account" in asked ? asked.account : account };
  const { findings, conclusion } = feedReport(new URL(address), answer, church, now);
  return reportOf(findings, conclusion);
}

test("when all is well, it is said in a few lines", async () => {
  expect(await reportOn({ pages: [eightEvents] })).toBe(`This should be looked at:

  The church’s diary
    - ChurchSuite expects to switch its older interface off in 2027, and perhaps this feed with it. The newer one is read as well: in ChurchSuite Calendar, Embed, More, Developer JSON shows its UUID; write that behind “calendar:” in sample/church.yaml.

Good to know:

  The church’s diary
    - Asked: ${embed}
    - It answers, and it is the embed feed, which the website can read.
    - It is the account in sample/church.yaml.
    - It may be read by websites.
    - There are 8 events in it, 8 of them shown plainly.
    - The furthest is on Sunday 20 June 2027. The feed shows about three months: what is later comes in time.

${SEEN}`);
});

const pageOf = (events: unknown[], num_results = 0, per_page = 10) => ({
  events,
  pagination: { num_results, per_page, page: 1 },
});
const carols = { identifier: "k3mw8qpa", name: "Carols", starts_at: "2026-12-06T19:00:00Z" };
const feedOf = (...events: unknown[]): Asked => ({ pages: [events] });
const carolsWith = (changes: object) => feedOf(feedEvent("Carols", "2026-12-20 19:00:00", changes));
const tickets = { tickets: { url: "https://tickets.example/carols" } };
const images = { lg: { url: "https://pictures.example/carols.jpg" } };
const dateless = feedEvent("Soup Lunch", "", { datetime_start: null });
const own = { "access-control-allow-origin": website };
const toNewer = { account: { ...account, calendar: uuid } };

test.each<[words: RegExp, asked: Asked]>([
  [/reads another calendar: .* has “account: example”/, { address: elsewhere, pages: [[]] }],
  [/yaml names no account at ChurchSuite: the website/, { account: undefined, pages: [[]] }],
  [/write its account and “calendar: 3f8c2a61-.*” there/, { address: newer, pages: [pageOf([])] }],
  [/write its account and “calendar: embed” there/, { pages: [[]], ...toNewer }],
  [
    /^(?![\s\S]*another calendar)[\s\S]*the newer feed/,
    { address: newer, pages: [pageOf([])], ...toNewer },
  ],
  [/“Soup Lunch”: it has no date/, feedOf(feedEvent("Carols", "2026-12-20 19:00:00"), dateless)],
  [/It may be read by websites\./, { pages: [eightEvents], init: { headers: own } }],
  [/not lie at ChurchSuite.*drawn window instead:\n {8}Carols/, carolsWith({ images })],
  [/not at ChurchSuite\. Their link .*:\n {8}Carols/, carolsWith({ signup_options: tickets })],
  [/20,000 letters\)\. It ends .*:\n {8}C/, carolsWith({ description: "x".repeat(20_001) })],
  [/It took 8 seconds, and visitors wait as long\./, { pages: [eightEvents], seconds: 8.2 }],
  [/It has 60 pages, and .* first 50/, { address: newer, pages: [pageOf([carols], 600)] }],
])("%s is told of %j, and that visitors see events", async (words, asked) => {
  const text = await reportOn(asked);
  expect(text).toMatch(words);
  expect(text).toContain(SEEN);
});

test.each([
  { description: "Join us: https://us02web.zoom.us/j/123456789?pwd=secret" },
  { description: "<p><strong>Meeting ID:</strong> 812 3456 7890<br>Passcode: <b>secret</b></p>" },
  { category: { id: 1, name: "Zoom, password: secret" } },
])("a way into a meeting typed as %o is noticed and not repeated", async (changes) => {
  const text = await reportOn(carolsWith(changes));
  expect(text).toMatch(/through a door\. The site leaves those out:\n {8}Carols, Sunday 20 Dec/);
  expect(text).not.toContain("secret");
});

test("a page that is missing is named, and the others are read", async () => {
  const lost = new Response("", { status: 500, headers: allowed });
  const text = await reportOn({ address: newer, pages: [pageOf([carols], 2, 1), lost] });
  expect(text).toContain("Page 2 of 2 is missing, and the site says that some events are.");
  expect(text).toContain("There is 1 event in it");
  expect(text).toContain(SEEN);
});

const answeredBy = (status: number, headers = {}): Asked => ({
  pages: [undefined],
  init: { status, headers },
});
const others = { "access-control-allow-origin": "https://other.example" };

// What the stand-in plays is held where it is asked.
test.each<[words: string, asked: Asked]>([
  ["the answer has the form of the newer feed", { pages: [{ events: [] }] }],
  ["“Carols”: its date is “21/12/2026 7pm”", feedOf(feedEvent("Carols", "21/12/2026 7pm"), null)],
  [
    "names https://other.example, and should name https://www.kilmorran.example",
    { pages: [eightEvents], init: { headers: others } },
  ],
  ["documents typed in their descriptions", { pages: [eightEvents], mostBytes: 100 }],
  ["guard wants proof of a browser", answeredBy(403, { "cf-mitigated": "challenge" })],
  [
    "sends us on to kirk.churchsuite.com",
    answeredBy(302, { location: "https://kirk.churchsuite.com" }),
  ],
  ["nothing at this address", answeredBy(404)],
  ["status 429 instead of events", answeredBy(429)],
  ["an error: “Sorry”", { pages: [{ error: { message: "<b>Sorry</b>" } }] }],
  ["no list of events in it", { pages: [{ hello: "world" }] }],
])("“%s” is told of %j, and that visitors see no events", async (words, asked) => {
  const text = await reportOn(asked);
  expect(text).toContain(words);
  expect(text).toContain("So visitors see no events from this calendar until that is mended.");
});

const local = "http://localhost:4173/demo/churchsuite/embed/calendar/json";

test.each([
  ["example.churchsuite.com could not be reached (ENOTFOUND). Is its name", "ENOTFOUND", embed],
  ["could not be reached (ECONNRESET)", "ECONNRESET", embed],
  ["Is npm start running", "ECONNREFUSED", local],
])("“%s” is told where nothing came, and nothing of visitors", (words, because, address) => {
  const text = printed({ because }, { address });
  expect(text).toContain(words);
  expect(text).toContain("So what visitors see of this calendar cannot be said from here.");
});

const newerAccount = { account: "kilmorran", calendar: uuid };
const church = { account: "kilmorran", calendar: "embed" };

test.each([
  [undefined, church, "https://kilmorran.churchsuite.com/embed/calendar/json"],
  [undefined, newerAccount, `https://kilmorran.churchsuite.com/-/calendar/${uuid}/json`],
  ["Ballymore", church, "https://ballymore.churchsuite.com/embed/calendar/json"],
  ["ballymore", newerAccount, `https://ballymore.churchsuite.com/-/calendar/${uuid}/json`],
  ["ballymore", undefined, "https://ballymore.churchsuite.com/embed/calendar/json"],
  ["a.churchsuite.com/feed?x=1", church, "https://a.churchsuite.com/feed?x=1"],
  ["https://a.example/feed?x=1", church, "https://a.example/feed?x=1"],
  ["http://localhost:4173/feed", church, "http://localhost:4173/feed"],
  ["http://127.0.0.1:4173/feed", church, "http://127.0.0.1:4173/feed"],
])("%s, with church.yaml's %o, is asked at %s", (wanted, its, address) => {
  expect(addressOf(wanted, its).href).toBe(address);
});

test.each([
  ["http://kilmorran.churchsuite.com/", church, "neither an address with https nor"],
  ["file:///etc/hosts", church, "neither an address with https nor the name of an account"],
  ["our church", church, "neither an address with https nor the name of an account"],
  [undefined, undefined, "names no account at ChurchSuite"],
])("%s, with church.yaml's %o, is not asked", (wanted, its, why) => {
  expect(() => addressOf(wanted, its)).toThrow(why);
});
