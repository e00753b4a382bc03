import { feedEvent } from "./feed-event.ts";

/** Two good events among much that cannot be read. */
export const withFaults = [
  null,
  feedEvent("Carol Practice", "2026-12-01 19:30:00"),
  feedEvent("A day that is none", "2026-02-30 11:30:00"),
  feedEvent("Another kind of time", "next Sunday"),
  feedEvent("No time at all", "", { datetime_start: null }),
  "an event",
  42,
  [],
  {},
  feedEvent("Harvest Tea", "2026-12-02 15:00:00"),
];

export const theGoodOnes = ["Carol Practice", "Harvest Tea"];
