import { monthOf, yearOf } from "#app/time/written-times.ts";
import { byStart, type ChurchEvent } from "./event.ts";

export type Month = { key: string; name: string; year: string; events: ChurchEvent[] };

/** All events by their start, month by month. */
export function byMonth(events: ChurchEvent[]): Month[] {
  const months: Month[] = [];
  for (const event of events.toSorted(byStart)) {
    const key = event.start.slice(0, "2026-12".length);
    const last = months.at(-1);
    if (last?.key === key) last.events.push(event);
    else
      months.push({ key, name: monthOf(event.start), year: yearOf(event.start), events: [event] });
  }
  return months;
}

/** "1 event", "12 events". */
export function countInWords(count: number): string {
  return `${count} ${eventsOf(count)}`;
}

/** "event" or "events". */
export function eventsOf(count: number): string {
  return count === 1 ? "event" : "events";
}
