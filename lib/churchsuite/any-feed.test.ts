import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { valueAt } from "./json-fields.ts";
import { parseHtml } from "./parse-html.server.ts";
import { readDescription } from "./read-description.ts";
import { answerInFormat, everyFormat, readForTest } from "./read-for-test.ts";
import { feedEntry } from "./testing.ts";

const START = "2026-12-06 19:00:00";

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

describe.each(everyFormat)("a feed in the format %s", (format) => {
  test("is read without an error, whatever stands in its list", () => {
    fc.assert(
      fc.property(entries, (sent) => {
        const { events, unreadCount } = readForTest(answerInFormat(format, sent), { format });
        expect(events.length + unreadCount).toBe(sent.length);
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
        const { events } = readForTest(answerInFormat(format, sent), { format });
        expect(events.filter(({ name }) => name === "Carols")).toHaveLength(1);
      }),
    );
  });

  test("is refused if it is no list of events", () => {
    const noList = anything.filter((answer) => {
      return !Array.isArray(answer) && !Array.isArray(valueAt(answer, "events"));
    });
    fc.assert(
      fc.property(noList, (answer) => {
        expect(() => readForTest(answer, { format })).toThrow("The calendar’s answer");
      }),
    );
  });

  test("may be empty", () => {
    expect(readForTest(answerInFormat(format, []), { format })).toEqual({
      events: [],
      unreadCount: 0,
      isPartial: false,
    });
  });
});

test("whatever is typed as a name or a place, no markup is printed", () => {
  fc.assert(
    fc.property(markup, (typed) => {
      const location = { name: typed, address: typed, type: "physical" };
      const [event] = readForTest([feedEntry(typed, START, { location })]).events;
      for (const words of [event?.name, event?.place?.name, event?.place?.address]) {
        expect(words ?? "").not.toMatch(
          /<\/?(?:[abp]|img|li|script|style|svg|t[dr]|table|ul)(?: [^<>]*)?>/i,
        );
      }
    }),
    { examples: [["<A&lt;p&gt;<p>>"]] },
  );
});

test("whatever is typed as a description, only safe links and words of known kinds are printed", () => {
  const knownKinds = ["paragraph", "list", "break", "strong", "emphasis", "link"];
  fc.assert(
    fc.property(markup, (typed) => {
      const json = JSON.stringify(readDescription(typed, parseHtml));
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
