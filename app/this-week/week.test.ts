import { expect, test } from "vitest";
import type { ChurchEvent } from "#app/events/event.ts";
import { withChanges } from "#app/events/event-changes.ts";
import { changedDates } from "#app/meetings/coming-changes.server.ts";
import type { Meeting } from "#app/meetings/meeting.ts";
import type { ChurchPlaces } from "#app/places/buildings.ts";
import { type WallTime, wallTime } from "#app/time/wall-time.ts";
import { seriesWith } from "#tests/fixtures/series.ts";
import { type SheetSeries, weekFrom } from "./week.ts";

const SATURDAY = wallTime("2026-12-12", "09:00");
const office = { name: "the office", phone: "028 9649 6012" };
const church: ChurchPlaces = {
  name: "Kilmorran",
  address: {
    street: "12 Meeting House Lane",
    town: "Kilmorran",
    county: "Co. Antrim",
    postcode: "BT00 0AA",
    map: "https://maps.example",
  },
};
const known = { from: "2026-09-01", to: "2027-08-31" };

const service: SheetSeries = {
  name: "Main Service",
  names: ["Main Service", "Morning Worship"],
  path: "/#service-times",
  when: "Sundays 11:30–12:45",
  from: "11:30",
  to: "12:45",
  where: "The church",
  sections: [],
  afterLast: null,
  isService: true,
  ask: office,
  meetings: [{ day: "2026-12-13" }],
};

const brigade: SheetSeries = {
  ...service,
  name: "Boys’ Brigade",
  names: ["Boys’ Brigade", "BB"],
  path: "/activities/boys-brigade",
  from: "18:15",
  to: "21:30",
  where: "Church Halls",
  isService: false,
  ask: { name: "Trevor Harbinson", phone: "07700 900129" },
  meetings: [{ day: "2026-12-17" }],
};

const event = (name: string, start: string, changes: Partial<ChurchEvent> = {}): ChurchEvent => ({
  id: name.toLowerCase().replaceAll(/\W+/g, "-"),
  name,
  start: start as WallTime,
  status: "confirmed",
  ...changes,
});

const meeting = (series: SheetSeries, ...meetings: Meeting[]) => ({ ...series, meetings });

/** The lines of the week from Saturday, or from another moment, day by day. */
function week(series: SheetSeries[], events: ChurchEvent[] = [], from = SATURDAY) {
  // What a break takes is no change: the sheet alone adds it.
  const all = series.map(({ meetings, ...one }) => ({
    series: seriesWith({ ...one, meetings: meetings.filter(({ inBreak }) => !inBreak) }),
    also: one.names,
  }));
  const changed = withChanges(events, { dates: changedDates(all, known.from), closed: [] }, church);
  return weekFrom(from, { series, events: changed, office, church, known }).flatMap(
    ({ day, lines }) => lines.map((line) => ({ ...line, day })),
  );
}

const names = (lines: { name: string }[]) => lines.map(({ name }) => name);

test("what meets without an hour of its own has the time of day in its place", () => {
  const { from, to, ...prayer } = { ...brigade, time: "Evening" };
  expect(week([prayer]).map(({ clock }) => clock)).toEqual(["Evening"]);
});

test("everything of seven days stands in the order of its hours, and nothing of the eighth", () => {
  const lines = week(
    [brigade, meeting(service, { day: "2026-12-13" }, { day: "2026-12-20" })],
    [
      event("Carols", "2026-12-18T19:00:00"),
      event("Breakfast", "2026-12-13T08:30:00"),
      event("Eighth Day", "2026-12-19T00:00:00"),
    ],
  );
  expect(names(lines)).toEqual(["Breakfast", "Main Service", "Boys’ Brigade", "Carols"]);
  expect(lines.map(({ day }) => day.slice(-2))).toEqual(["13", "13", "17", "18"]);
});

