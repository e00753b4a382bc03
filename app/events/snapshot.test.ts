import { expect, test } from "vitest";
import type { Occurrence } from "#app/agenda/occurrence.ts";
import type { Snapshot } from "#app/church/diary.ts";
import { between, carols } from "#tests/fixtures/carols.ts";
import type { WallTime } from "#time";
import { EVENTS_ON_HOME } from "./event.ts";
import { type SnapshotWithChanges, shortenForHome, withoutPastEvents } from "./snapshot.ts";

/** Makes an event of an evening in December. */
function makeEvent(day: number): Occurrence {
  const date = `2026-12-${String(day).padStart(2, "0")}`;
  return { ...carols, ...between(`${date}T19:00:00`, `${date}T20:00:00`), id: `day-${day}` };
}

function makeSnapshot(events: Occurrence[]): SnapshotWithChanges {
  return { day: "2026-11-21", events };
}

function listIds(snapshot: Pick<Snapshot, "events"> | null): string[] | undefined {
  return snapshot?.events.map(({ id }) => id);
}

test("the home page's HTML has the first events in the feed's own order, and the page of the next one", () => {
  const days = Array.from({ length: EVENTS_ON_HOME + 1 }, (_, index) => 30 - index);
  const events = days.map((day) => ({ ...makeEvent(day), page: `page-${day}` }));
  const shown = shortenForHome(makeSnapshot(events));
  expect(listIds(shown)).toEqual(days.slice(0, EVENTS_ON_HOME).map((day) => `day-${day}`));
  // It may be among the first by the time that the page is read.
  expect(shown.pages).toEqual([`page-${days.at(-1)}`]);
});

const twoEvenings = makeSnapshot([makeEvent(1), makeEvent(2)]);

test("an old snapshot has only the events that are still to come", () => {
  const shown = withoutPastEvents(twoEvenings, "2026-12-01T20:00:00" as WallTime);
  expect(listIds(shown)).toEqual(["day-2"]);
});

test("a snapshot has all its events as long as nobody knows the time", () => {
  expect(listIds(withoutPastEvents(twoEvenings, null))).toEqual(["day-1", "day-2"]);
});

test("nothing is left of a snapshot if all its events are over", () => {
  expect(withoutPastEvents(twoEvenings, "2026-12-02T20:00:00" as WallTime)).toBeNull();
});
