import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import type { Component } from "#app/calendar-file.ts";
import { readChurch } from "#app/content-loader/church.server.ts";
import type { Change } from "#app/content-loader/notices.server.ts";
import type { ChurchEvent } from "#app/events/event.ts";
import { asItTakesPlace, withChanges } from "#app/events/event-changes.ts";
import { snapshotOf } from "#app/events/snapshot.server.ts";
import { isOff, weekFrom } from "#app/this-week/week.ts";
import { addDays, churchTimeAt, midnight, wallTime } from "#app/time/wall-time.ts";
import { calendarTold } from "#tests/support/calendar-program.ts";
import { calendarEntries, calendarOf } from "./calendar.server.ts";
import { comingChanges } from "./coming-changes.server.ts";
import type { Series } from "./meeting.ts";
import { seriesOf } from "./series.server.ts";

const church = readChurch();
const [FIRST, LAST, WEEKS] = ["2026-11-22", "2027-01-09", 7];
const known = { from: "2026-11-01", to: "2027-01-31" };
const year = { ...known, years: [known], terms: [] };

const groups = [
  { id: "choir", name: "Choir", every: "Tuesday" as const, from: "20:00", to: "21:00" },
  { id: "drama", name: "Drama", every: "Friday" as const, from: "19:00" },
];

/** What is edited: the feed, the changes in notices.yaml, and on which day the site is built. */
type World = { day: string; events: ChurchEvent[]; changes: Change[]; isRead: boolean };
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
  { weight: 1, arbitrary: fc.constant<Edit>(() => ({ isRead: false })) },
);

/** The events of a calendar. */
const eventsIn = (ics: string) => new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents("vevent");
const jCalOf = (entries: Iterable<ICAL.Component>) =>
  Array.from(entries, ({ jCal }) => jCal as Component);

/** A calendar program that takes over an entry only with a higher SEQUENCE, and deletes none. */
class Subscriber {
  #entries = new Map<string, ICAL.Component>();

  receive(ics: string): void {
    for (const entry of eventsIn(ics)) {
      const key = ["uid", "recurrence-id"].map((one) => entry.getFirstPropertyValue(one)).join();
      const had = Number(this.#entries.get(key)?.getFirstPropertyValue("sequence") ?? 0);
      if (Number(entry.getFirstPropertyValue("sequence")) > had) this.#entries.set(key, entry);
    }
  }

  /** "2026-12-06T19:00:00 Carols, Library", and those that are off. */
  shows(from: string) {
    const ics = calendarOf("", jCalOf(this.#entries.values()), church);
    const all = calendarTold(ics, { from, to: addDays(LAST, -1) });
    const off = all.filter((line) => /, (Off|Cancelled): /.test(line));
    const plain = (line: string) =>
      line
        .replace(/ to \S+, (?:(?:Off|Cancelled): )?/, " ")
        .replace(/, (?:null)?$/, "")
        .replace(/, 12 Meeting House Lane.*/, "");
    const lines = (some: string[]) => [...new Set(some.map(plain))].sort();
    return {
      on: lines(all.filter((line) => !off.includes(line))),
      off: lines(off).map((line) => line.replace(/,.*/, "")),
    };
  }
}

/** The church's website: what it has published, and what its pages say. */
function siteOf({ day, events: typed, changes, isRead }: World, hourOfDay: number) {
  const now = new Date(`${day}T00:${String(hourOfDay).padStart(2, "0")}:00Z`);
  const series = groups.map(({ id: group, name: called, ...rule }): Series => {
    const usual = { id: group, name: called, names: [called], path: `/activities/${group}` };
    return seriesOf(
      { ...usual, isService: false, where: "Minor Hall", rule, sections: [], contacts: [] },
      { year, changes: changes.filter((one) => one.for.includes(group)) },
    );
  });
  const upcoming = snapshotOf(typed, churchTimeAt(now)).events;
  const events = withChanges(upcoming, comingChanges(changes, series, now), church);
  const ask = { name: "the office", phone: church.phone };
  const facts = { series: series.map((one) => ({ ...one, ask })), events, church, known };
  return {
    build(published: Component[] | null, of: "everything" | "diary") {
      const diary = { events: isRead ? events : [], isWhole: isRead };
      const about = { church, ...diary, published, now, asOf: new Date("2026-11-20T09:00:00Z") };
      return calendarEntries(of === "diary" ? [] : series, about);
    },
    /** What is on, and what is off and was put on no other day. */
    shows(of: "everything" | "diary") {
      if (of === "diary") {
        const all = events.map(asItTakesPlace);
        return said(all, ({ status, place: at }) => [status === "cancelled", at?.name]);
      }
      const days = Array.from({ length: WEEKS }, (_, week) =>
        weekFrom(week ? midnight(addDays(day, 7 * week)) : churchTimeAt(now), facts),
      );
      const all = days.flat().flatMap(({ lines }) => lines);
      const lines = all.filter(({ start, notes }) => {
        return start < LAST && !notes.some((note) => /moved to/i.test(note));
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

test("whoever subscribes to everything, or to the diary, and obeys a higher SEQUENCE alone, has after each of 200 edits what the pages show", () => {
  const edits = fc.array(edit, { minLength: 200, maxLength: 200 });
  fc.assert(
    fc.property(edits, (all) => {
      let world: World = { day: FIRST, events: [], changes: [], isRead: true };
      const calendars = (["everything", "diary"] as const).map((of) => {
        return { of, subscriber: new Subscriber(), published: null as Component[] | null };
      });
      all.forEach((one, index) => {
        world = { ...world, isRead: true, ...one(world) };
        const site = siteOf(world, index % 60);
        for (const calendar of calendars) {
          const { of, subscriber } = calendar;
          const ics = calendarOf("", site.build(calendar.published, of), church);
          calendar.published = jCalOf(eventsIn(ics));
          const again = site.build(calendar.published, of);
          expect(calendarOf("", again, church)).toBe(ics);
          subscriber.receive(ics);
          // Without the diary a date that has a change and an event goes by the change.
          if (!world.isRead && of === "everything") continue;
          const [told, page] = [subscriber.shows(world.day), site.shows(of)];
          expect(told.on, `${of}: ${JSON.stringify(world)}`).toEqual(page.on);
          expect(told.off).toEqual(expect.arrayContaining(page.off));
        }
      });
    }),
    { numRuns: 1, endOnFailure: true },
  );
});