test.each(["BB Parents' Night", "Boys' Brigade Enrolment", "BOYS BRIGADE carols"])(
  "%s at the group's own hour is its night: shown once, by the diary's name, with both pages",
  (name) => {
    const [line, ...others] = week([brigade], [event(name, "2026-12-17T18:15:00")]);
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      name,
      to: expect.stringMatching(/^\/events#/),
      standsFor: [{ name: "Boys’ Brigade", path: "/activities/boys-brigade" }],
      where: "Church Halls",
      ask: brigade.ask,
    });
  },
);

test.each([
  ["BBC Film Night", "2026-12-17T18:15:00", "only part of a word"],
  ["Quiz Night", "2026-12-17T18:15:00", "another name"],
  ["BB Coffee Morning", "2026-12-17T10:30:00", "another hour and a name of its own"],
  ["BB Display", "2026-12-18T19:00:00", "another day"],
])("%s on %s is shown beside the group: %s", (name, start) => {
  expect(names(week([brigade], [event(name, start)])).sort()).toEqual(
    [name, "Boys’ Brigade"].sort(),
  );
});

test.each([
  ["Boys' Brigade", "2026-12-17T10:30:00", "10:30am"],
  ["BB Display", "2026-12-17T19:00:00", "7pm"],
])(
  "%s on %s is the group's night at another hour: shown once, with the diary's",
  (name, start, clock) => {
    const sections = [{ name: "Anchor Boys", who: "Primary 1", from: "18:15", to: "19:15" }];
    expect(week([{ ...brigade, sections }], [event(name, start)])).toMatchObject([
      { name, clock, sections: [] },
    ]);
  },
);

test("an event elsewhere while the group meets is not its night, unless it has no other name", () => {
  const out = { place: { name: "Town Hall", address: "The Square" } };
  const away = event("BB Band Concert", "2026-12-17T19:00:00", out);
  expect(names(week([brigade], [away]))).toEqual(["Boys’ Brigade", "BB Band Concert"]);
  const trip = event("Boys' Brigade", "2026-12-17T19:00:00", out);
  expect(names(week([brigade], [trip]))).toEqual(["Boys' Brigade"]);
});

test("an event of a whole day does not hide at what hour the group meets", () => {
  const camp = event("Boys' Brigade", "2026-12-17T00:00:00", { isAllDay: true });
  expect(names(week([brigade], [camp]))).toEqual(["Boys' Brigade", "Boys’ Brigade"]);
});

test("a night that the diary calls cancelled is shown cancelled, once", () => {
  const cancelled = event("Boys’ Brigade", "2026-12-17T18:15:00", { status: "cancelled" });
  expect(week([brigade], [cancelled]).map(({ badge }) => badge)).toEqual(["cancelled"]);
});

test("what is off says why, whatever the diary has", () => {
  const off = meeting(brigade, { day: "2026-12-17", change: "off", why: "carols" });
  for (const events of [[], [event("Boys’ Brigade", "2026-12-17T18:15:00")]]) {
    const [line, ...others] = week([off], events);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ badge: "off", notes: ["Off: carols"] });
  }
});

test("an event that is typed for a day of a break takes place", () => {
  const inBreak = { day: "2026-12-17", change: "off", why: "half-term", inBreak: true } as const;
  const [line, ...others] = week(
    [meeting(brigade, inBreak)],
    [event("BB Trip", "2026-12-17T18:15:00")],
  );
  expect(others).toEqual([]);
  expect(line).toMatchObject({ name: "BB Trip", badge: null, notes: [] });
});

test("a special service has its own name, and is known by it in the diary", () => {
  const watchnight = { day: "2026-12-17", change: "extra", name: "Watchnight" } as const;
  const special = meeting(service, { ...watchnight, from: "23:15", to: "00:15" });
  expect(week([special])).toMatchObject([{ name: "Watchnight", clock: "11:15pm–12:15am" }]);
  const typed = event("Watchnight Service", "2026-12-17T23:15:00");
  expect(names(week([special], [typed]))).toEqual(["Watchnight Service"]);
});

