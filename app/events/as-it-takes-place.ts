import type { ChurchEvent } from "./event.ts";

/** An event as it takes place: what was put on another day is there, and no longer cancelled. */
export function asItTakesPlace(event: ChurchEvent): ChurchEvent {
  const { there, words = "" } = event.change ?? {};
  if (!there) return event;
  const change = { words, movedFrom: event.start };
  return { ...event, end: undefined, ...there, status: "confirmed", change };
}
