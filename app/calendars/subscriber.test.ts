import fc from "fast-check";
import { expect, test } from "vitest";
import type { ChurchEvent } from "#app/events/event.ts";
import { snapshotOf } from "#app/events/snapshot.server.ts";
import { weekFrom } from "#app/week/week.ts";
import { isOff } from "#app/week/week-line.ts";
import type { Change } from "#dates";
import {
  applyChanges,
  type CalendarEntry,
  comingChanges,
  moveToNewDay,
  type Series,
  seriesOf,
  writeCalendar,
} from "#dates";
import { type CalendarEvent, eventsInCalendar } from "#tests/support/calendar-program.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { addDays, churchTimeAt, type Day, midnight, wallTime } from "#time";
import { calendarEntries } from "./calendar.server.ts";

const church = sampleChurch.facts;
const [FIRST, LAST, WEEKS] = ["2026-11-22", "2027-01-09", 7];
const known = { from: "2026-11-01", to: "2027-01-31" };
const year = { ...known, terms: [] };

const groups = [
  { id: "choir", name: "Choir", every: "Tuesday" as const, from: "20:00", to: "21:00" },
  { id: "drama", name: "Drama", every: "Friday" as const, from: "19:00" },
];

/** What is edited: the feed, the changes in notices.yaml, and on which day the site is built. */
type World = { day: string; events: ChurchEvent[]; changes: Change[] };
type Edit = (world: World) => Partial<World>;

// Days of the groups, by their rules or as they are put on another day, and one on which there is nothing.
const dayFrom = fc.constantFrom(
  ...["2026-11-24", "2026-12-01", "2026-12-08", "2026-12-11", "2026-12-09", "2026-12-16"],
);
const hour = fc.constantFrom("18:30", "19:00", "20:00", "20:30");
const to = fc.constantFrom(undefined, "21:00", "22:15");
const place = fc.constantFrom(undefined, { name: "Library" }, { name: "Main Hall" });
const id = fc.constantFrom("a", "b", "c", "d", "e", "f");
const name = fc.constantFrom("Choir", "Choir", "Choir Supper", "Drama", "Quiz");
const about = fc.record({
  name,
  place,
  status: fc.constantFrom("confirmed", "confirmed", "cancelled", "pending"),
});

const put = (id: string, known: Partial<ChurchEvent>): Edit => {
  return ({ events, day }) => {
    const start = wallTime(addDays(day, 3), "19:00");
    const event = events.find((one) => one.id === id);
    const base: ChurchEvent = event ?? { id, name: "Carols", start, status: "confirmed" };
    return { events: [...events.filter((one) => one !== event), { ...base, ...known }] };
  };
};
const change = fc.oneof(
  fc.record({ what: fc.constant("off"), why: fc.constantFrom("snow", "a wedding") }),
  fc.record({ what: fc.constant("moved"), from: fc.constantFrom("19:30", "18:00"), to }),
  fc.record({ what: fc.constant("moved"), where: fc.constant("Library") }),
  fc.record({ what: fc.constant("moved"), "new-day": fc.constantFrom("2026-12-09", "2026-12-11") }),
  fc.record({ what: fc.constant("extra"), from: hour, to }),
);
const takeOut =
  (id: string): Edit =>
  ({ events }) => ({ events: events.filter((event) => event.id !== id) });
const write =
  (group: string, week: number, what: object): Edit =>
  ({ changes }) => {
    const day = addDays(group === "choir" ? "2026-11-24" : "2026-11-27", 7 * week);
    const others = changes.filter((one) => one.day !== day);
    return { changes: [...others, { day, for: [group], ...what } as Change] };
  };
const strikeOut =
  (at: number): Edit =>
  ({ changes }) => ({ changes: changes.filter((_, index) => index !== at) });
const nextDay: Edit = ({ day }) => ({ day: day < "2026-12-06" ? addDays(day, 1) : day });

const group = fc.constantFrom("choir", "drama");
const putAt = fc.tuple(id, dayFrom, hour, to).map(([one, day, from, until]) => {
  return put(one, { start: wallTime(day, from), end: until && wallTime(day, until) });
});
const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(id, about).map(([one, known]) => put(one, known)) },
  { weight: 3, arbitrary: putAt },
  { weight: 2, arbitrary: id.map(takeOut) },
  { weight: 3, arbitrary: fc.tuple(group, fc.nat(6), change).map((its) => write(...its)) },
  { weight: 3, arbitrary: fc.nat(9).map(strikeOut) },
  { weight: 1, arbitrary: fc.constant(nextDay) },
);

