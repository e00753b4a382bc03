import { expect, test } from "vitest";
import type { FeedFormat } from "#app/events/feed/formats.ts";
import { parseFeed } from "#app/events/feed/parse-feed.ts";
import { wallTime } from "#app/time/wall-time.ts";
import { type ProgrammeEvent, programme } from "#demo/programme/programme.ts";
import { untidyFeed } from "#tests/fixtures/untidy.ts";
import { calendarEvent, calendarPage } from "./calendar-feed.ts";

const today = "2026-11-21";
const origin = "http://127.0.0.1:4173";
const events = programme(today);

function anEvent(isWanted: (event: ProgrammeEvent) => boolean) {
  const event = events.find(isWanted);
  if (!event) throw new Error("The programme has no such event.");
  return calendarEvent(event, origin);
}

test("an event has every field of the newer feed", () => {
  expect(Object.keys(anEvent(() => true)).join(" ")).toBe(
    "id identifier sequence_id name starts_at ends_at all_day status description category_id " +
      "signup_enabled image location all_sites site_ids merge_identifier url",
  );
});

test("in winter the church's clock shows UTC, and in summer an hour more", () => {
  const [first] = events;
  if (!first) throw new Error("The programme is empty.");
  const at = (start: string) => calendarEvent({ ...first, start }, origin).starts_at;
  expect(at("2026-12-06 11:30:00")).toBe("2026-12-06T11:30:00Z");
  expect(at("2027-06-06 11:30:00")).toBe("2027-06-06T10:30:00Z");
});

test("switches are real, and what is missing is null", () => {
  expect(anEvent(({ signUp }) => signUp === "can be booked").signup_enabled).toBe(true);
  expect(anEvent(({ hours }) => hours === "all day").all_day).toBe(true);
  expect(anEvent(({ picture }) => !picture).image).toBeNull();
});

test("the three months are some three pages, and every event is on one of them", () => {
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
