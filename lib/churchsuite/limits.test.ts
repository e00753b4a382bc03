import { expect, test, vi } from "vitest";
import { feedAt } from "./feed.ts";
import type { FeedEvent } from "./feed-event.ts";
import type { HtmlParser } from "./html-parser.ts";
import { parseHtml } from "./parse-html.server.ts";
import { type Prose, writeAsText } from "./prose.ts";
import { type FeedReading, MOST_EVENTS, readFeed } from "./read-feed.ts";
import { readDescription } from "./readers.ts";
import { feedEntry } from "./testing.ts";
import { LONGEST, LONGEST_ADDRESS } from "./wire.ts";

const START = "2026-12-20 19:00:00";
const A_MEGABYTE = 1_000_000;

function read(answer: unknown): FeedReading {
  return readFeed(answer, feedAt("https://example.churchsuite.com", "embed"), parseHtml);
}

function readCarols(fields: object): FeedEvent {
  const [event] = read([feedEntry("Carols", START, fields)]).events;
  if (!event) throw new Error("The event has been left out.");
  return event;
}

function readProse(typed: string): Prose {
  return readDescription(typed, parseHtml).value;
}

const NAME_OF_FULL_LENGTH = "x".repeat(LONGEST.line);
const ONE_LETTER_LESS = NAME_OF_FULL_LENGTH.slice(1);

test.each([
  ["of a million letters", "x".repeat(A_MEGABYTE), `${NAME_OF_FULL_LENGTH}…`],
  ["that has its end within a character", `${ONE_LETTER_LESS}😀😀`, `${ONE_LETTER_LESS}…`],
  ["that has its end within a tag", `${ONE_LETTER_LESS}<b>bold</b>`, `${ONE_LETTER_LESS}…`],
])("a name %s is cut, and ends with an ellipsis", (_what, name, printed) => {
  expect(readCarols({ name }).name).toBe(printed);
});

/**
 * What somebody may type, or a program may send, over and over, and the beginnings of whatever patterns look for: repeated,
 * they begin over and over and never end.
 */
const repeated = [
  "a",
  " ",
  ".",
  "-",
  ",",
  "<",
  "<a",
  "<a ",
  "<!--",
  "<b =",
  "https://eur03.safelinks.protection.outlook.com/?url=",
  "&",
  "&#1",
  "(",
  "\n",
  "\r\n",
  "1 ",
  "😀",
  "\u0301",
  "ﷺ",
  "1-",
  "+",
  "0",
  "a.",
  "a.b/",
  "zoom.",
  "pass ",
  "%",
  "%25",
  "http",
  "https:",
  "www.",
  ". ",
  "\u200b",
];

// They take milliseconds as a rule. A pattern that tries everything with everything takes minutes.
test.each(repeated)(
  "an event with a megabyte of %j in each field is cut short",
  { timeout: 30_000 },
  (typed) => {
    const long = typed.repeat(A_MEGABYTE / typed.length);
    const event = readCarols({
      identifier: long,
      name: `Carols ${long}`,
      status: long,
      category: { name: long },
      description: `Come ${long.slice(0, LONGEST.description / 2)}\nPasscode ${long}`,
      location: { name: long, address: long, type: long, url: `https://meet.example/${long}` },
      images: { lg: { url: `https://cdn.churchsuite.com/${long}` } },
      signup_options: { tickets: { url: `https://example.churchsuite.com/${long}` } },
    });
    const { description, ...lines } = event;
    expect(JSON.stringify(lines).length).toBeLessThan(12 * LONGEST.line);
    // A character may be written out as several: "ﷺ" is eighteen.
    expect(writeAsText(description ?? []).length).toBeLessThan(2 * LONGEST.description);
    expect(event).not.toHaveProperty("pictureUrl");
    expect(event).not.toHaveProperty("detailsUrl");
  },
);

test("an address that is too long is left out, and never cut", () => {
  const longestUrl = "https://example.churchsuite.com/".padEnd(LONGEST_ADDRESS, "x");
  const event = readCarols({ signup_options: { tickets: { url: longestUrl } } });
  expect(event.detailsUrl).toBe(longestUrl);
  const eventWithTooLong = readCarols({ signup_options: { tickets: { url: `${longestUrl}x` } } });
  expect(eventWithTooLong).not.toHaveProperty("detailsUrl");
});

test("of tags that are never closed, and would multiply without end, no more than a thousand are parsed", () => {
  const parse = vi.fn<HtmlParser>(() => []);
  readDescription("<b id=1><p>x".repeat(1000), parse);
  expect(parse.mock.calls[0]?.[0].split("<").length).toBeLessThanOrEqual(1001);
});

test.each(["<div>", "<ul><li>"])(
  "ten thousand tags %s within each other are cut short, and what stands before them is read",
  (tag) => {
    const prose = readProse(`<p>Come along</p>${tag.repeat(10_000)}deep down`);
    expect(JSON.stringify(prose)).toContain("Come along");
  },
);

function makeEntries(count: number): object[] {
  return Array.from({ length: count }, (_, index) => feedEntry(`Event ${index}`, START));
}

test("if a feed has more than a thousand events, the first thousand are read, and it is said that there are more", () => {
  const { events, isPartial, unread } = read(makeEntries(MOST_EVENTS + 1));
  expect(events).toHaveLength(MOST_EVENTS);
  expect(events.at(-1)?.name).toBe(`Event ${MOST_EVENTS - 1}`);
  expect({ isPartial, unread }).toEqual({ isPartial: true, unread: [] });
});

test("a good event is found behind thousands of broken entries", () => {
  const broken = new Array(10_000).fill(null);
  const { events, isPartial, unread } = read([...broken, ...makeEntries(1)]);
  expect(events.map(({ name }) => name)).toEqual(["Event 0"]);
  expect(isPartial).toBe(false);
  expect(unread).toHaveLength(broken.length);
});

test("field names that mean something to JavaScript, such as __proto__, change nothing", () => {
  const json =
    '[{"__proto__":{"name":"Polluted","status":"cancelled"},"constructor":{"prototype":{"polluted":1}},' +
    '"name":"Carols","datetime_start":"2026-12-20 19:00:00","location":{"__proto__":{"name":"Polluted"}}}]';
  const { events } = read(JSON.parse(json));
  expect(events).toMatchObject([{ name: "Carols", state: "on" }]);
  expect(events[0]).not.toHaveProperty("place");
  expect({}).not.toHaveProperty("polluted");
});
