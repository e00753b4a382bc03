import { describe, expect, test } from "vitest";
import { addDays } from "#app/time/wall-time.ts";
import { programme } from "./programme.ts";
import { DAYS_SHOWN } from "./recurrence.ts";

const HOME_PAGE_EVENTS = 6;

const days = {
  "an ordinary Saturday": "2026-11-21",
  "a Sunday": "2026-11-22",
  "New Year's Eve": "2026-12-31",
  "the day before the clocks go forward": "2027-03-27",
  "the day they go forward": "2027-03-28",
  midsummer: "2027-06-21",
  "the day the clocks go back": "2027-10-31",
  "a leap day": "2028-02-29",
};

describe.each(Object.entries(days))("on %s (%s)", (_name, today) => {
  const events = programme(today);

  test("there are at least eighteen events", () => {
    expect(events.length).toBeGreaterThanOrEqual(18);
  });

  test("every event begins after today and within three months", () => {
    const last = addDays(today, DAYS_SHOWN);
    expect(events.every(({ start }) => start > `${today} 23:59:59`)).toBe(true);
    expect(events.every(({ start }) => start <= `${last} 23:59:59`)).toBe(true);
  });

  test("the programme reaches well into the third month", () => {
    expect(events.at(-1)?.start.slice(0, 10)).toSatisfy((day) => day > addDays(today, 60));
  });

  test("events come in the order they begin", () => {
    const starts = events.map(({ start }) => start);
    expect(starts).toEqual(starts.toSorted());
  });

  test("every event ends after it begins", () => {
    expect(events.filter(({ start, end }) => end <= start)).toEqual([]);
  });

  test("no two events share an identifier or an id", () => {
    expect(new Set(events.map(({ identifier }) => identifier)).size).toBe(events.length);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  });

  test("there is one cancelled, one pending, one online, one all-day and one multi-day", () => {
    expect(events.some(({ status }) => status === "cancelled")).toBe(true);
    expect(events.some(({ status }) => status === "pending")).toBe(true);
    expect(events.some(({ place }) => place?.type === "online")).toBe(true);
    expect(events.some(({ hours }) => hours === "all day")).toBe(true);
    expect(events.some(({ endsDaysLater = 0 }) => endsDaysLater > 1)).toBe(true);
  });

  test("some of the first events, which the home page shows, have pictures", () => {
    const first = events.slice(0, HOME_PAGE_EVENTS);
    expect(first.filter(({ picture }) => picture).length).toBeGreaterThanOrEqual(2);
    expect(first.filter(({ picture }) => !picture).length).toBeGreaterThanOrEqual(1);
  });
});

test("on no day of four years is the programme short, late or out of order", () => {
  const FOUR_YEARS = 1461;
  const today = Array.from({ length: FOUR_YEARS }, (_, days) => addDays("2026-01-01", days));
  for (const day of today) {
    const starts = programme(day).map(({ start }) => start);
    expect(starts.length, day).toBeGreaterThanOrEqual(18);
    expect(starts[0]?.slice(0, 10), day).toSatisfy((first) => first > day);
    expect(starts, day).toEqual(starts.toSorted());
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
