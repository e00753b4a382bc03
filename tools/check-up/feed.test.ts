import { expect, test } from "vitest";
import { readChurch } from "#app/content-loader/church.server.ts";
import { wallTime } from "#app/time/wall-time.ts";
import { eightEvents, feedEvent } from "#tests/fixtures/feed-events.ts";
import { type Answer, readReply } from "./ask-feed.ts";
import { addressOf, feedReport } from "./feed.ts";
import { looksLikePerson } from "./feed-events.ts";
import { reportOf } from "./report.ts";

const allowed = { "access-control-allow-origin": "*" };
const now = wallTime("2026-11-21", "10:00");
const embed = "https://example.churchsuite.com/embed/calendar/json";
const uuid = "3f8c2a61-7d4e-4b90-a5c1-0e9d6b7f2c48";
const newer = `https://example.churchsuite.com/-/calendar/${uuid}/json`;
const account = { account: "example", calendar: "embed" };
const known = {
  church: { ...readChurch(), website: "https://www.kilmorran.example", churchsuite: account },
  phones: [],
  places: ["Fergus Thomson"],
};

/** What is asked, what each of its pages answers, and how. */
type Asked = {
  address?: string;
  account?: typeof account | undefined;
  pages: [first: unknown, ...others: unknown[]];
  init?: ResponseInit;
  headers?: Record<string, string>;
  seconds?: number;
  mostBytes?: number;
};

/** What is printed of a feed that answers so, and whether visitors see events. */
async function reportOn({ pages, init, seconds = 1, mostBytes = 15_000_000, ...asked }: Asked) {
  const headers = { ...allowed, ...asked.headers };
  const replies = pages.map((json) => {
    const body = json === undefined ? "<html>" : JSON.stringify(json);
    return readReply(new Response(body, { ...init, headers }), { bytes: mostBytes });
  });
  const [first, ...others] = await Promise.all(replies);
  if (!first) throw new Error("there is no page");
  return printed({ came: "pages", pages: [first, ...others], seconds }, asked);
}

function printed(answer: Answer, asked: Pick<Asked, "address" | "account"> = {}) {
  const { address = embed } = asked;
  const church = { ...known.church, churchsuite: "account" in asked ? asked.account : account };
  const { findings, conclusion } = feedReport(new URL(address), answer, { ...known, church }, now);
  const isWell = findings.every(({ weight }) => weight !== "must");
  return { isWell, text: reportOf(findings, conclusion) };
}

test("when all is well, it is said in a few lines", async () => {
  expect(await reportOn({ pages: [eightEvents] })).toEqual({
    isWell: true,
    text: `This should be looked at:

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

So visitors see what is in this calendar.`,
  });
});

const pageOf = (events: unknown[], num_results = 0, per_page = 10) => ({
  events,
  pagination: { num_results, per_page, page: 1 },
});
const carols = { identifier: "k3mw8qpa", name: "Carols", starts_at: "2026-12-06T19:00:00Z" };
const carolsWith = (changes: object) => [feedEvent("Carols", "2026-12-20 19:00:00", changes)];
const prayer = (changes: object) => [feedEvent("Prayer", "2026-12-01 20:00:00", changes)];
const at = (name: string) => ({ location: { name, address: "", type: "physical" } });
const leftOut = /typed in their words\. The site leaves it out:\n {8}Prayer, Tuesday 1 December/;

