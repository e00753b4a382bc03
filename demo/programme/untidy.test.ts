import fc from "fast-check";
import { expect, test } from "vitest";
import { textOfProse } from "#app/events/description/plain-text.ts";
import { badgeOf, type ChurchEvent } from "#app/events/event.ts";
import { parseFeed } from "#app/events/feed/parse-feed.ts";
import { ASK_THE_OFFICE } from "#app/events/feed/redact.ts";
import { addDays, wallTime } from "#app/time/wall-time.ts";
import { untidyEntries } from "#demo/programme/feed-entries.ts";
import { UNREADABLE, untidyFeed } from "#tests/fixtures/untidy.ts";

const anyMoment = fc
  .tuple(fc.integer({ min: 0, max: 1460 }), fc.integer({ min: 0, max: 1439 }))
  .map(([days, minute]) => {
    const clock = [Math.floor(minute / 60), minute % 60].map((part) => `${part}`.padStart(2, "0"));
    return wallTime(addDays("2026-01-01", days), clock.join(":"));
  });

test("at any moment a website loses nothing but what is no event and what has no date", () => {
  fc.assert(
    fc.property(anyMoment, fc.constantFrom("embed", "calendar"), (now, shape) => {
      const { events, leftOut } = parseFeed(untidyFeed(now, shape), shape);
      expect(leftOut).toBe(UNREADABLE);
      expect(events).toHaveLength(untidyEntries(now).length - UNREADABLE);
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    }),
  );
});

test("at any moment something is cancelled, something unsure, something over and something on", () => {
  fc.assert(
    fc.property(anyMoment, (now) => {
      const marks = new Map(
        parseFeed(untidyFeed(now)).events.map((event) => [event.name, badgeOf(event, now)]),
      );
      expect(marks.get("Harvest Lunch")).toBe("cancelled");
      expect(marks.get("Visit of the Moderator")).toBe("to be confirmed");
      expect(marks.get("Flower Rota Meeting")).toBe("finished");
      expect(marks.get("Coffee and a Chat")).toBe("on now");
    }),
  );
});

const { events } = parseFeed(untidyFeed(wallTime("2026-11-21", "10:00")));
const named = (name: string | RegExp) =>
  events.find((event) => (typeof name === "string" ? event.name === name : name.test(event.name)));

test("no way into a meeting reaches the website", async () => {
  const descriptions = events.map(({ description }) => textOfProse(description ?? []));
  expect(descriptions).toContain(
    `We meet at ${ASK_THE_OFFICE}. Bring a cup of tea.\n\n${ASK_THE_OFFICE}`,
  );
  expect(JSON.stringify({ events, descriptions })).not.toMatch(
    /meet\.kilmorran|members-only|2667|mustard/,
  );
});

test.each<[string, Partial<ChurchEvent>]>([
  ["Church event", { start: wallTime("2026-11-23", "19:30") }],
  ["Tea & Toast – ‘60 & over’ welcome", {}],
  ["Open Church", { isAllDay: true }],
  ["Congregational Weekend Away", { end: wallTime("2026-11-28", "15:00") }],
])("%s is read", (name, facts) => {
  expect(named(name)).toMatchObject(facts);
});

test("an event that ends before it begins has no end, and one that is nowhere has no place", () => {
  expect(named("Choir Practice")).not.toHaveProperty("end");
  expect(named("Sponsored Silence")).not.toHaveProperty("place");
});

test("names written from right to left come whole", () => {
  expect(named(/^ערב תהילים/)).toBeDefined();
  expect(named(/^أمسية صلاة/)).toBeDefined();
});
