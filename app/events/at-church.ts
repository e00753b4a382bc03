import { isNamedFor } from "#app/ground/names.ts";
import { buildingsOf, type ChurchPlaces, spotsNamed } from "#app/places/buildings.ts";
import type { Place } from "./event.ts";
import { hasPostcode } from "./event-text.ts";

/** Whether an event is held in the church or another of its buildings, as it is where nobody says where. An online event never is. */
export function isAtChurch(place: Place | undefined, church: ChurchPlaces): boolean {
  if (!place) return true;
  const { isOnline, name = "", address = "" } = place;
  if (isOnline) return false;
  const where = address || name;
  const isOurAddress = buildingsOf(church).some(
    ({ address: { street, postcode } }) =>
      hasPostcode(where, postcode) || isNamedFor(where, [street, church.name]),
  );
  return isOurAddress || spotsNamed(where, church).length > 0;
}
