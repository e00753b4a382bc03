import fc from "fast-check";
import { expect, test } from "vitest";
import type { ChurchEvent } from "#app/events/event.ts";
import { makeSnapshot } from "#app/events/snapshot.server.ts";
import { makeWeek } from "#app/week/week.ts";
import { isOff } from "#app/week/week-line.ts";
import {
  applyChanges,
  type CalendarEntry,
  type Change,
  listComingChanges,
  makeSeries,
  moveToNewDay,
  type Series,
  writeCalendar,
} from "#dates";
import { eventsInCalendar } from "#tests/support/calendar-program.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { addDays, churchTimeAt, type Day, midnight, wallTime } from "#time";
import { listCalendarEntries } from "./calendar.server.ts";

const church = sampleChurch.facts;
const FIRST = "2026-11-22";
const LAST = "2027-01-09";
const WEEKS = 7;
const known = { from: "2026-11-01", to: "2027-01-31" };
const year = { ...known, terms: [] };

const groups = [
  { id: "choir", name: "Choir", every: "Tuesday" as const, from: "20:00", to: "21:00" },
  { id: "drama", name: "Drama", every: "Friday" as const, from: "19:00" },
];

/** Everything that an edit may change. */
type World = {
  /** The day on which the site is built. */
  day: Day;
  /** The events of the feed. */
  events: ChurchEvent[];
  /** The changes in notices.yaml. */
  changes: Change[];
};

/** Gives what is different afterwards. */
type Edit = (world: World) => Partial<World>;

/** What is on and what is off, according to a calendar or to pages, as lines: "2026-12-01T20:00:00 Choir, Library". */
type ListedDates = { on: string[]; off: string[] };

/** A date in a calendar or on a page. */
type DateInList = { start: string; name: string; isOff: boolean; place: string | null | undefined };

/** The church's website on one day. */
type BuiltWorld = {
  /** Makes the entries of its calendar. */
  makeEntries: (subject: Subject) => CalendarEntry[];
  /** Lists what its pages show: what is on, and what is off and was not put on another day. */
  listOnPages: (subject: Subject) => ListedDates;
};

/** A calendar for everything, or for the events of the feed alone. */
type Subject = "everything" | "diary";

/** Days of the groups, by their rules or as they are put on another day, and one on which there is nothing. */
const days = fc.constantFrom(
  "2026-11-24",
  "2026-12-01",
  "2026-12-08",
  "2026-12-11",
  "2026-12-09",
  "2026-12-16",
);
const starts = fc.constantFrom("18:30", "19:00", "20:00", "20:30");
const ends = fc.constantFrom(undefined, "21:00", "22:15");
const ids = fc.constantFrom("a", "b", "c", "d", "e", "f");
const groupIds = fc.constantFrom("choir", "drama");

const factsOfEvents = fc.record({
  name: fc.constantFrom("Choir", "Choir", "Choir Supper", "Drama", "Quiz"),
  place: fc.constantFrom(undefined, { name: "Library" }, { name: "Main Hall" }),
  state: fc.constantFrom("on", "on", "off", "to be confirmed"),
});

const timesOfEvents = fc.tuple(days, starts, ends).map(([day, from, to]) => {
  return { start: wallTime(day, from), end: to && wallTime(day, to) };
});

/** Lines of notices.yaml, but for their day and their group. */
const whatChanges = fc.oneof(
  fc.record({ what: fc.constant("off"), why: fc.constantFrom("snow", "a wedding") }),
  fc.record({ what: fc.constant("moved"), from: fc.constantFrom("19:30", "18:00"), to: ends }),
  fc.record({ what: fc.constant("moved"), where: fc.constant("Library") }),
  fc.record({ what: fc.constant("moved"), "new-day": fc.constantFrom("2026-12-09", "2026-12-11") }),
  fc.record({ what: fc.constant("extra"), from: starts, to: ends }),
);

/** Changes an event of the feed, or adds it. */
function changeEvent(id: string, facts: Partial<ChurchEvent>): Edit {
  return ({ events, day }) => {
    const start = wallTime(addDays(day, 3), "19:00");
    const newEvent: ChurchEvent = { id, name: "Carols", start, state: "on" };
    const event = events.find((each) => each.id === id) ?? newEvent;
    const others = events.filter((each) => each.id !== id);
    return { events: [...others, { ...event, ...facts }] };
  };
}

function removeEvent(id: string): Edit {
  return ({ events }) => ({ events: events.filter((event) => event.id !== id) });
}

/** Writes a change of a group into notices.yaml, in the place of any other of that day. */
function writeChange(group: string, week: number, whatChange: object): Edit {
  return ({ changes }) => {
    const firstDay = group === "choir" ? "2026-11-24" : "2026-11-27";
    const day = addDays(firstDay, 7 * week);
    const others = changes.filter((change) => change.day !== day);
    return { changes: [...others, { day, for: [group], ...whatChange } as Change] };
  };
}

