import { monthOf, yearOf } from "#app/time/written-times.ts";
import { byStart, type ChurchEvent } from "./church-event.ts";

export type Month = { key: string; name: string; year: string; events: ChurchEvent[] };

/** All events by their start, month by month. */
export function byMonth(events: ChurchEvent[]): Month[] {
  const months = Map.groupBy(events.toSorted(byStart), ({ start }) => start.slice(0, 7));
  return [...months].map(([key, inMonth]) => {
    const [{ start }] = inMonth as [ChurchEvent];
    return { key, name: monthOf(start), year: yearOf(start), events: inMonth };
  });
}
