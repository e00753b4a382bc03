import { type ChurchEvent, eventUrl } from "#app/events/event.ts";
import { clockOf, type WallTime } from "#time";
import type { BuiltSite } from "./built-site.ts";
import type { SeriesDate, Statement } from "./statement.ts";

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

/** The event in the structured data of /events. */
export function readEventForSearch(site: BuiltSite, event: ChurchEvent): Statement | undefined {
  const url = eventUrl(event, site.church.website);
  const forSearch = site.eventsForSearch.find((each) => each.url === url);
  if (!forSearch) return undefined;
  return { ...readForSearch(forSearch), mark: forSearch.description ?? "" };
}

/** The date in the structured data of its group's page or of the home page, which has no words for what is unusual. */
export function readDateForSearch(site: BuiltSite, date: SeriesDate): Statement | undefined {
  const start = date.start ?? date.day;
  const dates = site.seriesPages.get(date.series)?.datesForSearch ?? [];
  const forSearch = dates.find(({ startDate }) => startDate.startsWith(start));
  return forSearch && readForSearch(forSearch);
}

function readForSearch({ startDate, endDate, eventStatus, location }: EventForSearch): Statement {
  const clocks = [clockOf(startDate)];
  if (endDate) clocks.push(clockOf(endDate));
  const statement: Statement = { isOff: eventStatus.endsWith("EventCancelled"), clocks };
  if (location?.name) statement.place = location.name;
  return statement;
}
