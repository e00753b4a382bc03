import { expect, test } from "vitest";
import type { ChurchEvent } from "#app/events/event.ts";
import { applyChanges, listChangedDates, type MeetingDate, makeMeetings } from "#dates";
import { seriesWith } from "#dates/testing";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { type WallTime, wallTime } from "#time";
import { makeWeek } from "./week.ts";
import type { WeekLine, WeekSeries } from "./week-line.ts";

const SATURDAY = wallTime("2026-12-12", "09:00");
const church = sampleChurch.facts;
const known = { from: "2026-09-01", to: "2027-08-31" };

const service: WeekSeries = {
  ...seriesWith({
    name: "Main Service",
    names: ["Main Service", "Morning Worship"],
    isService: true,
    path: "/#service-times",
    from: "11:30",
    to: "12:45",
    where: "The church",
    meetings: [{ day: "2026-12-13" }],
  }),
  ask: { name: "the office", phone: church.phone },
};

const brigade: WeekSeries = {
  ...seriesWith({
    name: "Boys’ Brigade",
    names: ["Boys’ Brigade", "BB"],
    path: "/activities/boys-brigade",
    from: "18:15",
    to: "21:30",
    where: "Church Halls",
    sections: [{ name: "Anchor Boys", who: "Primary 1", from: "18:15", to: "19:15" }],
    meetings: [{ day: "2026-12-17" }],
  }),
  ask: { name: "Trevor Harbinson", phone: "07700 900129" },
};

const event = (name: string, start: string, changes: Partial<ChurchEvent> = {}): ChurchEvent => ({
  id: name.toLowerCase().replaceAll(/\W+/g, "-"),
  name,
  start: `${start}:00` as WallTime,
  status: "confirmed",
  ...changes,
});
const until = (end: string) => ({ end: `${end}:00` as WallTime });

const on = (series: WeekSeries, ...dates: MeetingDate[]): WeekSeries => ({
  ...series,
  meetings: makeMeetings(dates, series),
});

/** The days of the week from Saturday, or from another moment. */
function daysOf(series: WeekSeries[], events: ChurchEvent[] = [], from = SATURDAY) {
  // What a break takes is no change: the sheet alone adds it.
  const all = series.map(({ meetings, ...one }) => ({
    ...seriesWith(one),
    meetings: meetings.filter(({ inBreak }) => !inBreak),
  }));
  const changed = applyChanges(
    events,
    { dates: listChangedDates(all, known.from), closed: [] },
    church,
  );
  return makeWeek(from, { series, events: changed, church, known });
}

/** Its lines, each with its day. */
function week(...facts: Parameters<typeof daysOf>) {
  return daysOf(...facts).flatMap(({ day, lines }) => lines.map((line) => ({ ...line, day })));
}

const names = (lines: { name: string }[]) => lines.map(({ name }) => name);

test("everything of seven days stands in the order of its hours, and nothing of the eighth", () => {
  const lines = week(
    [brigade, on(service, { day: "2026-12-13" }, { day: "2026-12-20" })],
    [
      event("Carols", "2026-12-18T19:00"),
      event("Breakfast", "2026-12-13T08:30"),
      event("Eighth Day", "2026-12-19T00:00"),
    ],
  );
  expect(lines.map(({ day, name }) => `${day.slice(-2)} ${name}`)).toEqual([
    "13 Breakfast",
    "13 Main Service",
    "17 Boys’ Brigade",
    "18 Carols",
  ]);
});

const away = { place: { name: "Town Hall", address: "The Square" } };

