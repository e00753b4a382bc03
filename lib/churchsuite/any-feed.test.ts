import fc from "fast-check";
import { expect, test } from "vitest";
import { valueAt } from "./json-fields.ts";
import { parseHtml } from "./parse-html.server.ts";
import { readDescription } from "./read-description.ts";
import { readForTest } from "./read-for-test.ts";
import { feedEntry } from "./testing.ts";

const goodStart = "2026-12-06 19:00:00";
const fieldsOfToday = Object.keys(feedEntry("", goodStart));
const fieldsOfTheNewer = ["starts_at", "ends_at", "all_day", "image", "url", "signup_enabled"];

/** Anything JSON can hold, of any shape. */
const anything = fc.jsonValue({ maxDepth: 4 });

/** An event with some of its fields replaced by anything. */
const spoilt = fc
  .dictionary(fc.constantFrom(...fieldsOfToday, ...fieldsOfTheNewer), anything)
  .map((changes) => feedEntry("Spoilt", goodStart, { starts_at: goodStart, ...changes }));

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

for (const format of ["embed", "calendar"] as const) {
  const asFeed = (events: unknown[]) => (format === "embed" ? events : { events });

  test(`${format}: whatever stands in a list of events, it is read without an error`, () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anything, spoilt)), (entries) => {
        const { events, unreadCount } = readForTest(asFeed(entries), format);
        expect(events.length + unreadCount).toBe(entries.length);
        expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
        for (const { id, name, start } of events) {
          expect(id).toMatch(/^[a-z\d-]+$/);
          expect(name).not.toBe("");
          expect(start).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
        }
      }),
    );
  });

  test(`${format}: a good event is never lost beside bad ones`, () => {
    const good = feedEntry("The good one", goodStart, { starts_at: goodStart });
    fc.assert(
      fc.property(fc.array(fc.oneof(anything, spoilt)), fc.nat(), (entries, index) => {
        const feed = entries.toSpliced(index % (entries.length + 1), 0, good);
        const names = readForTest(asFeed(feed), format).events.map(({ name }) => name);
        expect(names.filter((name) => name === "The good one")).toHaveLength(1);
      }),
    );
  });

  test(`${format}: whatever is no list of events is refused as such, and an empty one is not`, () => {
    fc.assert(
      fc.property(
        anything.filter(
          (answer) => !Array.isArray(answer) && !Array.isArray(valueAt(answer, "events")),
        ),
        (answer) => {
          expect(() => readForTest(answer, format)).toThrow("The calendar’s answer");
        },
      ),
    );
    expect(readForTest(asFeed([]), format)).toEqual({
      events: [],
      unreadCount: 0,
      isPartial: false,
    });
  });
}

test("whatever is typed as a name or a place, no markup is printed", () => {
  fc.assert(
    fc.property(markup, (typed) => {
      const location = { name: typed, address: typed, type: "physical" };
      const [event] = readForTest([feedEntry(typed, goodStart, { location })]).events;
      for (const words of [event?.name, event?.place?.name, event?.place?.address]) {
        expect(words ?? "").not.toMatch(
          /<\/?(?:[abp]|img|li|script|style|svg|t[dr]|table|ul)(?: [^<>]*)?>/i,
        );
      }
    }),
    { examples: [["<A&lt;p&gt;<p>>"]] },
  );
});

test("whatever is typed as a description, only safe links and words of known kinds come out", async () => {
  fc.assert(
    fc.property(markup, (typed) => {
      const prose = readDescription(typed, parseHtml);
      JSON.stringify(prose, (key, value) => {
        if (key === "kind") {
          expect(["paragraph", "list", "break", "strong", "emphasis", "link"]).toContain(value);
        }
        if (key === "href") expect(value).toMatch(/^(?:https?|mailto|tel):/i);
        return value;
      });
      expect(JSON.stringify(prose)).not.toContain("alert(1)</script>");
    }),
  );
});
