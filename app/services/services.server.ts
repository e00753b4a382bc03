import { findAgenda } from "#app/agenda/agenda.server.ts";
import { findEnd, type Occurrence } from "#app/agenda/occurrence.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { isWeekly, lastsSeveralDays } from "#dates";
import { addDays, midnight } from "#time";

/** How many special services are listed. */
const LISTED = 5;

/** How many days before its day a special service is listed. */
const NOTICE = 40;

/** Lists the services of one hour and one evening that somebody could come to, also those that are off. */
export function listServices(church: Church): Occurrence[] {
  return findAgenda(church).occurrences.filter((occurrence) => {
    const { isService, isBreak, isAllDay, place, state, dateIds } = occurrence;
    const isOfOneEvening = !isAllDay && !lastsSeveralDays(occurrence) && !place?.isOnline;
    // Of what stands in the feed alone, nothing is said before it is certain.
    const isCertain = state !== "to be confirmed" || dateIds !== undefined;
    return isService && !isBreak && isOfOneEvening && isCertain;
  });
}

/** Lists the special services to come: Christmas Day, one that is off, but not each Sunday. */
export function listSpecialServices(church: Church): Occurrence[] {
  const { time, today } = church;
  const lastMoment = midnight(addDays(today, NOTICE + 1));
  return listServices(church)
    .filter((service) => findEnd(service) > time && service.start < lastMoment)
    .filter((service) => isSpecial(service, church))
    .slice(0, LISTED);
}

/** Whether a service is not as on any other Sunday: it has a name of its own, is not as usual, or is not held every week. */
export function isSpecial(
  { name, state, note, series }: Occurrence,
  { services }: Church,
): boolean {
  const [main] = services;
  const own = services.find(({ id }) => series.includes(id));
  const isRare = own !== undefined && own !== main && !isWeekly(own.rule);
  return state !== "on" || note !== undefined || own?.name !== name || isRare;
}
