import type { ChurchFacts } from "#app/church/church-facts.server.ts";
import type { Place } from "#churchsuite";
import { type ChurchPlace, isAtChurch } from "#dates";

/** Leaves out the address of a place at the church, because its visitors know "Church Halls". */
export function shortenPlace(place: Place | undefined, church: ChurchPlace): Place | undefined {
  const isKnown = place?.name && place.address && isAtChurch(place, church);
  return isKnown ? { ...place, address: "" } : place;
}

/** Adds the address of the church to a room of it, "Minor Hall", by which nobody else finds the way. */
export function completePlace(place: Place | undefined, church: ChurchFacts): Place | undefined {
  const { street, town, postcode } = church.address;
  if (!place?.name || place.address || place.name === street) return place;
  if (!isAtChurch(place, church)) return place;
  return { ...place, address: `${street}, ${town}, ${postcode}` };
}
