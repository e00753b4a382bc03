import { expect, test } from "vitest";
import type { ChurchEvent } from "#app/events/event.ts";
import { applyChanges, listChangedDates, type MeetingDate, makeMeetings } from "#dates";
import { seriesWith } from "#dates/testing";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { type Day, type Days, type WallTime, wallTime } from "#time";
import { makeWeek, type WeekDay } from "./week.ts";
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

function makeEvent(name: string, start: string, facts: Partial<ChurchEvent> = {}): ChurchEvent {
  const id = name.toLowerCase().replaceAll(/\W+/g, "-");
  return { id, name, start: `${start}:00` as WallTime, state: "on", ...facts };
}

/** What an event has if it ends then. */
function until(end: string): Pick<ChurchEvent, "end"> {
  return { end: `${end}:00` as WallTime };
}

/** Gives a group or a service these dates. */
function withDates(series: WeekSeries, ...dates: MeetingDate[]): WeekSeries {
  return { ...series, meetings: makeMeetings(dates, series) };
}

/** What a week is made from in a test. */
type WeekInShort = {
  series?: WeekSeries[];
  events?: ChurchEvent[];
  /** When it begins; Saturday if that is missing. */
  from?: WallTime;
};

function makeDays({ series = [], events = [], from = SATURDAY }: WeekInShort): WeekDay[] {
  // What a break takes is no change: the sheet alone adds it.
  const seriesWithoutBreaks = series.map(({ meetings, ...facts }) => ({
    ...seriesWith(facts),
    meetings: meetings.filter(({ inBreak }) => !inBreak),
  }));
  const dates = listChangedDates(seriesWithoutBreaks, known.from);
  const changedEvents = applyChanges(events, { dates, closed: [] }, church);
  return makeWeek(from, { series, events: changedEvents, church, known });
}

/** Lists the lines of all days of a week. */
function listLines(week: WeekInShort): WeekLine[] {
  return makeDays(week).flatMap(({ lines }) => lines);
}

function namesOf(lines: WeekLine[]): string[] {
  return lines.map(({ name }) => name);
}

test("everything of seven days stands in the order of its hours, and nothing of the eighth", () => {
  const days = makeDays({
    series: [brigade, withDates(service, { day: "2026-12-13" }, { day: "2026-12-20" })],
    events: [
      makeEvent("Carols", "2026-12-18T19:00"),
      makeEvent("Breakfast", "2026-12-13T08:30"),
      makeEvent("Eighth Day", "2026-12-19T00:00"),
    ],
  });
  const busyDays = days.filter(({ lines }) => lines.length > 0);
  expect(busyDays.map(({ day, lines }) => [day, ...namesOf(lines)])).toEqual([
    ["2026-12-13", "Breakfast", "Main Service"],
    ["2026-12-17", "Boys’ Brigade"],
    ["2026-12-18", "Carols"],
  ]);
});

const townHall = { place: { name: "Town Hall", address: "The Square" } };

