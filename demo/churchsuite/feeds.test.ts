import fc from "fast-check";
import { expect, test } from "vitest";
import { textOfProse } from "#app/events/description/plain-text.ts";
import { badgeOf, type ChurchEvent } from "#app/events/event.ts";
import { type FeedFormat, parseFeed } from "#app/events/feed/parse-feed.ts";
import { ASK_THE_OFFICE } from "#app/events/feed/redact.ts";
import { snapshotOf } from "#app/events/snapshot.server.ts";
import { addDays, dayOf, type WallTime, wallTime, withOffset } from "#app/time/wall-time.ts";
import { type ProgrammeEvent, programme, untidyEntries } from "#demo/programme/programme.ts";
import { readStandIn } from "#demo/snapshot.ts";
import { calendarEvent, calendarPage, embedEvent, embedFeed } from "./feeds.ts";

const origin = "http://127.0.0.1:4173";
const events = programme("2026-11-21");

/** The first event of the programme of which something is so, as today's feed and the newer one write it. */
function written(isWanted: (event: ProgrammeEvent) => boolean) {
  const event = events.find(isWanted);
  if (!event) throw new Error("The programme has no such event.");
  return { embed: embedEvent(event, origin), calendar: calendarEvent(event, origin) };
}

test("today's feed writes as ChurchSuite does: no zones, lists for nothing, switches of text", () => {
  for (const event of events) {
    const { datetime_start, datetime_end } = embedEvent(event, origin);
    expect(datetime_start).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(datetime_end).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  }
  const options = (signUp: string) => written((one) => one.signUp === signUp).embed.signup_options;
  expect(options("can be booked")).toMatchObject({
    signup_enabled: "1",
    tickets: { url: expect.stringContaining(`${origin}/demo/churchsuite/events/`) },
  });
  expect(options("details only")).toMatchObject({ signup_enabled: "0", tickets: { enabled: "0" } });
  expect(options("ticket without address")).not.toHaveProperty("tickets.url");
  expect(options("no tickets")).not.toHaveProperty("tickets");
  const typed = ["", null, expect.stringMatching(/^<p>/), expect.stringContaining("\r\n")];
  expect(events.map(({ description }) => description)).toEqual(expect.arrayContaining(typed));
});

test("of a whole day and of what is missing each feed has its own words, and the newer one is in UTC", () => {
  const wholeDay = written(({ hours }) => hours === "all day");
  expect(wholeDay.embed.datetime_end).toMatch(/ 23:59:59$/);
  expect(wholeDay.calendar.all_day).toBe(true);
  const plain = written(({ picture }) => !picture);
  expect([plain.embed.images, plain.calendar.image]).toEqual([[], null]);
  expect(written(({ signUp }) => signUp === "can be booked").calendar.signup_enabled).toBe(true);
  const [first] = programme("2027-06-01");
  expect(first?.start).toBe("2027-06-02 20:00:00");
  expect(first && calendarEvent(first, origin).starts_at).toBe("2027-06-02T19:00:00Z");
});

/** The usual events and everything odd among them, as the website reads them from either feed. */
function readUntidy(now: WallTime, format: FeedFormat = "embed") {
  const entries = untidyEntries(now);
  const feed = {
    embed: () => embedFeed(entries, origin),
    calendar: () => {
      const { pagination, ...first } = calendarPage(entries, 1, origin);
      const pages = Array.from({ length: Math.ceil(entries.length / pagination.per_page) });
      const all = pages.flatMap((_, before) => calendarPage(entries, before + 1, origin).events);
      return { ...first, events: all, pagination: null };
    },
  };
  return parseFeed(feed[format](), format, origin);
}

const anyMoment = fc
  .tuple(fc.integer({ min: 0, max: 1460 }), fc.integer({ min: 0, max: 1439 }))
  .map(([days, minute]) => {
    const clock = [Math.floor(minute / 60), minute % 60].map((part) => `${part}`.padStart(2, "0"));
    return wallTime(addDays("2026-01-01", days), clock.join(":"));
  })
  // On a day when the clocks change, an hour from now may be none: the stand-in need not know it.
  .filter((now) => offsetAt(now, "00:00") === offsetAt(now, "12:00"));

const offsetAt = (now: WallTime, clock: string) =>
  withOffset(wallTime(dayOf(now), clock)).slice(-6);

test("at any moment both feeds tell the website the same, nothing lost but what is no event and what has no date", () => {
  const withoutPage = ({ detailsUrl: _, detailsHost: __, ...event }: ChurchEvent) => event;
  fc.assert(
    fc.property(anyMoment, (now) => {
      const embed = readUntidy(now);
      const newer = readUntidy(now, "calendar");
      expect(newer.events.map(withoutPage)).toEqual(embed.events.map(withoutPage));
      // The newer feed names a page of more events.
      expect(newer.events).toMatchObject(embed.events);
      expect(embed.unread).toBe(2);
      expect(embed.events).toHaveLength(untidyEntries(now).length - 2);
      expect(new Set(embed.events.map(({ id }) => id)).size).toBe(embed.events.length);
      const marks = new Map(embed.events.map((event) => [event.name, badgeOf(event, now)]));
      expect(marks.get("Harvest Lunch")).toBe("cancelled");
      expect(marks.get("Visit of the Moderator")).toBe("to be confirmed");
      expect(marks.get("Flower Rota Meeting")).toBe("finished");
      expect(marks.get("Coffee and a Chat")).toBe("on now");
    }),
  );
});

test("what people type in earnest is read as it is meant, and no way into a meeting at all", () => {
  const { events } = readUntidy(wallTime("2026-11-21", "10:00"));
  const named = (name: string) => events.find((event) => event.name.startsWith(name));
  expect(named("Church event")?.start).toBe(wallTime("2026-11-23", "19:30"));
  expect(named("Tea & Toast – ‘60 & over’ welcome")).toBeDefined();
  expect(named("Open Church")?.isAllDay).toBe(true);
  expect(named("Congregational Weekend Away")?.end).toBe(wallTime("2026-11-28", "15:00"));
  expect(named("Choir Practice"), "ends before it begins").not.toHaveProperty("end");
  expect(named("Sponsored Silence"), "is nowhere").not.toHaveProperty("place");
  expect(named("ערב תהילים") && named("أمسية صلاة")).toBeDefined();
  const descriptions = events.map(({ description }) => textOfProse(description ?? []));
  expect(descriptions).toContain(`${ASK_THE_OFFICE} Bring a cup of tea.`);
  expect(JSON.stringify({ events, descriptions })).not.toMatch(
    /meet\.kilmorran|members-only|2667|mustard/,
  );
});

test("only made-up addresses and telephone numbers are used", () => {
  const feed = JSON.stringify(embedFeed(events, origin)).replaceAll("&nbsp;", " ");
  const found = feed.match(/[\w.-]+@[\w.-]+|028[\d ]+/g) ?? [];
  expect(found.length).toBeGreaterThan(1);
  const real = found.filter((one) => !/@kilmorran\.example$|^028 ?9649 ?6/.test(one));
  expect(real).toEqual([]);
});

test("the build's copy of the events has their descriptions, and no pretend address", () => {
  const { events } = snapshotOf(
    readStandIn({ phones: [], streams: [] }, "2026-11-23").events,
    wallTime("2026-11-23", "09:00"),
  );
  const described = events.filter(({ description }) => description?.length);
  expect(described.length).toBeGreaterThan(events.length / 2);
  expect(JSON.stringify(events)).not.toContain("stand-in.invalid");
});
