import { expect, test } from "vitest";
import { openChurch } from "#app/church/open-church.server.ts";
import type { Series } from "#app/church/series.ts";
import { isNamedFor } from "#dates";
import { addDays, britishDate, type Day, type Days, weekdayOf } from "#time";
import { makeDiary } from "./make-diary.ts";
import { DAYS_AHEAD } from "./make-feed.ts";

const { services, groupDates, changes, notices } = openChurch("sample", new Date());

/** The days whose dates the sample knows. */
const known: Days = { from: "2026-09-01", to: "2029-08-31" };

const diary = makeDiary(known).map((event) => ({
  ...event,
  name: event.row.name,
  day: event.start.slice(0, "2026-12-24".length),
  clock: event.start.slice("2026-12-24 ".length, "2026-12-24 23:15".length),
}));

type Event = (typeof diary)[number];

/** "PW Evening on Tuesday 12 January, 20:00" */
const describe = ({ name, day, clock }: Event) => `${name} on ${britishDate(day)}, ${clock}`;

/**
 * Whether an event says when a group or a service meets: it is on its day of the week, or has no further name, as "PW
 * Evening" has not. "SNATCH Pizza and Games Night" on a Saturday is one more.
 */
function saysWhen({ name, day }: Event, { names, rule }: Series): boolean {
  const hasNoFurtherName = names.some((each) => isNamedFor(each, [name]));
  return isNamedFor(name, names) && (hasNoFurtherName || weekdayOf(day) === rule.every);
}

/** Whether a group or a service meets at the day and hour of an event. */
function meetsAt({ day, clock }: Event, { meetings, ...usual }: Series): boolean {
  return meetings.some(
    (date) => !date.isOff && date.day === day && (date.from ?? usual.from) === clock,
  );
}

test("an event that says when a group or a service meets is at a day and hour when it does", () => {
  const pairs = diary.flatMap((event) => {
    const concerned = [...services, ...groupDates].filter((series) => saysWhen(event, series));
    return concerned.map((series) => ({ event, series }));
  });
  expect(pairs.length).toBeGreaterThan(80);
  for (const { event, series } of pairs) {
    expect(meetsAt(event, series), `${describe(event)}, and ${series.name}`).toBe(true);
  }
});

test("a special service of the sample is at the same day and hour in the diary", () => {
  const extra = changes.filter((change) => change.what === "extra");
  const pairs = extra.flatMap(({ day, from, name = "" }) => {
    const sameYear = diary.filter((event) => event.day.slice(0, 4) === day.slice(0, 4));
    const named = sameYear.filter((event) => isNamedFor(event.name, [name]));
    return named.map((event) => ({
      event,
      expected: `${event.name} on ${britishDate(day)}, ${from}`,
    }));
  });
  expect(pairs).toHaveLength(extra.length);
  expect(pairs.length).toBeGreaterThan(5);
  for (const { event, expected } of pairs) expect(describe(event)).toBe(expected);
});

test("an event that a notice names is on the day that the notice has", () => {
  const pairs = notices.flatMap((notice) => {
    const shown = makeDiary({ from: notice.from, to: addDays(notice.from, DAYS_AHEAD) });
    const named = shown.filter(({ row }) => isNamedFor(notice.words, [row.name]));
    return named.map((event) => ({ event, notice }));
  });
  expect(pairs).toHaveLength(notices.length);
  expect(pairs.length).toBeGreaterThan(2);
  for (const { event, notice } of pairs) {
    const day = event.start.slice(0, "2026-12-24".length);
    const words = notice.words.replaceAll("\u00a0", " ");
    expect(words).toContain(`${event.row.name} on ${britishDate(day)}`);
    expect(notice.until).toBe(day);
  }
});

/** The days of the church's year that notices.yaml does not have, looked up in a calendar. */
const churchYear: Record<string, Day[]> = {
  "Harvest Thanksgiving": ["2026-10-11", "2027-10-10", "2028-10-08"],
  "Remembrance Sunday at the War Memorial": ["2026-11-08", "2027-11-14", "2028-11-12"],
  "Toy Service": ["2026-12-06", "2027-12-05", "2028-12-03"],
};

test.each(Object.entries(churchYear))("%s is once a year, on its day", (name, days) => {
  expect(diary.filter((event) => event.name === name).map(({ day }) => day)).toEqual(days);
});
