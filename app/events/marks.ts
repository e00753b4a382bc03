import { dayOf, type WallTime } from "#app/time/wall-time.ts";
import type { ChurchEvent } from "./event.ts";

/** What a visitor should know of an event before its name. */
export type Mark = "cancelled" | "finished" | "to be confirmed" | "on now";

/** Whether an event is over, by the church's clock. One without an end lasts until its day does. */
export function isOver({ start, end }: ChurchEvent, now: WallTime): boolean {
  return end ? end <= now : dayOf(start) < dayOf(now);
}

/** The one mark an event bears, if any. Where `now` is not known, time has no say. */
export function markOf(event: ChurchEvent, now: WallTime | null): Mark | null {
  if (event.status === "cancelled") return "cancelled";
  if (now && isOver(event, now)) return "finished";
  if (event.status === "pending") return "to be confirmed";
  return now && event.end && event.start <= now ? "on now" : null;
}

/** Where an event's own page serves a visitor: ChurchSuite shows only what is certain and not over. */
export function pageOf(event: ChurchEvent, mark: Mark | null): string | undefined {
  return mark === null || mark === "on now" ? event.detailsUrl : undefined;
}