test("what was moved stands on both days, and says so on each", () => {
  const moved = meeting(
    brigade,
    { day: "2026-12-14", change: "moved", movedFrom: "2026-12-17" },
    { day: "2026-12-17", change: "off", movedTo: "2026-12-14" },
  );
  expect(week([moved]).map(({ notes }) => notes[0])).toEqual([
    "Not as usual: moved from 17 December",
    "Moved to Monday 14 December",
  ]);
});

test("a place at the church is named without its address, any other with it", () => {
  const at = (name: string, address: string) =>
    week([], [event("Tea", "2026-12-13T15:00:00", { place: { name, address } })])[0]?.where;
  expect(at("Library", "12 Meeting House Lane, BT00 0AA")).toBe("Library");
  expect(at("Kilmorran", "12 Meeting House Lane, BT00 0AA")).toBe("The church");
  expect(at("Library", "12 Meeting House Lane, bt000aa")).toBe("Library");
  expect(at("Town Hall", "The Square")).toBe("Town Hall, The Square");
});

test("what is over is dropped, a service that the diary lets end earlier too", () => {
  const worship = event("Morning Worship", "2026-12-13T11:30:00", {
    end: "2026-12-13T12:30:00" as WallTime,
  });
  const at = (clock: string) => names(week([service], [worship], wallTime("2026-12-13", clock)));
  expect(at("12:29")).toEqual(["Morning Worship"]);
  expect(at("12:30")).toEqual([]);
});

test("what began before the week and is not over stands on its first day", () => {
  const weekend = event("Weekend Away", "2026-12-11T18:30:00", {
    end: "2026-12-13T15:00:00" as WallTime,
  });
  expect(week([], [weekend])).toMatchObject([
    { day: "2026-12-12", clock: "Still on", notes: ["Until Sunday 13 December, 3pm"] },
  ]);
});

test("what began before the week and ends on its first day says until when", () => {
  const fair = event("Craft Fair", "2026-12-11T10:00:00", {
    end: "2026-12-12T12:30:00" as WallTime,
  });
  expect(week([], [fair])).toMatchObject([{ clock: "Until 12:30pm", notes: [] }]);
});

test("the diary's name for a service leads to the services, once, whichever they are", () => {
  const evening = { ...service, name: "Evening Service", names: ["Evening Service", "Worship"] };
  const typed = event("Morning Worship", "2026-12-13T11:30:00");
  expect(week([service, evening], [typed])).toMatchObject([
    { standsFor: [{ name: "our services", path: service.path }] },
  ]);
});

test("a day before or after the year whose dates are set is not known, whatever the diary has", () => {
  const tea = event("Tea", "2027-09-01T15:00:00");
  const knownDays = (start: string, days: typeof known | null) =>
    weekFrom(wallTime(start, "09:00"), { series: [], events: [tea], office, church, known: days })
      .filter(({ isKnown }) => isKnown)
      .map(({ day }) => day);
  expect(knownDays("2027-08-28", known).at(-1)).toBe("2027-08-31");
  expect(knownDays("2026-08-29", known)[0]).toBe("2026-09-01");
  expect(knownDays("2027-08-28", null)).toEqual([]);
});

test("only of a day on which something took place is the rest said to be over", () => {
  const wasOn = (series: SheetSeries[], events: ChurchEvent[] = []) =>
    weekFrom(wallTime("2026-12-13", "22:00"), { series, events, office, church, known })[0]?.wasOn;
  const typed = { end: "2026-12-13T12:30:00" as WallTime };
  const cancelled = event("Main Service", "2026-12-13T11:30:00", { ...typed, status: "cancelled" });
  const off = meeting(service, { day: "2026-12-13", change: "off", why: "snow" });
  expect(wasOn([service])).toBe(true);
  expect(wasOn([], [event("Tea", "2026-12-13T11:30:00", typed)])).toBe(true);
  expect(wasOn([])).toBe(false);
  expect(wasOn([off])).toBe(false);
  expect(wasOn([service], [cancelled])).toBe(false);
});