test.each<[what: string, asked: Asked, words: string | RegExp, not?: string]>([
  [
    "another account than the church's",
    { address: embed.replace("example", "elsewhere"), pages: [eightEvents] },
    "It is the account “elsewhere”. The website reads “example”",
  ],
  [
    "any account, where the church has none",
    { pages: [eightEvents], account: undefined },
    "sample/church.yaml names no account at ChurchSuite: the website reads no calendar.",
    "It is the account",
  ],
  [
    "a newer feed than the website is set to",
    { address: newer, pages: [pageOf([])] },
    `write “calendar: ${uuid}” there`,
  ],
  [
    "the older feed where the newer one is set",
    { pages: [[]], account: { ...account, calendar: uuid } },
    "write “calendar: embed” there",
  ],
  [
    "the newer feed that it is set to",
    { address: newer, pages: [pageOf([])], account: { ...account, calendar: uuid } },
    "it is the newer feed, which the website can read",
    "another feed",
  ],
  [
    "an event without any date",
    {
      pages: [[...carolsWith({}), feedEvent("Soup Lunch", "", { datetime_start: null })]],
    },
    "“Soup Lunch”: it has no date",
  ],
  [
    "the website's own leave to read it",
    {
      pages: [eightEvents],
      headers: { "access-control-allow-origin": "https://www.kilmorran.example" },
    },
    "It may be read by websites.",
  ],
  [
    "a way into a meeting typed as an address",
    { pages: [prayer({ description: "https://us02web.zoom.us/j/123456789?pwd=secret" })] },
    leftOut,
    "secret",
  ],
  [
    "a way into a meeting typed as numbers",
    {
      pages: [
        prayer({
          description:
            "<p><strong>Meeting ID:</strong> 812 3456 7890<br>Passcode: <b>secret</b></p>",
        }),
      ],
    },
    leftOut,
    "secret",
  ],
  [
    "a way into a meeting typed as its category",
    { pages: [prayer({ category: { id: 1, name: "Zoom, password: secret" } })] },
    leftOut,
    "secret",
  ],
  [
    "a place that looks like somebody’s name, and no hall",
    {
      pages: [
        [
          feedEvent("Home Group", "2026-12-01 20:00:00", at("Tom & Ann Gault")),
          feedEvent("Choir", "2026-12-02 20:00:00", at("Minor Hall")),
        ],
      ],
    },
    /looks like somebody’s name.*:\n {8}Home Group, Tuesday 1 December: “Tom & Ann Gault”\n/,
    "Choir, ",
  ],
  [
    "a picture that is not ChurchSuite's, and what the site shows instead",
    { pages: [carolsWith({ images: { lg: { url: "https://pictures.example/carols.jpg" } } })] },
    /does not lie at ChurchSuite.*drawn window instead:\n {8}Carols/,
  ],
  [
    "a page that is not ChurchSuite's",
    { pages: [carolsWith({ signup_options: { tickets: { url: "https://tickets.example/c" } } })] },
    /not at ChurchSuite\. Their link says where it leads:\n {8}Carols/,
  ],
  [
    "what is too long for the site, and where it ends",
    { pages: [carolsWith({ description: "x".repeat(20_001) })] },
    /200, 300 and 20,000 letters\)\. It ends there with “…”:\n {8}Carols/,
  ],
  [
    "long waiting",
    { pages: [eightEvents], seconds: 8.2 },
    "It took 8 seconds, and visitors wait as long.",
  ],
  [
    "more pages than the website reads",
    { address: newer, pages: [pageOf([carols], 600)] },
    "It has 60 pages, and the website reads the first 50",
    "older interface",
  ],
])("%s: told, and visitors see events", async (_what, asked, words, not = "no such words") => {
  const { text, isWell } = await reportOn(asked);
  expect(text).toMatch(words);
  expect(text).not.toContain(not);
  expect(text).toContain("So visitors see what is in this calendar.");
  expect(isWell).toBe(true);
});

test("a page that is missing is named, and the others are read", async () => {
  const [first, lost] = await Promise.all([
    readReply(Response.json(pageOf([carols], 2, 1), { headers: allowed }), { bytes: 1000 }),
    readReply(new Response("", { status: 500, headers: allowed }), { bytes: 1000 }),
  ]);
  const { text, isWell } = printed(
    { came: "pages", pages: [first, lost], seconds: 1 },
    { address: newer },
  );
  expect(text).toContain("Page 2 of 2 is missing, and the site says that some events are.");
  expect(text).toContain("There is 1 event in it");
  expect(isWell).toBe(true);
});

const moved = (location: string) => ({ init: { status: 302 }, headers: { location } });

