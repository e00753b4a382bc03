import { expect, test } from "vitest";
import type { FeedFormat } from "#app/events/feed/formats.ts";
import { parseFeed } from "#app/events/feed/parse-feed.ts";
import { snapshotOf } from "#app/events/snapshot.server.ts";
import { churchTimeAt, wallTime } from "#app/time/wall-time.ts";
import { type ProgrammeEvent, programme } from "#demo/programme/programme.ts";
import { readStandIn } from "#demo/snapshot.ts";
import { untidyFeed } from "#tests/fixtures/untidy.ts";
import { calendarEvent, calendarPage } from "./calendar-feed.ts";
import { embedEvent } from "./embed-feed.ts";

const today = "2026-11-21";
const origin = "http://127.0.0.1:4173";
const events = programme(today);

function anEvent(isWanted: (event: ProgrammeEvent) => boolean): ProgrammeEvent {
  const event = events.find(isWanted);
  if (!event) throw new Error("The programme has no such event.");
  return event;
}

const embedded = (isWanted: (event: ProgrammeEvent) => boolean) =>
  embedEvent(anEvent(isWanted), origin);

test("today's feed writes as ChurchSuite does: no zones, lists for nothing, switches of text", () => {
  for (const event of events) {
    const { datetime_start, datetime_end } = embedEvent(event, origin);
    expect(datetime_start).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(datetime_end).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  }
  const { datetime_start, datetime_end } = embedded(({ hours }) => hours === "all day");
  expect([datetime_start.slice(11), datetime_end.slice(11)]).toEqual(["00:00:00", "23:59:59"]);
  expect(embedded(({ picture }) => !picture).images).toEqual([]);
  expect(embedded(({ signUp }) => signUp === "can be booked")).toMatchObject({
    signup_options: {
      signup_enabled: "1",
      tickets: { url: expect.stringContaining(`${origin}/demo/churchsuite/events/`) },
    },
  });
  const options = (signUp: string) => embedded((event) => event.signUp === signUp).signup_options;
  expect(options("details only")).toMatchObject({ signup_enabled: "0", tickets: { enabled: "0" } });
  expect(options("ticket without address")).not.toHaveProperty("tickets.url");
  expect(options("no tickets")).not.toHaveProperty("tickets");
  const descriptions = events.map(({ description }) => description);
  expect(descriptions).toEqual(
    expect.arrayContaining([
      "",
      null,
      expect.stringMatching(/^<p>/),
      expect.stringContaining("\r\n"),
    ]),
  );
});

test("the newer feed writes in UTC, with real switches, and null for what is missing", () => {
  const [first] = events;
  if (!first) throw new Error("The programme is empty.");
  const at = (start: string) => calendarEvent({ ...first, start }, origin).starts_at;
  expect(at("2026-12-06 11:30:00")).toBe("2026-12-06T11:30:00Z");
  expect(at("2027-06-06 11:30:00")).toBe("2027-06-06T10:30:00Z");
  const calendared = (isWanted: (event: ProgrammeEvent) => boolean) =>
    calendarEvent(anEvent(isWanted), origin);
  expect(calendared(({ signUp }) => signUp === "can be booked").signup_enabled).toBe(true);
  expect(calendared(({ hours }) => hours === "all day").all_day).toBe(true);
  expect(calendared(({ picture }) => !picture).image).toBeNull();
});

test("every event of the newer feed is on one of its pages", () => {
  const { pagination } = calendarPage(events, 1, origin);
  const pages = Math.ceil(pagination.num_results / pagination.per_page);
  const all = Array.from({ length: pages }, (_, before) => before + 1).flatMap(
    (page) => calendarPage(events, page, origin).events,
  );
  expect(pages).toBe(3);
  expect(all).toEqual(events.map((event) => calendarEvent(event, origin)));
  expect(calendarPage(events, pages + 1, origin).events).toEqual([]);
});

test.each([today, "2027-06-21"])("on %s both feeds tell the website the same", (day) => {
  const now = wallTime(day, "10:00");
  const told = (format: FeedFormat) =>
    parseFeed(untidyFeed(now, format), format).events.map(
      ({ id, name, start, end, isAllDay, status, category, place }) =>
        ({ id, name, start, end, isAllDay, status, category, place }) as const,
    );
  expect(told("calendar")).toEqual(told("embed"));
});

test("only made-up addresses and telephone numbers are used", () => {
  const feed = JSON.stringify(events.map((event) => embedEvent(event, origin)));
  const mails = feed.match(/[\w.-]+@[\w.-]+/g) ?? [];
  const phones = feed.match(/028(?:&nbsp;|[\d ])+/g) ?? [];
  expect(mails.length + phones.length).toBeGreaterThan(1);
  expect(mails.filter((mail) => !mail.endsWith("@kilmorran.example"))).toEqual([]);
  expect(phones.filter((phone) => !phone.replaceAll("&nbsp;", "").startsWith("02896496"))).toEqual(
    [],
  );
});

test("the build's copy of the events has their descriptions, and no pretend address", () => {
  const { events } = snapshotOf(readStandIn([]).events, churchTimeAt(new Date()));
  const described = events.filter(({ description }) => description?.length);
  expect(described.length).toBeGreaterThan(events.length / 2);
  expect(JSON.stringify(events)).not.toContain("stand-in.invalid");
});
