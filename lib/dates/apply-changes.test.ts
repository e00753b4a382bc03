import { expect, test } from "vitest";
import { wallTime } from "#time";
import { applyChanges, moveToNewDay } from "./apply-changes.ts";
import { type ComingChanges, listChangedDates } from "./coming-changes.ts";
import type { ChangedEvent, DatedEvent } from "./dated-event.ts";
import type { MeetingDate } from "./meeting.ts";
import { kilmorran, seriesWith } from "./testing.ts";

const DAY = "2026-12-01";
const NEXT_DAY = "2026-12-02";

/** An event of the choir at its usual hour, as the diary has it. */
const choirEvening: DatedEvent = {
  name: "Choir Evening",
  start: wallTime(DAY, "20:00"),
  end: wallTime(DAY, "21:30"),
  state: "on",
  place: { name: "Minor Hall" },
};

/** Makes the changes that follow from these dates of the choir. */
function changeChoir(...meetings: MeetingDate[]): ComingChanges {
  const choir = seriesWith({ from: "20:00", to: "21:00", meetings });
  return { closed: [], dates: listChangedDates([choir], DAY) };
}

function applyToEvent(changes: ComingChanges, event: DatedEvent): ChangedEvent<DatedEvent> {
  const [changed] = applyChanges([event], changes, kilmorran);
  if (!changed) throw new Error("The event is gone.");
  return changed;
}

const anHourEarlier = changeChoir({ day: DAY, change: "moved", from: "19:00", to: "20:30" });

// What any event of a changed date says is held, wherever it is shown, by app/changes-everywhere.test.ts.
test("an event whose group meets at another hour has that hour, and remembers the usual one", () => {
  expect(applyToEvent(anHourEarlier, choirEvening)).toMatchObject({
    start: wallTime(DAY, "19:00"),
    end: wallTime(DAY, "20:30"),
    change: {
      unusual: { kind: "Not as usual", words: "7–8:30pm" },
      movedFrom: choirEvening.start,
    },
  });
});

test("an event stays as it is if another group that shares a name with its own is off at another hour", () => {
  const bothGroups = [
    seriesWith({ from: "18:00", meetings: [{ day: DAY, change: "off", why: "snow" }] }),
    seriesWith({ names: ["Juniors", "Choir"], from: "20:00", meetings: [{ day: DAY }] }),
  ];
  const changes: ComingChanges = { closed: [], dates: listChangedDates(bothGroups, DAY) };
  const choir: DatedEvent = { ...choirEvening, name: "Choir" };
  expect(applyToEvent(changes, choir)).toEqual(choir);
});

test("an event that the diary has cancelled stays as it is if its group meets at another hour", () => {
  const cancelled: DatedEvent = { ...choirEvening, state: "off" };
  expect(applyToEvent(anHourEarlier, cancelled)).toEqual(cancelled);
});

test("an event that the diary has cancelled stays as it is if everything is off on one of its days", () => {
  const snow: ComingChanges = {
    dates: [],
    closed: [{ from: NEXT_DAY, to: NEXT_DAY, why: "snow" }],
  };
  const cancelledWeek: DatedEvent = {
    ...choirEvening,
    name: "Week of Prayer",
    end: wallTime("2026-12-04", "21:00"),
    state: "off",
  };
  expect(applyToEvent(snow, cancelledWeek)).toEqual(cancelledWeek);
});

test("an event that is put on another day is held on that day, without the old end, and remembers when it would have been", () => {
  const onNextDay = changeChoir(
    { day: DAY, change: "off", movedTo: NEXT_DAY },
    { day: NEXT_DAY, change: "moved", movedFrom: DAY, from: "19:30", where: "Library" },
  );
  expect(moveToNewDay(applyToEvent(onNextDay, choirEvening))).toMatchObject({
    start: wallTime(NEXT_DAY, "19:30"),
    end: undefined,
    change: { movedFrom: choirEvening.start },
  });
});
