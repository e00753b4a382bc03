import { describe, expect, test } from "vitest";
import { feedAt } from "./feed.ts";
import { parseHtml } from "./parse-html.server.ts";
import { type FeedReading, readFeed } from "./read-feed.ts";
import { feedEntry } from "./testing.ts";

/** How the entries of each format are sent. */
const formats = {
  embed: (entries: unknown[]) => entries,
  calendar: (entries: unknown[]) => ({ events: entries }),
};

function read(answer: unknown): FeedReading {
  return readFeed(answer, feedAt("https://example.churchsuite.com", "embed"), parseHtml);
}

/** Makes an event with the fields of both formats. */
function makeEntry(name: string, fields: object = {}): object {
  const start = "2026-12-06 19:00:00";
  const typical = { starts_at: start, ends_at: start, all_day: 0, image: {}, url: "" };
  return { ...feedEntry(name, start), ...typical, ...fields };
}

/** What may stand in the place of whatever a feed should send. */
const oddValues = [
  ...[null, true, -7, 1e99, "", " ", "soon", "<p", "9999-99-99 99:99:99"],
  ...[[], [null], [[{}]], {}, { name: { name: 7 } }],
  { name: [], address: 7, type: {}, lg: "x", md: [], url: null, tickets: 7, signup_enabled: {} },
];

describe.each(Object.entries(formats))("a feed in the format %s", (_format, answerWith) => {
  test("with anything in any field of an entry, or in its place, is read, and no good event is lost", () => {
    const broken = Object.keys(makeEntry("")).flatMap((field) =>
      oddValues.map((value) => makeEntry("Broken", { [field]: value })),
    );
    const sent = [...oddValues, ...broken, makeEntry("Carols")];
    const { events, unread } = read(answerWith(sent));
    expect(events.length + unread.length).toBe(sent.length);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    for (const { id, name, start } of events) {
      expect(id).toMatch(/^[a-z\d-]+$/);
      expect(name).not.toBe("");
      expect(start).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    }
    expect(events.filter(({ name }) => name === "Carols")).toHaveLength(1);
  });

  test("may be empty", () => {
    const empty = { events: [], unread: [], leftOut: [], isPartial: false };
    expect(read(answerWith([]))).toEqual(empty);
  });
});

test.each([null, 7, "", {}, { events: 7 }, { events: {} }])("%j is no list of events", (answer) => {
  expect(() => read(answer)).toThrow("The calendar’s answer");
});