function removeChange(index: number): Edit {
  return ({ changes }) => ({ changes: changes.toSpliced(index, 1) });
}

const waitForNextDay: Edit = ({ day }) => ({ day: day < "2026-12-06" ? addDays(day, 1) : day });

const edits: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(ids, factsOfEvents).map(([id, facts]) => changeEvent(id, facts)),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(ids, timesOfEvents).map(([id, times]) => changeEvent(id, times)),
  },
  { weight: 2, arbitrary: ids.map(removeEvent) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(groupIds, fc.nat(6), whatChanges)
      .map(([group, week, whatChange]) => writeChange(group, week, whatChange)),
  },
  { weight: 3, arbitrary: fc.nat(9).map(removeChange) },
  { weight: 1, arbitrary: fc.constant(waitForNextDay) },
);

/** Lists what a calendar program shows from a day on. */
function listInCalendar(entries: CalendarEntry[], from: Day): ListedDates {
  const ics = writeCalendar({ website: church.website, entries, now: new Date() });
  const events = eventsInCalendar(ics).filter(({ start }) => from <= start && start < LAST);
  const dates: DateInList[] = events.map(({ start, summary, location, status }) => ({
    start,
    name: summary.replace(/^(?:Off|Cancelled|To be confirmed): /, ""),
    isOff: status === "CANCELLED",
    place: location?.replace(/, 12 Meeting House Lane.*/, ""),
  }));
  return listDates(dates);
}

/** Builds the church's website: its calendars, and what its pages show. */
function buildWorld({ day, events: eventsInFeed, changes }: World): BuiltWorld {
  const now = new Date(`${day}T00:00:00Z`);
  const series = groups.map(({ id, name, ...rule }): Series => {
    const usual = { id, name, names: [name], path: `/activities/${id}` };
    return makeSeries(
      { ...usual, isService: false, where: "Minor Hall", rule, sections: [], contacts: [] },
      year,
      changes.filter((each) => each.for.includes(id)),
    );
  });
  const upcoming = makeSnapshot(eventsInFeed, churchTimeAt(now)).events;
  const events = applyChanges(upcoming, listComingChanges(changes, series, now), church);
  const ask = { name: "the office", phone: church.phone };
  const facts = { series: series.map((each) => ({ ...each, ask })), events, church, known };
  return {
    makeEntries(subject) {
      return listCalendarEntries(subject === "diary" ? [] : series, events, church);
    },
    listOnPages(subject) {
      if (subject === "diary") {
        const dates = events.map(moveToNewDay).map(({ start, name, state, place }) => ({
          start,
          name,
          isOff: state === "off",
          place: place?.name,
        }));
        return listDates(dates);
      }
      const days = Array.from({ length: WEEKS }, (_, week) =>
        makeWeek(week ? midnight(addDays(day, 7 * week)) : churchTimeAt(now), facts),
      );
      const all = days.flat().flatMap(({ lines }) => lines);
      const lines = all.filter(({ start, notes }) => {
        return start < LAST && !notes.some((note) => note.startsWith("Moved to"));
      });
      const dates = lines.map((line) => {
        return { start: line.start, name: line.name, isOff: isOff(line), place: line.where };
      });
      return listDates(dates);
    },
  };
}

/** Lists dates as lines. Those that are off have no place. */
function listDates(dates: DateInList[]): ListedDates {
  const on = new Set<string>();
  const off = new Set<string>();
  for (const { start, name, isOff, place } of dates) {
    const line = `${start} ${name}`;
    if (isOff) off.add(line);
    else on.add(place ? `${line}, ${place}` : line);
  }
  return { on: [...on].sort(), off: [...off].sort() };
}

test("whoever subscribes sees what the pages show, after each of sixty edits of the feed and of notices.yaml", () => {
  const sixtyEdits = fc.array(edits, { minLength: 60, maxLength: 60 });
  fc.assert(
    fc.property(sixtyEdits, (all) => {
      let world: World = { day: FIRST, events: [], changes: [] };
      for (const edit of all) {
        world = { ...world, ...edit(world) };
        const site = buildWorld(world);
        for (const subject of ["everything", "diary"] as const) {
          const entries = site.makeEntries(subject);
          expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
          const inCalendar = listInCalendar(entries, world.day);
          const onPages = site.listOnPages(subject);
          expect(inCalendar.on, `${subject}: ${JSON.stringify(world)}`).toEqual(onPages.on);
          expect(inCalendar.off).toEqual(expect.arrayContaining(onPages.off));
        }
      }
    }),
    { numRuns: 1, endOnFailure: true },
  );
});
