import { expect, test } from "vitest";
import { type WallTime, wallTime } from "#time";
import { applyChanges, moveToNewDay } from "./apply-changes.ts";
import { type ComingChanges, listChangedDates } from "./coming-changes.ts";
import type { ChangedEvent, DatedEvent } from "./dated-event.ts";
import type { MeetingDate } from "./meeting.ts";
import { seriesWith } from "./testing.ts";

const DAY = "2026-12-01";
const NEXT_DAY = "2026-12-02";
const on = (clock: string, day = DAY): WallTime => wallTime(day, clock);

const church = { name: "Kilmorran", address: { street: "1 Church Street", postcode: "BT00 0AA" } };

const evening: DatedEvent = {
  name: "Choir Evening",
  start: on("20:00"),
  end: on("21:30"),
  status: "confirmed",
  place: { name: "Minor Hall" },
};

const choir = (...meetings: MeetingDate[]): ComingChanges => ({
  closed: [],
  dates: listChangedDates([seriesWith({ from: "20:00", to: "21:00", meetings })], DAY),
});

const snowOn = (day: string): ComingChanges => ({
  dates: [],
  closed: [{ from: day, to: day, why: "snow" }],
});

/** The event as it is shown with these changes, typed otherwise. */
function shown(changes: ComingChanges, typed: Partial<DatedEvent> = {}): ChangedEvent<DatedEvent> {
  const [event] = applyChanges([{ ...evening, ...typed }], changes, church);
  if (!event) throw new Error("The event is gone.");
  return event;
}

const prayer = { name: "Week of Prayer", end: on("21:00", "2026-12-04") };
const earlier = { day: DAY, change: "moved", from: "19:00", to: "20:30" } as const;

// What any event of a changed date says is held, wherever it is shown, by app/changes-everywhere.test.ts.
test("an event with another hour than usual knows when it would have been", () => {
  expect(shown(choir(earlier))).toMatchObject({
    start: on("19:00"),
    end: on("20:30"),
    change: { unusual: { kind: "Not as usual", words: "7–8:30pm" }, movedFrom: evening.start },
  });
});

const sharedName = [
  seriesWith({ from: "18:00", meetings: [{ day: DAY, change: "off", why: "snow" }] }),
  seriesWith({ names: ["Juniors", "Choir"], from: "20:00", meetings: [{ day: DAY }] }),
];

test.each<[string, ComingChanges, Partial<DatedEvent>]>([
  [
    "of a group that shares its name with one that is off at another hour",
    { closed: [], dates: listChangedDates(sharedName, DAY) },
    { name: "Choir" },
  ],
  ["that is cancelled there, at another hour here", choir(earlier), { status: "cancelled" }],
  [
    "that is cancelled there, on a day of it on which all is off",
    snowOn(NEXT_DAY),
    { ...prayer, status: "cancelled" },
  ],
])("an event %s is as the diary has it", (_what, changes, typed) => {
  const event = { ...evening, ...typed };
  expect(applyChanges([event], changes, church)[0]).toBe(event);
});

test("what was put on another day takes place there, ends when that is known, and knows when it would have been", () => {
  const moved = choir(
    { day: DAY, change: "off", movedTo: NEXT_DAY },
    { day: NEXT_DAY, change: "moved", movedFrom: DAY, from: "19:30", where: "Library" },
  );
  const there = {
    start: on("19:30", NEXT_DAY),
    end: undefined,
    change: { movedFrom: evening.start },
  };
  expect(moveToNewDay(shown(moved))).toMatchObject(there);
});
