import { type ChurchEvent, eventUrl } from "#app/events/event.ts";
import { clockOf } from "#time";
import type { BuiltSite } from "./built-site.ts";
import type { EventForSearch } from "./events-for-search.ts";
import type { SeriesDate, Statement } from "./statement.ts";

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
