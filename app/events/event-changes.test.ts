import { expect, test } from "vitest";
import { readChurch } from "#app/content-loader/church.server.ts";
import { changedDates } from "#app/meetings/coming-changes.server.ts";
import type { PlainDate } from "#app/meetings/meeting.ts";
import { type WallTime, wallTime } from "#app/time/wall-time.ts";
import { seriesWith } from "#tests/fixtures/series.ts";
import type { ChurchEvent } from "./event.ts";
import { asItTakesPlace, type ComingChanges, withChanges } from "./event-changes.ts";

const DAY = "2026-12-01";
const NEXT_DAY = "2026-12-02";
const on = (clock: string, day = DAY): WallTime => wallTime(day, clock);

const evening: ChurchEvent = {
  id: "e1",
  name: "Choir Evening",
  start: on("20:00"),
  end: on("21:30"),
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

const later = (clock: string) => ({ start: on(clock), end: undefined });
const prayer = { name: "Week of Prayer", end: on("21:00", "2026-12-04") };
const off = choir({ day: DAY, change: "off", why: "snow" });
const earlier = { day: DAY, change: "moved", from: "19:00", to: "20:30" } as const;
const moved = choir(
  { day: DAY, change: "off", movedTo: NEXT_DAY },
  { day: NEXT_DAY, change: "moved", movedFrom: DAY, from: "19:30", where: "Library" },
);

// What any event of a changed date says is held, wherever it is shown, by app/changes-everywhere.test.ts.
test.each<[string, ComingChanges, Partial<ChurchEvent>, Partial<ChurchEvent>]>([
  [
    "was put on this day",
    moved,
    { start: on("19:30", NEXT_DAY), end: on("21:00", NEXT_DAY) },
    {
      status: "confirmed",
      start: on("19:30", NEXT_DAY),
      end: on("21:00", NEXT_DAY),
      place: { name: "Library" },
      change: {
        words: "Not as usual: moved from Tuesday 1 December, 7:30pm, Library",
        movedFrom: evening.start,
      },
    },
  ],
  [
    "has another hour than usual, and is typed for the usual one",
    choir(earlier),
    {},
    {
      start: on("19:00"),
      end: on("20:30"),
      place: { name: "Minor Hall" },
      change: { words: "Not as usual: 7–8:30pm", movedFrom: evening.start },
    },
  ],
  [
    "has another hour than usual, and a third in the diary",
    choir({ ...earlier, where: "Library" }),
    later("20:15"),
    { start: on("20:15"), place: { name: "Library" } },
  ],
  [
    "is held with others",
    choir({ day: DAY, change: "joint", why: "with First Kilmorran" }),
    {},
    { ...evening, change: { words: "Not as usual: with First Kilmorran" } },
  ],
  [
    "lasts some days, of which all is off on one",
    snowOn(NEXT_DAY),
    prayer,
    { status: "confirmed", change: { words: "Not on all days: snow" } },
  ],
  [
    "is cancelled in the diary, and off here",
    off,
    { status: "cancelled" },
    { status: "cancelled", change: { words: "Off: snow" } },
  ],
])("an event that %s is marked so", (_what, changes, typed, expected) => {
  expect(shown(changes, typed)).toMatchObject(expected);
});

const sharedName = [
  seriesWith({ from: "18:00", meetings: [{ day: DAY, change: "off", why: "snow" }] }),
  seriesWith({ names: ["Juniors", "Choir"], from: "20:00", meetings: [{ day: DAY }] }),
];

test.each<[string, ComingChanges, Partial<ChurchEvent>]>([
  ["of another day", choir({ day: "2026-12-08", change: "off", why: "snow" }), {}],
  [
    "of a group that shares its name with one that is off at another hour",
    { closed: [], dates: changedDates(sharedName, DAY) },
    { name: "Choir" },
  ],
  [
    "of the group's own at another hour, in another place",
    off,
    { name: "Choir in the Square", ...later("20:30"), place: { name: "The Square" } },
  ],
  ["that is cancelled there, at another hour here", choir(earlier), { status: "cancelled" }],
  [
    "that is cancelled there, on a day of it on which all is off",
    snowOn(NEXT_DAY),
    { ...prayer, status: "cancelled" },
  ],
])("an event %s is as the diary has it", (_what, changes, typed) => {
  const event = { ...evening, ...typed };
  expect(withChanges([event], changes, readChurch())[0]).toBe(event);
});

test("what was put on another day takes place there", () => {
  const there = asItTakesPlace(shown(moved));
  expect(there).toMatchObject({
    status: "confirmed",
    start: on("19:30", NEXT_DAY),
    place: { name: "Library" },
    change: { movedFrom: evening.start },
  });
  expect(there.end).toBeUndefined();
});
