import { expect, test } from "vitest";
import { addDays } from "#app/time/wall-time.ts";
import { programme } from "./programme.ts";
import { DAYS_SHOWN } from "./recurrence.ts";

const FOUR_YEARS = 1461;
const HOME_PAGE_EVENTS = 6;

const everyDay = Array.from({ length: FOUR_YEARS }, (_, days) => {
  const today = addDays("2026-01-01", days);
  return { today, events: programme(today) };
});

test("on every day of four years there are at least eighteen events, in the order they begin", () => {
  for (const { today, events } of everyDay) {
    const starts = events.map(({ start }) => start);
    expect(starts.length, today).toBeGreaterThanOrEqual(18);
    expect(starts, today).toEqual(starts.toSorted());
  }
});

test("every event begins after today and within three months, and the last well into the third", () => {
  for (const { today, events } of everyDay) {
    const days = events.map(({ start }) => start.slice(0, 10));
    const last = days.at(-1) ?? "";
    expect(days[0]?.localeCompare(today), today).toBe(1);
    expect(last <= addDays(today, DAYS_SHOWN) && last > addDays(today, 60), today).toBe(true);
  }
});

test("every event ends after it begins", () => {
  const events = everyDay.flatMap(({ events }) => events);
  expect(events.filter(({ start, end }) => end <= start)).toEqual([]);
});

test("no two events of a day's programme share an identifier or an id", () => {
  for (const { today, events } of everyDay) {
    expect(new Set(events.map(({ identifier }) => identifier)).size, today).toBe(events.length);
    expect(new Set(events.map(({ id }) => id)).size, today).toBe(events.length);
  }
});

test("there is always one cancelled, one pending, one online, one all-day and one multi-day", () => {
  for (const { today, events } of everyDay) {
    expect(
      events.some(({ status }) => status === "cancelled"),
      today,
    ).toBe(true);
    expect(
      events.some(({ status }) => status === "pending"),
      today,
    ).toBe(true);
    expect(
      events.some(({ place }) => place?.type === "online"),
      today,
    ).toBe(true);
    expect(
      events.some(({ hours }) => hours === "all day"),
      today,
    ).toBe(true);
    expect(
      events.some(({ endsDaysLater }) => endsDaysLater > 1),
      today,
    ).toBe(true);
  }
});

test("some of the first events, which the home page shows, have pictures", () => {
  for (const { today, events } of everyDay) {
    const first = events.slice(0, HOME_PAGE_EVENTS);
    const pictured = first.filter(({ picture }) => picture).length;
    expect(pictured, today).toBeGreaterThan(0);
    expect(pictured, today).toBeLessThan(HOME_PAGE_EVENTS);
  }
});

test("Christmas stays out of June", () => {
  const names = programme("2027-06-21").map(({ name }) => name);
  expect(
    names.filter((name) => /christmas|carol|toy service|watchnight|winter/i.test(name)),
  ).toEqual([]);
  expect(names).toContain("Summer Holiday Club");
});

test("Carols and the Watchnight Service are announced in November", () => {
  const names = programme("2026-11-21").map(({ name }) => name);
  expect(names).toContain("Carols by Candlelight");
  expect(names).toContain("Watchnight Service");
});

test("the Toy Service takes the place of that morning's ordinary one", () => {
  const sunday = programme("2026-11-29").filter(({ start }) => start === "2026-12-06 11:30:00");
  expect(sunday.map(({ name }) => name)).toEqual(["Toy Service"]);
});
