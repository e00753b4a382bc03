import { type ChurchAddress, isInChurch } from "#app/church-address.ts";
import { isNamedFor } from "#app/text/names.ts";
import type { Place } from "#churchsuite";

/** Whether an event is held at the church, as it is where nobody says where. Online it is not. */
export function isAtChurch(place: Place | undefined, church: ChurchAddress): boolean {
  if (!place) return true;
  const { isOnline, name = "", address = "" } = place;
  if (isOnline) return false;
  const where = address || name;
  const { street, postcode } = church.address;
  if (withoutSpaces(where).includes(withoutSpaces(postcode))) return true;
  return isNamedFor(where, [street, church.name]) || isInChurch(where, church);
}

/** Without the address where that is the church's own: its visitors know "Church Halls". */
export function shortPlace(place: Place | undefined, church: ChurchAddress): Place | undefined {
  const isKnown = place?.name && place.address && isAtChurch(place, church);
  return isKnown ? { ...place, address: "" } : place;
}

/** For comparing postcodes: "bt00 0aa", "BT000AA". */
function withoutSpaces(text: string): string {
  return text.replaceAll(" ", "").toUpperCase();
}
