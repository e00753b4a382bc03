import { dayOf } from "#app/time/wall-time.ts";
import { britishDate } from "#app/time/written-times.ts";
import { byStart, type ChurchEvent } from "./event.ts";
import { countInWords } from "./months.ts";

/** How far the diary reaches, so that nobody looks for Easter in December and takes it for forgotten. */
export function reachOf(events: ChurchEvent[]): string {
  const last = events.toSorted(byStart).at(-1);
  if (!last) return "";
  const until = britishDate(dayOf(last.start));
  return `${countInWords(events.length)}, up to ${until}. The diary shows about three months.`;
}