test.each<[what: string, name: string, start: string, facts: Partial<ChurchEvent>]>([
  ["has its short name and is at its hour", "BB Parents' Night", "2026-12-17T18:15", {}],
  ["has its name with another apostrophe", "Boys' Brigade Enrolment", "2026-12-17T18:15", {}],
  ["has its name in capitals", "BOYS BRIGADE carols", "2026-12-17T18:15", {}],
  ["has just its name, at any hour", "Boys' Brigade", "2026-12-17T10:30", {}],
  ["has its short name, while it would meet", "BB Display", "2026-12-17T19:00", {}],
  ["has just its name, elsewhere", "Boys' Brigade", "2026-12-17T19:00", townHall],
])("an event stands for the night of a group if it %s", (_what, name, start, facts) => {
  const lines = listLines({ series: [brigade], events: [makeEvent(name, start, facts)] });
  expect(namesOf(lines)).toEqual([name]);
  expect(lines[0]).toMatchObject({
    to: expect.stringMatching(/^\/events#/),
    standsFor: [{ name: "Boys’ Brigade", path: "/activities/boys-brigade" }],
    where: facts.place ? "Town Hall, The Square" : "Church Halls",
    ask: brigade.ask,
  });
});

test("an event that stands for the night of a group has its sections at its usual hour", () => {
  const events = [makeEvent("BB Parents' Night", "2026-12-17T18:15")];
  expect(listLines({ series: [brigade], events })).toMatchObject([{ sections: brigade.sections }]);
});

test("an event that stands for the night of a group has no sections at another hour", () => {
  const events = [makeEvent("BB Display", "2026-12-17T19:00")];
  expect(listLines({ series: [brigade], events })).toMatchObject([{ sections: [] }]);
});

test.each<[what: string, name: string, start: string, facts: Partial<ChurchEvent>]>([
  ["has a longer name and is elsewhere", "BB Band Concert", "2026-12-17T19:00", townHall],
  ["has its name only as a part of a word", "BBC Film Night", "2026-12-17T18:15", {}],
  ["has another name", "Quiz Night", "2026-12-17T18:15", {}],
  ["has a longer name and another hour", "BB Coffee Morning", "2026-12-17T10:30", {}],
  ["is on another day", "BB Display", "2026-12-18T19:00", {}],
  ["lasts a whole day", "Boys' Brigade", "2026-12-17T00:00", { isAllDay: true }],
])("an event stands beside the night of a group if it %s", (_what, name, start, facts) => {
  const lines = listLines({ series: [brigade], events: [makeEvent(name, start, facts)] });
  expect(namesOf(lines).sort()).toEqual([name, "Boys’ Brigade"].sort());
});

test.each([
  ["the group", "Trevor Harbinson", makeEvent("BB Coffee Morning", "2026-12-17T10:30")],
  [
    "the group in its category",
    "Trevor Harbinson",
    makeEvent("Enrolment", "2026-12-14T19:30", { category: "Boys’ Brigade" }),
  ],
  [
    "no group in its name and its category",
    "the office",
    makeEvent("Quiz Night", "2026-12-14T19:30", { category: "Youth" }),
  ],
  [
    "a service, and a group that comes to it",
    "the office",
    makeEvent("Morning Worship with Boys’ Brigade", "2026-12-13T11:30"),
  ],
])("whoever has a question about an event that names %s asks %s", (_what, contact, event) => {
  const lines = listLines({ series: [service, brigade], events: [event] });
  expect(lines.find(({ name }) => name === event.name)?.ask.name).toBe(contact);
});

const off: MeetingDate = { day: "2026-12-17", change: "off", why: "carols" };
const watchnight: MeetingDate = {
  day: "2026-12-17",
  change: "extra",
  name: "Watchnight",
  from: "23:15",
  to: "00:15",
};
const NIGHT = "2026-12-17T18:15";

test("a group without an hour has the time of day in its place", () => {
  const evenings = { ...brigade, from: undefined, to: undefined, time: "Evening" };
  const lines = listLines({ series: [withDates(evenings, { day: "2026-12-17" })] });
  expect(lines).toMatchObject([{ clock: "Evening" }]);
});

test("a night that the diary calls cancelled is shown once, as cancelled", () => {
  const events = [makeEvent("Boys’ Brigade", NIGHT, { state: "off" })];
  expect(listLines({ series: [brigade], events })).toMatchObject([{ badge: "cancelled" }]);
});

test("an event of a group on a day of its half-term takes place", () => {
  const halfTerm: MeetingDate = { ...off, why: "half-term", inBreak: true };
  const events = [makeEvent("BB Trip", NIGHT)];
  expect(listLines({ series: [withDates(brigade, halfTerm)], events })).toMatchObject([
    { name: "BB Trip", badge: null, notes: [] },
  ]);
});

test("a special service has its own name", () => {
  expect(listLines({ series: [withDates(service, watchnight)] })).toMatchObject([
    { name: "Watchnight", clock: "11:15pm–12:15am" },
  ]);
});

test("an event of the diary stands for a special service by its own name", () => {
  const events = [makeEvent("Watchnight Service", "2026-12-17T23:15")];
  const lines = listLines({ series: [withDates(service, watchnight)], events });
  expect(namesOf(lines)).toEqual(["Watchnight Service"]);
});

test("a night that is put on another day stands on both days, and says so on each", () => {
  const movedBrigade = withDates(
    brigade,
    { day: "2026-12-14", change: "moved", movedFrom: "2026-12-17" },
    { day: "2026-12-17", change: "off", movedTo: "2026-12-14" },
  );
  expect(listLines({ series: [movedBrigade] })).toMatchObject([
    { notes: ["Moved from Thursday 17 December"] },
    { notes: ["Moved to Monday 14 December"] },
  ]);
});

test("an event that began before the week stands on its first day, as still on", () => {
  const weekend = makeEvent("Weekend Away", "2026-12-11T18:30", until("2026-12-13T15:00"));
  const [saturday] = makeDays({ events: [weekend] });
  expect(saturday?.lines).toMatchObject([
    { clock: "Still on", notes: ["Until Sunday 13 December, 3pm"] },
  ]);
});

test("an event that began before the week and ends on its first day says until when", () => {
  const fair = makeEvent("Craft Fair", "2026-12-11T10:00", until("2026-12-12T12:30"));
  expect(listLines({ events: [fair] })).toMatchObject([{ clock: "Until 12:30pm", notes: [] }]);
});

test("an event with the diary's name for a service leads to that service, and to no other", () => {
  const evening = { ...service, name: "Evening Service", names: ["Evening Service", "Worship"] };
  const events = [makeEvent("Morning Worship", "2026-12-13T11:30")];
  expect(listLines({ series: [service, evening], events })).toMatchObject([
    { standsFor: [{ name: "Main Service", path: service.path }] },
  ]);
});

test.each([
  ["Library", "12 Meeting House Lane, BT00 0AA", "Library"],
  ["Library", "12 Meeting House Lane, bt000aa", "Library"],
  [church.name, "12 Meeting House Lane, BT00 0AA", "The church"],
  ["Town Hall", "The Square", "Town Hall, The Square"],
])(
  "the place “%s, %s” is written as “%s”, without the church's address",
  (name, address, where) => {
    const tea = makeEvent("Tea", "2026-12-13T15:00", { place: { name, address } });
    expect(listLines({ events: [tea] })).toMatchObject([{ where }]);
  },
);

test("a service that the diary lets end earlier is gone when it is over", () => {
  const worship = makeEvent("Morning Worship", "2026-12-13T11:30", until("2026-12-13T12:30"));
  const week: WeekInShort = { series: [service], events: [worship] };
  const inLastMinute = listLines({ ...week, from: wallTime("2026-12-13", "12:29") });
  expect(namesOf(inLastMinute)).toEqual(["Morning Worship"]);
  expect(listLines({ ...week, from: wallTime("2026-12-13", "12:30") })).toEqual([]);
});

/** Lists the days of a week that are known, with an event in the diary. */
function listKnownDays(from: Day, year: Days): Day[] {
  const events = [makeEvent("Tea", "2027-09-01T15:00")];
  const facts = { series: [], events, church, known: year };
  const days = makeWeek(wallTime(from, "09:00"), facts);
  return days.filter(({ isKnown }) => isKnown).map(({ day }) => day);
}

test("days after the church's year are not known, whatever the diary has", () => {
  const lastDays = ["2027-08-28", "2027-08-29", "2027-08-30", "2027-08-31"];
  expect(listKnownDays("2027-08-28", known)).toEqual(lastDays);
});

test("days before the church's year are not known", () => {
  const firstDays = ["2026-09-01", "2026-09-02", "2026-09-03", "2026-09-04"];
  expect(listKnownDays("2026-08-29", known)).toEqual(firstDays);
});

const untilNoon = until("2026-12-13T12:30");
const cancelled = makeEvent("Main Service", "2026-12-13T11:30", {
  ...untilNoon,
  state: "off",
});

const EVENING = wallTime("2026-12-13", "22:00");

test.each<[what: string, week: WeekInShort]>([
  ["a service", { series: [service] }],
  ["an event", { events: [makeEvent("Tea", "2026-12-13T11:30", untilNoon)] }],
])("in the evening a day knows that there was %s", (_what, week) => {
  expect(makeDays({ ...week, from: EVENING })[0]?.wasOn).toBe(true);
});

test.each<[what: string, week: WeekInShort]>([
  ["nothing", {}],
  [
    "only a service that was off",
    { series: [withDates(service, { day: "2026-12-13", change: "off", why: "snow" })] },
  ],
  ["only a service that the diary has cancelled", { series: [service], events: [cancelled] }],
])("in the evening a day knows that nothing took place on it if there was %s", (_what, week) => {
  expect(makeDays({ ...week, from: EVENING })[0]?.wasOn).toBe(false);
});
