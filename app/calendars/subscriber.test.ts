import fc from "fast-check";
import { expect, test } from "vitest";
import type { ChurchEvent } from "#app/church/diary.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { makeSeries } from "#app/church/series.ts";
import type { Change } from "#dates";
import { eventsInCalendar } from "#tests/support/calendar-program.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { type Day, wallTime } from "#time";
import { writeCalendarAt } from "./calendar.server.ts";

const year = { from: "2026-12-01", to: "2026-12-31", terms: [] };

/** The Tuesdays of that month. */
const tuesdays = [1, 8, 15, 22, 29].map((day) => `2026-12-${String(day).padStart(2, "0")}`);

/** Events as somebody may type them. */
const typedEvents = fc.array(
  fc.record({
    name: fc.constantFrom("Choir", "Choir Supper", "Drama", "Quiz"),
    day: fc.constantFrom(...tuesdays, "2026-12-09"),
    clock: fc.constantFrom("18:30", "20:00", "20:30"),
    state: fc.constantFrom("on", "off", "to be confirmed"),
  }),
  { maxLength: 8 },
);

/** Changes as somebody may write them, one for a Tuesday. */
const writtenChanges = fc.uniqueArray(
  fc.record({
    day: fc.constantFrom(...tuesdays),
    change: fc.constantFrom(
      { what: "off", why: "snow" },
      { what: "moved", from: "19:30" },
      { what: "moved", where: "Library" },
      { what: "moved", "new-day": "2026-12-09" },
    ),
  }),
  { selector: ({ day }) => day, maxLength: 4 },
);

function churchWith(events: ChurchEvent[], changes: Change[]): Church {
  const rule = { every: "Tuesday" as const, from: "20:00", to: "21:00" };
  const facts = { id: "choir", name: "Choir", names: ["Choir"], path: "/activities/choir", rule };
  const choir = { ...facts, isService: false, where: "Minor Hall", sections: [], contacts: [] };
  return {
    ...sampleChurch,
    services: [],
    groupDates: [makeSeries(choir, year, changes)],
    changes,
    diary: { url: "", snapshot: { day: year.from, events, more: 0 } },
  };
}

/** The day for which a date is planned is in what subscribers know it by. */
function idOf(day: Day): string {
  return `choir-${day}@www.kilmorran.example`;
}

test("whatever is typed or changed, subscribers of a group have each of its dates once, as they knew it", () => {
  fc.assert(
    fc.property(typedEvents, writtenChanges, (typed, written) => {
      const events = typed.map(({ name, day, clock, state }, index): ChurchEvent => {
        const start = wallTime(day, clock);
        return { id: `e${index}`, name, start, state: state as ChurchEvent["state"] };
      });
      const changes = written.map(
        ({ day, change }) => ({ day, for: ["choir"], ...change }) as Change,
      );
      const church = churchWith(events, changes);
      const ids = eventsInCalendar(writeCalendarAt(church, "/activities/choir.ics")).map(
        ({ uid }) => uid,
      );
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(tuesdays.map(idOf)));
      const all = eventsInCalendar(writeCalendarAt(church, "/calendar.ics")).map(({ uid }) => uid);
      expect(new Set(all).size).toBe(all.length);
    }),
    { numRuns: 200 },
  );
});
