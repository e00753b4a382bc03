import type { WallTime } from "#time";

/** An event in a page's structured data, as schema.org names its facts. */
export type EventForSearch = {
  url?: string;
  /** "2026-12-06T19:00:00+00:00", or "2026-12-06". */
  startDate: WallTime;
  endDate?: WallTime;
  /** "https://schema.org/EventCancelled" */
  eventStatus: string;
  description?: string;
  location?: { name?: string };
};

/** A thing in a page's structured data: an event, or a series with its dates as `subEvent`. */
type Thing = EventForSearch & {
  "@type": string;
  subEvent?: EventForSearch[];
};

/** The events and the dates in a page's structured data, as whoever reads its JSON finds them. */
export function listEventsForSearch(data: object): EventForSearch[] {
  const { "@graph": things }: { "@graph": Thing[] } = JSON.parse(JSON.stringify(data));
  return things.flatMap((thing) => {
    if (thing["@type"] === "Event") return [thing];
    return thing.subEvent ?? [];
  });
}
