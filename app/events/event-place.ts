import type { Place } from "#churchsuite";
import { type ChurchPlace, isAtChurch } from "#dates";

/** Without the address where that is the church's own: its visitors know "Church Halls". */
export function shortPlace(place: Place | undefined, church: ChurchPlace): Place | undefined {
  const isKnown = place?.name && place.address && isAtChurch(place, church);
  return isKnown ? { ...place, address: "" } : place;
}
