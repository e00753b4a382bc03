import { expect, test } from "vitest";
import { between, carols } from "#tests/fixtures/carols.ts";
import type { WallTime } from "#time";
import { type ChurchEvent, EVENTS_ON_HOME } from "./event.ts";
import {
  EVENTS_IN_HTML,
  shortenForEventsPage,
  shortenForHome,
  withoutPastEvents,
} from "./snapshot.ts";

const onDay = (day: number): ChurchEvent => {
  const date = `2026-12-${String(day).padStart(2, "0")}`;
  return { ...carols, ...between(`${date}T19:00:00`, `${date}T20:00:00`), id: `day-${day}` };
};
const snapshot = (events: ChurchEvent[]) => ({ day: "2026-11-21", events, more: 0 });
const idsOf = (shown: { events: ChurchEvent[] } | null) => shown?.events.map(({ id }) => id);

test("the home page's HTML has the first events in the feed's own order", () => {
  const days = Array.from({ length: EVENTS_ON_HOME + 1 }, (_, index) => 30 - index);
  const events = days.map((day) => ({ ...onDay(day), page: `page-${day}` }));
  const shown = shortenForHome(snapshot(events));
  expect(idsOf(shown)).toEqual(days.slice(0, EVENTS_ON_HOME).map((day) => `day-${day}`));
  // The next ones may be among the first by the time that the page is read.
  expect(shown.pages).toEqual([`page-${days.at(-1)}`]);
});

test("the events page's HTML has the soonest, and says how many more there are", () => {
  const many = Array.from({ length: 433 }, (_, index) => ({
    ...onDay(31 - (index % 31)),
    id: `event-${index}`,
  }));
  const shown = shortenForEventsPage(snapshot(many));
  expect(shown.events).toHaveLength(EVENTS_IN_HTML);
  expect(shown.more).toBe(433 - EVENTS_IN_HTML);
  expect(shown.events[0]?.start).toBe("2026-12-01T19:00:00");
  expect(shown.events.at(-1)?.start).toBe("2026-12-05T19:00:00");
});

test("an old snapshot shows only the events that are still to come, and none if there are none", () => {
  const shown = snapshot([onDay(1), onDay(2)]);
  expect(idsOf(withoutPastEvents(shown, null))).toEqual(["day-1", "day-2"]);
  expect(idsOf(withoutPastEvents(shown, "2026-12-01T20:00:00" as WallTime))).toEqual(["day-2"]);
  expect(withoutPastEvents(shown, "2026-12-02T20:00:00" as WallTime)).toBeNull();
  expect(withoutPastEvents(null, null)).toBeNull();
});