test.each<[words: string, asked: Asked]>([
  ["the answer has the form of the newer feed", { pages: [{ events: [] }] }],
  [
    "“Carols”: its date is “21/12/2026 7pm”",
    { pages: [[feedEvent("Carols", "21/12/2026 7pm"), null]] },
  ],
  [
    "It may be read by https://other.example only",
    { pages: [eightEvents], headers: { "access-control-allow-origin": "https://other.example" } },
  ],
  [
    "It does not say that websites may read it",
    { pages: [eightEvents], headers: { "access-control-allow-origin": "" } },
  ],
  ["longer than 15 MB", { pages: [eightEvents], mostBytes: 100 }],
  ["whole documents typed in their descriptions", { pages: [eightEvents], mostBytes: 100 }],
  [
    "guard wants proof of a browser",
    { pages: [undefined], init: { status: 403 }, headers: { "cf-mitigated": "challenge" } },
  ],
  ["its embed is switched off", { pages: [undefined], init: { status: 403 } }],
  [
    "sends us on to kirk.churchsuite.com",
    { pages: [undefined], ...moved("https://kirk.churchsuite.com/embed") },
  ],
  ["it knows no account of that name", { pages: [undefined], ...moved("https://churchsuite.com") }],
  ["nothing at this address", { pages: [undefined], init: { status: 404 } }],
  ["status 429 instead of events", { pages: [undefined], init: { status: 429 } }],
  ["an error: “Sorry”", { pages: [{ error: { message: "<b>Sorry</b>" } }] }],
  ["no list of events in it", { pages: [{ hello: "world" }] }],
  ["with a web page and not with events", { pages: [undefined] }],
])("%s: told, and visitors see no events", async (words, asked) => {
  const { text, isWell } = await reportOn(asked);
  expect(text).toContain(words);
  expect(text).toContain("So visitors see no events from this calendar until that is mended.");
  expect(isWell).toBe(false);
});

const local = "http://localhost:4173/demo/churchsuite/embed/calendar/json";

test.each<[words: string, answer: Answer, address: string, so: string]>([
  [
    "There is no example.churchsuite.com, or this computer is offline",
    { came: "nothing", because: "ENOTFOUND" },
    embed,
    "cannot be said from here",
  ],
  [
    "could not be reached (ECONNRESET)",
    { came: "nothing", because: "ECONNRESET" },
    embed,
    "cannot be said from here",
  ],
  [
    "Is npm start running",
    { came: "nothing", because: "ECONNREFUSED" },
    local,
    "cannot be said from here",
  ],
  ["no answer in 30 seconds", { came: "too late", timeout: 30 }, embed, "visitors see no events"],
])("%s: told, and what that means", (words, answer, address, so) => {
  const { text, isWell } = printed(answer, { address });
  expect(text).toContain(words);
  expect(text).toContain(so);
  expect(isWell).toBe(false);
});

const newerAccount = { account: "kilmorran", calendar: uuid };
const church = { account: "kilmorran", calendar: "embed" };

test.each([
  [undefined, church, "https://kilmorran.churchsuite.com/embed/calendar/json"],
  [undefined, newerAccount, `https://kilmorran.churchsuite.com/-/calendar/${uuid}/json`],
  ["Ballymore", church, "https://ballymore.churchsuite.com/embed/calendar/json"],
  ["ballymore", newerAccount, `https://ballymore.churchsuite.com/-/calendar/${uuid}/json`],
  ["ballymore", undefined, "https://ballymore.churchsuite.com/embed/calendar/json"],
  ["https://a.example/feed?x=1", church, "https://a.example/feed?x=1"],
  [
    "a.churchsuite.com/embed/calendar/json",
    church,
    "https://a.churchsuite.com/embed/calendar/json",
  ],
  ["http://localhost:4173/feed", church, "http://localhost:4173/feed"],
  ["http://127.0.0.1:4173/feed", church, "http://127.0.0.1:4173/feed"],
])("%s, with church.yaml's %o, is asked at %s", (wanted, its, address) => {
  expect(addressOf(wanted, its).href).toBe(address);
});

test.each([
  ["http://kilmorran.churchsuite.com/", church, "https only"],
  ["file:///etc/hosts", church, "neither an address nor the name of an account"],
  ["our church", church, "neither an address nor the name of an account"],
  [undefined, undefined, "names no account at ChurchSuite"],
])("%s, with church.yaml's %o, is not asked", (wanted, its, why) => {
  expect(() => addressOf(wanted, its)).toThrow(why);
});

test.each([
  ["Ruth McAlister", true],
  ["Tom & Ann Gault", true],
  ["Tom and Ann Gault", true],
  ["Rev. Sarah O’Hara", true],
  ["Mrs Church", true],
  ["Mary-Jane Van Dyke", true],
  ["Church Halls", false],
  ["Minor Hall", false],
  ["Kilmorran Primary School", false],
  ["Zoom", false],
  ["Online", false],
  ["The lough shore", false],
  ["Ballymena Town Hall", false],
  ["Room 4", false],
  ["BT00 0AA", false],
  ["Fergus Thomson", false],
  ["", false],
])("that “%s” may be somebody’s name is %s", (name, isPerson) => {
  expect(looksLikePerson(name, known)).toBe(isPerson);
});