test.each([
  ["at its own hour is its night", "BB Parents' Night", "2026-12-17T18:15", {}, true],
  ["has its name with another apostrophe", "Boys' Brigade Enrolment", "2026-12-17T18:15", {}, true],
  ["has its name in capitals", "BOYS BRIGADE carols", "2026-12-17T18:15", {}, true],
  ["at another hour has no other name", "Boys' Brigade", "2026-12-17T10:30", {}, true],
  ["at another hour is while it would meet", "BB Display", "2026-12-17T19:00", {}, true],
  ["elsewhere has no other name", "Boys' Brigade", "2026-12-17T19:00", away, true],
  ["elsewhere has another name", "BB Band Concert", "2026-12-17T19:00", away, false],
  ["has only part of a word", "BBC Film Night", "2026-12-17T18:15", {}, false],
  ["has another name", "Quiz Night", "2026-12-17T18:15", {}, false],
  ["has another hour and name", "BB Coffee Morning", "2026-12-17T10:30", {}, false],
  ["has another day", "BB Display", "2026-12-18T19:00", {}, false],
  ["is of a whole day", "Boys' Brigade", "2026-12-17T00:00", { isAllDay: true as const }, false],
])("whether what %s (%s, %s) is the group's night", (_what, name, start, changes, isItsNight) => {
  const lines = week([brigade], [event(name, start, changes)]);
  expect(names(lines).sort()).toEqual(isItsNight ? [name] : [name, "Boys’ Brigade"].sort());
  if (!isItsNight) return;
  expect(lines[0]).toMatchObject({
    to: expect.stringMatching(/^\/events#/),
    standsFor: [{ name: "Boys’ Brigade", path: "/activities/boys-brigade" }],
    where: "place" in changes ? "Town Hall, The Square" : "Church Halls",
    // At an hour of the diary's own they would be those of another evening.
    sections: start.endsWith("18:15") ? brigade.sections : [],
    ask: brigade.ask,
  });
});

test.each([
  ["Trevor Harbinson", "BB Coffee Morning", "2026-12-17T10:30", undefined],
  ["Trevor Harbinson", "Enrolment", "2026-12-14T19:30", "Boys’ Brigade"],
  ["the office", "Quiz Night", "2026-12-14T19:30", "Youth"],
  ["the office", "Morning Worship with Boys’ Brigade", "2026-12-13T11:30", undefined],
])("%s is asked about %s at %s of the category %s", (name, typed, start, category) => {
  const typedEvent = event(typed, start, category === undefined ? {} : { category });
  const line = week([service, brigade], [typedEvent]).find((one) => one.name === typed);
  expect(line?.ask.name).toBe(name);
});

const off = { day: "2026-12-17", change: "off", why: "carols" } as const;
const inBreak = { ...off, why: "half-term", inBreak: true } as const;
const watchnight = {
  ...off,
  change: "extra",
  name: "Watchnight",
  from: "23:15",
  to: "00:15",
} as const;
const moved = on(
  brigade,
  { day: "2026-12-14", change: "moved", movedFrom: "2026-12-17" },
  { day: "2026-12-17", change: "off", movedTo: "2026-12-14" },
);
const night = "2026-12-17T18:15";
const weekend = until("2026-12-13T15:00");
const fair = until("2026-12-12T12:30");

test.each<[what: string, facts: Parameters<typeof week>, lines: Partial<WeekLine>[]]>([
  [
    "without an hour has the time of day in its place",
    [[on({ ...brigade, from: undefined, to: undefined, time: "Evening" }, { day: "2026-12-17" })]],
    [{ clock: "Evening" }],
  ],
  [
    "that the diary calls cancelled is shown cancelled, once",
    [[brigade], [event("Boys’ Brigade", night, { status: "cancelled" })]],
    [{ badge: "cancelled" }],
  ],
  [
    "typed for a day of a break takes place",
    [[on(brigade, inBreak)], [event("BB Trip", night)]],
    [{ name: "BB Trip", badge: null, notes: [] }],
  ],
  [
    "of a special service has its own name",
    [[on(service, { ...watchnight, why: "" })]],
    [{ name: "Watchnight", clock: "11:15pm–12:15am" }],
  ],
  [
    "of a special service is known by that name in the diary",
    [[on(service, watchnight)], [event("Watchnight Service", "2026-12-17T23:15")]],
    [{ name: "Watchnight Service" }],
  ],
  [
    "that was moved stands on both days, and says so on each",
    [[moved]],
    [
      { unusual: [{ kind: "Moved from", words: "Thursday 17 December" }] },
      { unusual: [{ kind: "Moved to", words: "Monday 14 December" }] },
    ],
  ],
  [
    "that began before the week and is not over stands on its first day",
    [[], [event("Weekend Away", "2026-12-11T18:30", weekend)]],
    [{ clock: "Still on", notes: ["Until Sunday 13 December, 3pm"] }],
  ],
  [
    "that began before the week and ends on its first day says until when",
    [[], [event("Craft Fair", "2026-12-11T10:00", fair)]],
    [{ clock: "Until 12:30pm", notes: [] }],
  ],
  [
    "by the diary's name for a service says which service that is, and leads to the services once",
    [
      [service, { ...service, name: "Evening Service", names: ["Evening Service", "Worship"] }],
      [event("Morning Worship", "2026-12-13T11:30")],
    ],
    [{ standsFor: [{ name: "Main Service", path: service.path }] }],
  ],
])("a line %s", (_what, facts, lines) => {
  expect(week(...facts)).toMatchObject(lines);
});

test.each([
  ["Library", "12 Meeting House Lane, BT00 0AA", "Library"],
  [church.name, "12 Meeting House Lane, BT00 0AA", "The church"],
  ["Library", "12 Meeting House Lane, bt000aa", "Library"],
  ["Town Hall", "The Square", "Town Hall, The Square"],
])("an event in %s, %s is in “%s”: the church's address is left out", (name, address, where) => {
  const tea = event("Tea", "2026-12-13T15:00", { place: { name, address } });
  expect(week([], [tea])).toMatchObject([{ where }]);
});

test("what is over is dropped, a service that the diary lets end earlier too", () => {
  const worship = event("Morning Worship", "2026-12-13T11:30", until("2026-12-13T12:30"));
  const at = (clock: string) => names(week([service], [worship], wallTime("2026-12-13", clock)));
  expect(at("12:29")).toEqual(["Morning Worship"]);
  expect(at("12:30")).toEqual([]);
});

test.each([
  ["2027-08-28", known, ["28", "29", "30", "31"]],
  ["2026-08-29", known, ["01", "02", "03", "04"]],
  ["2027-08-28", null, []],
])("of the week from %s only days of the year %j are known, whatever the diary has", (...asked) => {
  const [start, year, days] = asked;
  const events = [event("Tea", "2027-09-01T15:00")];
  const week = makeWeek(wallTime(start, "09:00"), { series: [], events, church, known: year });
  const isKnown = week.filter((day) => day.isKnown);
  expect(isKnown.map(({ day }) => day.slice(-2))).toEqual(days);
});

const past = until("2026-12-13T12:30");
const cancelled = event("Main Service", "2026-12-13T11:30", { ...past, status: "cancelled" });
test.each<[what: string, wasOn: boolean, ...facts: [WeekSeries[], ChurchEvent[]?]]>([
  ["a service", true, [service]],
  ["an event", true, [], [event("Tea", "2026-12-13T11:30", past)]],
  ["nothing", false, []],
  [
    "a service that was off",
    false,
    [on(service, { day: "2026-12-13", change: "off", why: "snow" })],
  ],
  ["a service that the diary calls cancelled", false, [service], [cancelled]],
])("that the rest of a day is over is said after %s: %s", (_what, wasOn, series, events) => {
  expect(daysOf(series, events, wallTime("2026-12-13", "22:00"))[0]?.wasOn).toBe(wasOn);
});
