import { isNamedFor } from "#app/ground/names.ts";
import {
  type Building,
  buildingsOf,
  type ChurchPlaces,
  spotsNamed,
} from "#app/places/buildings.ts";
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

/** In which of the church's buildings an event is held; undefined where it is elsewhere, online, or nobody knows. */
export function buildingOfEvent(
  place: Place | undefined,
  church: ChurchPlaces,
): Building | undefined {
  if (!place || place.isOnline) return undefined;
  const { name, address } = place;
  const named = name ? spotsNamed(name, church).map(({ building }) => building) : [];
  if (!address) return named.length === 1 ? named[0] : undefined;
  const there = buildingsOf(church).filter((one) => hasPostcode(address, one.address.postcode));
  // Two buildings in one street may share a postcode.
  return there.find((one) => named.some((other) => other.name === one.name)) ?? there[0];
}