/** What a calendar shows from a day on, as pages say it: what is on, and what is off. */
function shownIn(entries: CalendarEntry[], from: Day) {
  const ics = writeCalendar({ website: church.website, entries, now: new Date() });
  const events = eventsInCalendar(ics).filter(({ start }) => from <= start && start < LAST);
  const lines = (isSought: boolean, line: (event: CalendarEvent) => string) => {
    const sought = events.filter(({ status }) => (status === "CANCELLED") === isSought);
    return [...new Set(sought.map(line))].sort();
  };
  return {
    on: lines(false, ({ start, summary, location }) => {
      const place = location?.replace(/, 12 Meeting House Lane.*/, "");
      return `${start} ${summary}${place ? `, ${place}` : ""}`;
    }),
    off: lines(
      true,
      ({ start, summary }) => `${start} ${summary.replace(/^(?:Off|Cancelled): /, "")}`,
    ),
  };
}

/** The church's website: what its calendars hold, and what its pages say. */
function siteOf({ day, events: typed, changes }: World) {
  const now = new Date(`${day}T00:00:00Z`);
  const series = groups.map(({ id: group, name: called, ...rule }): Series => {
    const usual = { id: group, name: called, names: [called], path: `/activities/${group}` };
    return seriesOf(
      { ...usual, isService: false, where: "Minor Hall", rule, sections: [], contacts: [] },
      year,
      changes.filter((one) => one.for.includes(group)),
    );
  });
  const upcoming = snapshotOf(typed, churchTimeAt(now)).events;
  const events = applyChanges(upcoming, comingChanges(changes, series, now), church);
  const ask = { name: "the office", phone: church.phone };
  const facts = { series: series.map((one) => ({ ...one, ask })), events, church, known };
  return {
    entries(of: "everything" | "diary"): CalendarEntry[] {
      return calendarEntries(of === "diary" ? [] : series, events, church);
    },
    /** What is on, and what is off and was put on no other day. */
    shows(of: "everything" | "diary") {
      if (of === "diary") {
        const all = events.map(moveToNewDay);
        return said(all, ({ status, place: at }) => [status === "cancelled", at?.name]);
      }
      const days = Array.from({ length: WEEKS }, (_, week) =>
        weekFrom(week ? midnight(addDays(day, 7 * week)) : churchTimeAt(now), facts),
      );
      const all = days.flat().flatMap(({ lines }) => lines);
      const lines = all.filter(({ start, unusual }) => {
        return start < LAST && !unusual.some(({ kind }) => kind === "Moved to");
      });
      return said(lines, (line) => [isOff(line), line.where]);
    },
  };
}

function said<One extends { start: string; name: string }>(
  all: One[],
  howAndWhere: (one: One) => [isOff: boolean, where?: string],
) {
  const lines = (isSought: boolean) =>
    all.flatMap((one) => {
      const [off, where] = howAndWhere(one);
      return off === isSought
        ? [`${one.start} ${one.name}${where && !off ? `, ${where}` : ""}`]
        : [];
    });
  return { on: [...new Set(lines(false))].sort(), off: [...new Set(lines(true))].sort() };
}

test("whoever subscribes to everything, or to the diary, has after each of sixty edits what the pages show", () => {
  const edits = fc.array(edit, { minLength: 60, maxLength: 60 });
  fc.assert(
    fc.property(edits, (all) => {
      let world: World = { day: FIRST, events: [], changes: [] };
      for (const one of all) {
        world = { ...world, ...one(world) };
        const site = siteOf(world);
        for (const of of ["everything", "diary"] as const) {
          const entries = site.entries(of);
          expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
          const [told, page] = [shownIn(entries, world.day), site.shows(of)];
          expect(told.on, `${of}: ${JSON.stringify(world)}`).toEqual(page.on);
          expect(told.off).toEqual(expect.arrayContaining(page.off));
        }
      }
    }),
    { numRuns: 1, endOnFailure: true },
  );
});
