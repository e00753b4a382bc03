import { expect, test } from "vitest";
import { readChurch } from "#app/content-loader/church.server.ts";
import { changedDates } from "#app/meetings/coming-changes.server.ts";
import type { PlainDate } from "#app/meetings/meeting.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { seriesWith } from "#tests/fixtures/series.ts";
import type { ChurchEvent } from "./event.ts";
import { asItTakesPlace, type ComingChanges, withChanges } from "./event-changes.ts";

const DAY = "2026-12-01";

const evening: ChurchEvent = {
  id: "e1",
  name: "Choir Evening",
  start: `${DAY}T20:00:00` as WallTime,
  end: `${DAY}T21:30:00` as WallTime,
  status: "confirmed",
  place: { name: "Minor Hall" },
};

const choir = (...meetings: PlainDate[]): ComingChanges => ({
  closed: [],
  dates: changedDates([seriesWith({ from: "20:00", to: "21:00", meetings })], DAY),
});

const snowOn = (day: string): ComingChanges => ({
  dates: [],
  closed: [{ from: day, to: day, why: "snow" }],
});

/** The event as it is shown with these changes, typed otherwise. */
function shown(changes: ComingChanges, typed: Partial<ChurchEvent> = {}): ChurchEvent {
  const [event] = withChanges([{ ...evening, ...typed }], changes, readChurch());
  if (!event) throw new Error("The event is gone.");
  return event;
}

const at = (clock: string) => ({ start: `${DAY}T${clock}:00` as WallTime, end: undefined });

const moved = [
  { day: DAY, change: "off", movedTo: "2026-12-02" },
  {
    day: "2026-12-02",
    change: "moved",
    movedFrom: DAY,
    from: "19:30",
    where: "Library",
  },
] as const satisfies PlainDate[];

test.each<[string, ComingChanges, Partial<ChurchEvent>, Partial<ChurchEvent>]>([
  [
    "is off",
    choir({ day: DAY, change: "off", why: "snow" }),
    {},
    { status: "cancelled", change: { words: "Off: snow" } },
  ],
  [
    "is off, typed for another hour",
    choir({ day: DAY, change: "off", why: "snow" }),
    at("20:15"),
    { status: "cancelled" },
  ],
  [
    "was put on another day",
    choir(...moved),
    {},
    {
      status: "cancelled",
      change: {
        words: "Moved to Wednesday 2 December, 7:30pm, Library",
        there: { start: "2026-12-02T19:30:00" as WallTime, place: { name: "Library" } },
      },
    },
  ],
  [
    "was put on this day",
    choir(...moved),
    { start: "2026-12-02T19:30:00" as WallTime, end: "2026-12-02T21:00:00" as WallTime },
    {
      status: "confirmed",
      start: "2026-12-02T19:30:00" as WallTime,
      end: "2026-12-02T21:00:00" as WallTime,
      place: { name: "Library" },
      change: {
        words: "Not as usual: moved from 1 December, 7:30pm, Library",
        movedFrom: `${DAY}T20:00:00` as WallTime,
      },
    },
  ],
  [
    "has another hour than usual, and is typed for the usual one",
    choir({ day: DAY, change: "moved", from: "19:00", to: "20:30" }),
    {},
    {
      start: `${DAY}T19:00:00` as WallTime,
      end: `${DAY}T20:30:00` as WallTime,
      place: { name: "Minor Hall" },
      change: { words: "Not as usual: 7–8:30pm", movedFrom: `${DAY}T20:00:00` as WallTime },
    },
  ],
  [
    "has another hour than usual, and a third in the diary",
    choir({ day: DAY, change: "moved", from: "19:00", to: "20:30", where: "Library" }),
    at("20:15"),
    {
      start: `${DAY}T20:15:00` as WallTime,
      place: { name: "Library" },
    },
  ],
  [
    "is held with others",
    choir({ day: DAY, change: "joint", why: "with First Kilmorran" }),
    {},
    {
      start: evening.start,
      end: evening.end,
      change: { words: "Not as usual: with First Kilmorran" },
    },
  ],
  [
    "is one more than usual",
    choir({ day: DAY, change: "extra", from: "20:00", why: "carol practice" }),
    {},
    { start: evening.start, change: { words: "carol practice" } },
  ],
  [
    "is at the church on a day on which all is off",
    snowOn(DAY),
    { name: "Quiz" },
    { status: "cancelled", change: { words: "Off: snow" } },
  ],
  [
    "lasts some days, of which all is off on one",
    snowOn("2026-12-02"),
    { name: "Week of Prayer", end: "2026-12-04T21:00:00" as WallTime },
    { status: "confirmed", change: { words: "Not on all days: snow" } },
  ],
  [
    "is cancelled in the diary, and off here",
    choir({ day: DAY, change: "off", why: "snow" }),
    { status: "cancelled" },
    { status: "cancelled", change: { words: "Off: snow" } },
  ],
])("an event that %s is marked so", (_what, changes, typed, expected) => {
  expect(shown(changes, typed)).toMatchObject(expected);
});

test.each<[string, ComingChanges, Partial<ChurchEvent>]>([
  ["elsewhere on a day on which all is off", snowOn(DAY), { place: { name: "Town Hall" } }],
  ["of another day", choir({ day: "2026-12-08", change: "off", why: "snow" }), {}],
  [
    "of a group that shares its name with one that is off at another hour",
    {
      closed: [],
      dates: changedDates(
        [
          seriesWith({ from: "18:00", meetings: [{ day: DAY, change: "off", why: "snow" }] }),
          seriesWith({ names: ["Juniors", "Choir"], from: "20:00", meetings: [{ day: DAY }] }),
        ],
        DAY,
      ),
    },
    { name: "Choir" },
  ],
  [
    "of the group's own at another hour, in another place",
    choir({ day: DAY, change: "off", why: "singing in the square" }),
    { name: "Choir in the Square", ...at("20:30"), place: { name: "The Square" } },
  ],
  [
    "that is cancelled there, at another hour here",
    choir({ day: DAY, change: "moved", from: "19:00", to: "20:30" }),
    { status: "cancelled" },
  ],
  [
    "that is cancelled there, on a day of it on which all is off",
    snowOn("2026-12-02"),
    { name: "Week of Prayer", end: "2026-12-04T21:00:00" as WallTime, status: "cancelled" },
  ],
])("an event %s is as the diary has it", (_what, changes, typed) => {
  const event = { ...evening, ...typed };
  expect(withChanges([event], changes, readChurch())[0]).toBe(event);
});

test("what was put on another day takes place there", () => {
  expect(asItTakesPlace(shown(choir(...moved)))).toMatchObject({
    status: "confirmed",
    start: "2026-12-02T19:30:00",
    place: { name: "Library" },
    change: { movedFrom: evening.start },
  });
  expect(asItTakesPlace(shown(choir(...moved))).end).toBeUndefined();
});
