import type { ChurchEvent } from "#app/events/event.ts";
import type { Entry, FeedPage } from "#app/events/feed/entry.ts";
import { eventsOf } from "#app/events/feed/parse-feed.ts";
import { dayOf } from "#app/time/wall-time.ts";
import { britishDate } from "#app/time/written-times.ts";

/** An event as the feed has it and as the website shows it, and how the office would recognise it. */
export type ShownEvent = { entry: Entry; event: ChurchEvent; told: string };

/** The events of these pages that the website can read, in their order. */
export function shownIn(pages: FeedPage[]): ShownEvent[] {
  const entries = pages.flatMap((page) => page.entries).filter((entry) => entry !== null);
  const { events } = eventsOf(pages);
  return entries.flatMap((entry, place) => {
    const event = events[place];
    return event ? [{ entry, event, told: told(event) }] : [];
  });
}

function told({ name, start }: ChurchEvent): string {
  return `${name}, ${britishDate(dayOf(start))}`;
}
