import { expect, test } from "vitest";
import type { FeedEvent } from "./feed-event.ts";
import { LONGEST_ADDRESS, longest, MOST_ENTRIES, MOST_EVENTS } from "./limits.ts";
import { parseHtml } from "./parse-html.server.ts";
import { writeAsText } from "./plain-text.ts";
import { readDescription } from "./read-description.ts";
import { readForTest } from "./read-for-test.ts";
import { feedEntry } from "./testing.ts";

const START = "2026-12-20 19:00:00";
const A_MEGABYTE = 1_000_000;

function read(changes: object): FeedEvent {
  const [event] = readForTest([
    feedEntry("Carols", START, { starts_at: START, ...changes }),
  ]).events;
  if (!event) throw new Error("The event has been left out");
  return event;
}

test("a name that is too long is cut, not in the middle of a character or of a tag, and ends with an ellipsis", () => {
  const whole = "x".repeat(longest.name);
  const almost = whole.slice(1);
  const cut = {
    ["x".repeat(A_MEGABYTE)]: `${whole}…`,
    [whole]: whole,
    [`${almost}😀😀`]: `${almost}…`,
    [`${almost}<b>bold</b>`]: `${almost}…`,
  };
  for (const [name, printed] of Object.entries(cut)) expect(read({ name }).name).toBe(printed);
});

const repeated = [
  "a",
  " ",
  ".",
  "-",
  ",",
  "<",
  "<a",
  "<a ",
  "&",
  "&#1",
  "(",
  "\n",
  "\r\n",
  "1 ",
  "😀",
  "\u0301",
  "ﷺ",
];

test.each(repeated)("an event with a megabyte of %j in all fields is read as short", (typed) => {
  const long = typed.repeat(A_MEGABYTE / typed.length);
  const event = read({
    identifier: long,
    name: `Carols ${long}`,
    status: long,
    category: { name: long },
    description: `Come ${long}`,
    location: { name: long, address: long, type: long, url: `https://meet.example/${long}` },
    images: { lg: { url: `https://cdn.churchsuite.com/${long}` } },
    signup_options: { tickets: { url: `https://example.churchsuite.com/${long}` } },
  });
  const { description, ...lines } = event;
  expect(JSON.stringify(lines).length).toBeLessThan(12 * longest.line);
  // A character may be written out as several: "ﷺ" is eighteen.
  expect(writeAsText(description ?? []).length).toBeLessThan(2 * longest.description);
  expect(event).not.toHaveProperty("pictureUrl");
  expect(event).not.toHaveProperty("detailsUrl");
});

test("an address is whole or none", () => {
  const address = (length: number) => "https://example.churchsuite.com/".padEnd(length, "x");
  const ticket = (url: string) => read({ signup_options: { tickets: { url } } }).detailsUrl;
  expect(ticket(address(LONGEST_ADDRESS))).toBe(address(LONGEST_ADDRESS));
  expect(ticket(address(LONGEST_ADDRESS + 1))).toBeUndefined();
});

test("more tags than anybody types do not multiply", () => {
  // Each paragraph would get a copy of all that is open before it: here some five million elements.
  const typed = Array.from({ length: 3000 }, (_, index) => `<b id=${index}><p>x`).join("");
  const prose = readDescription(typed, parseHtml);
  expect(prose.length).toBeLessThanOrEqual(500);
  expect(JSON.stringify(prose).length).toBeLessThan(10_000_000);
});

test.each(["<div>", "<ul><li>", "<b>", "<table><tr><td>"])(
  "tags within tags (%s), ten thousand deep, are cut short and read",
  (tag) => {
    const prose = readDescription(`<p>Come along</p>${tag.repeat(10_000)}deep down`, parseHtml);
    expect(JSON.stringify(prose)).toContain("Come along");
  },
);

// Whatever a pattern looks for, begun over and over and never ended.
const hostile = [
  "1 ",
  "1-",
  "1(",
  "+",
  "0",
  "£1,",
  "1.",
  "1:",
  "a.",
  "a.b/",
  "zoom.",
  "zoom",
  "pw ",
  "pin ",
  "pass ",
  "%",
  "%25",
  "http",
  "https:",
  "www.",
  "aaa-",
  "kirk",
  "online ",
  "join ",
  ". ",
  "\n",
  "(",
  "\u200b",
];

test.each(hostile)("a description of nothing but %j keeps nobody waiting", (typed) => {
  const long = typed.repeat(longest.description / typed.length);
  for (const description of [`Zoom ${long}`, `Passcode${long}!`, `<b>Meet</b> <i>${long}</i>`]) {
    const begun = performance.now();
    read({ description, location: { type: "online", address: long } });
    // Milliseconds as a rule; a pattern that tries everything with everything takes minutes.
    expect(performance.now() - begun).toBeLessThan(3000);
  }
});

for (const format of ["embed", "calendar"] as const) {
  const asFeed = (events: unknown[]) => (format === "embed" ? events : { events });
  const events = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...feedEntry(`Event ${index}`, START),
      starts_at: START,
    }));

  test(`${format}: of ten thousand events the first thousand are read, and it is said that there are more`, () => {
    const reading = readForTest(asFeed(events(10 * MOST_EVENTS)), format);
    expect(reading.events).toHaveLength(MOST_EVENTS);
    expect(reading.events.at(-1)?.name).toBe(`Event ${MOST_EVENTS - 1}`);
    expect(reading).toMatchObject({ isPartial: true, unreadCount: 0 });
    expect(readForTest(asFeed(events(MOST_EVENTS)), format).isPartial).toBe(false);
  });

  test(`${format}: good events are found behind thousands of broken ones`, () => {
    const broken = new Array(MOST_ENTRIES - 1).fill(null);
    const {
      events: readable,
      unreadCount,
      isPartial,
    } = readForTest(asFeed([...broken, ...events(1)]), format);
    expect(readable.map(({ name }) => name)).toEqual(["Event 0"]);
    expect({ unreadCount, isPartial }).toEqual({ unreadCount: MOST_ENTRIES - 1, isPartial: false });
  });

  test(`${format}: of a million entries no more than ten thousand are looked at`, () => {
    const reading = readForTest(asFeed(new Array(A_MEGABYTE).fill(null)), format);
    expect(reading).toEqual({ events: [], unreadCount: MOST_ENTRIES, isPartial: true });
  });
}

test("keys with a meaning of their own to JavaScript change nothing", () => {
  const typed =
    '[{"__proto__":{"name":"Polluted","status":"cancelled"},"constructor":{"prototype":{"polluted":1}},' +
    '"name":"Carols","datetime_start":"2026-12-20 19:00:00","location":{"__proto__":{"name":"Polluted"}}}]';
  const { events } = readForTest(JSON.parse(typed));
  expect(events).toMatchObject([{ name: "Carols", status: "confirmed" }]);
  expect(events[0]).not.toHaveProperty("place");
  expect({}).not.toHaveProperty("polluted");
});

test("an event ten thousand levels deep is read for what it has on the first", () => {
  const deep = `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`;
  const typed = `[{"name":"Carols","datetime_start":"2026-12-20 19:00:00","site":${deep},"location":${deep}}]`;
  expect(readForTest(JSON.parse(typed)).events).toMatchObject([{ name: "Carols" }]);
});
