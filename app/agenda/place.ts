import type { PlacedChurch } from "#app/church/church-address.ts";
import type { Place } from "#churchsuite";
import { type ChurchPlace, isAtChurch } from "#dates";

/** Leaves out the address of a place at the church, because its visitors know "Church Halls". */
export function shortenPlace(place: Place | undefined, church: ChurchPlace): Place | undefined {
  const isKnown = place?.name && place.address && isAtChurch(place, church);
  return isKnown ? { ...place, address: "" } : place;
}

/** Adds the address of the church to a room of it, "Minor Hall", by which nobody else finds the way. */
export function completePlace(place: Place | undefined, church: PlacedChurch): Place | undefined {
  if (!place?.name || place.address || place.name === church.address.street) return place;
  return isAtChurch(place, church) ? placeAtChurch(place.name, church) : place;
}

/** A room at the church, with the church's address. */
export function placeAtChurch(name: string, church: PlacedChurch): Place {
  const { street, town, postcode } = church.address;
  return { name, address: `${street}, ${town}, ${postcode}` };
}
