import fc from "fast-check";
import { expect, test } from "vitest";
import type { Change } from "#app/content-loader/notices.server.ts";
import { addDays } from "#app/time/wall-time.ts";
import { fallsOn, weekdays, weeks } from "#app/time/weekdays.ts";
import { afterLastOf, reckon, ruleDays } from "./reckon.server.ts";

const days = { from: "2026-09-01", to: "2027-08-31" };
const year = {
  ...days,
  years: [days],
  terms: [
    { name: "Autumn term", from: "2026-09-01", to: "2026-12-18" },
    { name: "Spring term", from: "2027-01-04", to: "2027-03-24" },
  ],
};
const tuesdays = { every: "Tuesday", term: true } as const;
const december = (changes: Change[]) =>
  reckon(tuesdays, year, changes).filter(({ day }) => day.startsWith("2026-12"));

test("a rule’s days are those that a calendar has, in any year, month and zone", () => {
  const anyRule = fc.record({
    every: fc.constantFrom(...weekdays),
    week: fc.option(fc.constantFrom(...weeks), { nil: undefined }),
    from: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2000-01-01", days)),
    length: fc.integer({ min: 0, max: 400 }),
  });
  fc.assert(
    fc.property(anyRule, ({ every, week, from, length }) => {
      const all = Array.from({ length: length + 1 }, (_, days) => addDays(from, days));
      const to = addDays(from, length);
      expect(ruleDays({ every, week }, { from, to })).toEqual(
        all.filter((day) => fallsOn(day, { every, week })),
      );
    }),
    { numRuns: 300 },
  );
});

test("a month of five Saturdays, and a leap day", () => {
  const days = (rule: Parameters<typeof ruleDays>[0], month: string) =>
    ruleDays(rule, { from: `${month}-01`, to: `${month}-31` });
  expect(days({ every: "Saturday", week: "last" }, "2027-05")).toEqual(["2027-05-29"]);
  expect(days({ every: "Saturday", week: "fourth" }, "2027-05")).toEqual(["2027-05-22"]);
  expect(days({ every: "Tuesday", week: "last" }, "2028-02")).toEqual(["2028-02-29"]);
});

test("joint services last from the first day to the last of their line", () => {
  const joint = { day: "2026-12-02", until: "2026-12-15", for: [], why: "with others" };
  expect(december([{ ...joint, what: "joint", from: "10:00" }])).toEqual([
    { day: "2026-12-01" },
    { day: "2026-12-08", change: "joint", from: "10:00", why: "with others" },
    { day: "2026-12-15", change: "joint", from: "10:00", why: "with others" },
  ]);
});

test("snow takes the day's special service with it, and one that was moved to that day", () => {
  const snow = (day: string): Change => ({ day, for: ["everything"], what: "off", why: "snow" });
  const carols: Change = { day: "2026-12-24", for: [], what: "extra", from: "19:00" };
  const moved: Change = { day: "2026-12-08", for: [], what: "moved", "new-day": "2026-12-10" };
  expect(december([carols, moved, snow("2026-12-24"), snow("2026-12-10")])).toEqual([
    { day: "2026-12-01" },
    { day: "2026-12-08", change: "off", movedTo: "2026-12-10" },
    { day: "2026-12-10", change: "off", why: "snow" },
    { day: "2026-12-15" },
    { day: "2026-12-24", change: "off", from: "19:00", why: "snow" },
  ]);
});

test("where a group is off on its own day, what is extra on that day is on", () => {
  const off: Change = { day: "2026-12-08", for: ["pw"], what: "off", why: "a concert" };
  const concert: Change = { day: "2026-12-08", for: ["pw"], what: "extra", from: "19:00" };
  expect(december([off, concert])).toContainEqual({
    day: "2026-12-08",
    change: "extra",
    from: "19:00",
  });
});

test("another hall or hour on the usual day is told, and nothing is off", () => {
  expect(december([{ day: "2026-12-08", for: [], what: "moved", where: "Minor Hall" }])).toEqual([
    { day: "2026-12-01" },
    { day: "2026-12-08", change: "moved", where: "Minor Hall" },
    { day: "2026-12-15" },
  ]);
});

test("snow puts off what was moved or joint that day", () => {
  const changes: Change[] = [
    { day: "2026-12-08", for: [], what: "moved", where: "Minor Hall" },
    { day: "2026-12-08", for: ["everything"], what: "off", why: "snow" },
  ];
  expect(december(changes)[1]).toEqual({ day: "2026-12-08", change: "off", why: "snow" });
});

test("several on one day stand in the order of their hours, however many they are", () => {
  const changes: Change[] = ["10:00", "21:00", "09:00"].map((from) => {
    return { day: "2026-12-01", for: [], what: "extra", from };
  });
  const days = reckon({ ...tuesdays, from: "19:30" }, year, changes);
  const first = days.filter(({ day }) => day === "2026-12-01");
  expect(first.map(({ from = "as usual" }) => from)).toEqual([
    "09:00",
    "10:00",
    "as usual",
    "21:00",
  ]);
});

test("the last day of term has its name only where it is known to be the last", () => {
  const rule = { ...tuesdays, "last-of-term": "Big Breakfast" };
  const named = (to: string) =>
    reckon(rule, { ...year, to }, []).flatMap(({ day, name }) => (name ? [day] : []));
  expect(named("2027-08-31")).toEqual(["2026-12-15", "2027-03-23"]);
  expect(named("2027-02-28")).toEqual(["2026-12-15"]);
});

test("what no fact covers is said so, and not guessed", () => {
  expect(afterLastOf(tuesdays, year)).toBe("The dates after 24 March 2027 are not set yet.");
  expect(afterLastOf({ every: "Sunday" }, year)).toBe(
    "The dates after 31 August 2027 are not set yet.",
  );
  const session = [{ from: "2026-09-08", to: "2027-01-12" }];
  expect(afterLastOf({ ...tuesdays, session }, year)).toBe(
    "The dates of the new session are not set yet.",
  );
  expect(afterLastOf(tuesdays, { ...year, terms: [] })).toBe("The dates are not set yet.");
});
