import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { feedAt } from "./feed.ts";
import { parseHtml } from "./parse-html.server.ts";
import { type FeedReading, readFeed } from "./read-feed.ts";
import { readDescription } from "./readers.ts";
import { feedEntry } from "./testing.ts";

const START = "2026-12-06 19:00:00";

/** How the entries of each format are sent. */
const formats = {
  embed: (entries: unknown[]) => entries,
  calendar: (entries: unknown[]) => ({ events: entries }),
};

function read(answer: unknown): FeedReading {
  return readFeed(answer, feedAt("https://example.churchsuite.com", "embed"), parseHtml);
}

/** Anything JSON can hold, of any shape. */
const anything = fc.jsonValue({ maxDepth: 4 });

const fieldsOfEmbed = Object.keys(feedEntry("", START));
const fieldsOfCalendar = ["starts_at", "ends_at", "all_day", "image", "url", "signup_enabled"];

/** An event with some of its fields replaced by anything. It has the fields of both formats. */
const brokenEvent = fc
  .dictionary(fc.constantFrom(...fieldsOfEmbed, ...fieldsOfCalendar), anything)
  .map((fields) => feedEntry("Broken", START, { starts_at: START, ...fields }));

const entries = fc.array(fc.oneof(anything, brokenEvent));

/** HTML as many hands type it, and as nobody should. */
const tags = [
  "<p>",
  "</p>",
  "<b>",
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  '<a href="javascript:alert(1)">',
  '<a href=" https://example.org">',
  "</a>",
  "<ul><li>",
  "<svg onload=alert(1)>",
  "<style>",
  "<table><tr><td>",
  "&lt;p&gt;",
  "&nbsp;",
  "&amp;lt;",
  "<!--",
  "\r\n",
];
const markup = fc
  .array(fc.oneof(fc.string(), fc.constantFrom(...tags)))
  .map((parts) => parts.join(""));

describe.each(Object.entries(formats))("a feed in the format %s", (_format, answerWith) => {
  test("is read without an error, whatever stands in its list", () => {
    fc.assert(
      fc.property(entries, (sent) => {
        const { events, unread } = read(answerWith(sent));
        expect(events.length + unread.length).toBe(sent.length);
        expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
        for (const { id, name, start } of events) {
          expect(id).toMatch(/^[a-z\d-]+$/);
          expect(name).not.toBe("");
          expect(start).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
        }
      }),
    );
  });

  test("never loses a good event beside broken ones", () => {
    const goodEvent = feedEntry("Carols", START, { starts_at: START });
    fc.assert(
      fc.property(entries, fc.nat(), (others, number) => {
        const place = number % (others.length + 1);
        const sent = others.toSpliced(place, 0, goodEvent);
        const { events } = read(answerWith(sent));
        expect(events.filter(({ name }) => name === "Carols")).toHaveLength(1);
      }),
    );
  });

  test("is refused if it is no list of events", () => {
    const noList = anything.filter((answer) => {
      const { events } = Object(answer);
      return !Array.isArray(answer) && !Array.isArray(events);
    });
    fc.assert(
      fc.property(noList, (answer) => {
        expect(() => read(answer)).toThrow("The calendar’s answer");
      }),
    );
  });

  test("may be empty", () => {
    expect(read(answerWith([]))).toEqual({
      events: [],
      unread: [],
      leftOut: [],
      isPartial: false,
    });
  });
});

test("whatever is typed as a description, only safe links and words of known kinds are printed", () => {
  const knownKinds = ["paragraph", "list", "break", "strong", "emphasis", "link"];
  fc.assert(
    fc.property(markup, (typed) => {
      const json = JSON.stringify(readDescription(typed, parseHtml).value);
      expect(json).not.toContain("alert(1)</script>");
      for (const [, kind] of json.matchAll(/"kind":"([^"]*)"/g)) {
        expect(knownKinds).toContain(kind);
      }
      for (const [, href] of json.matchAll(/"href":"([^"]*)"/g)) {
        expect(href).toMatch(/^(?:https?|mailto|tel):/i);
      }
    }),
  );
});
