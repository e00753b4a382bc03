import { type ChurchEvent, makeGroupFinder } from "#app/events/event.ts";
import { type Contact, makeOfficeContact } from "./contact.ts";
import type { WeekOccurrence, WeekSeries } from "./week-line.ts";

/**
 * Finds whom to ask about an event. If it stands for `dates` of a group or a service, that is the contact of these;
 * otherwise it is the contact of the group to which the event belongs.
 */
export function findContact(
  event: ChurchEvent,
  dates: WeekOccurrence[],
  series: WeekSeries[],
  church: { phone: string },
): Contact {
  const [date] = dates;
  if (date) return date.series.ask;
  const groups = series.filter(({ isService }) => !isService);
  return makeGroupFinder(groups)(event)?.ask ?? makeOfficeContact(church);
}
