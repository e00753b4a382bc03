import type { Place } from "#churchsuite";
import { type ChurchPlace, isAtChurch } from "#dates";

/** Leaves out the address of a place at the church, because its visitors know "Church Halls". */
export function shortenPlace(place: Place | undefined, church: ChurchPlace): Place | undefined {
  const isKnown = place?.name && place.address && isAtChurch(place, church);
  return isKnown ? { ...place, address: "" } : place;
}
