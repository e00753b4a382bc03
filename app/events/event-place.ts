import { isNamedFor } from "#app/ground/names.ts";
import { buildingsOf, type ChurchPlaces, spotsNamed } from "#app/places/buildings.ts";
import type { Place } from "./event.ts";

/** Whether an event is held in the church or another of its buildings, as it is where nobody says where. */
export function isAtChurch(place: Place | undefined, church: ChurchPlaces): boolean {
  return !place || buildingsAt(place, church).length > 0;
}

/** In which of the church's buildings an event is held; undefined where it is elsewhere, online, or nobody knows. */
export function buildingOfEvent(place: Place | undefined, church: ChurchPlaces) {
  const [building, other] = place ? buildingsAt(place, church) : [];
  return other && !place?.address ? undefined : building;
}

/** Without the address where that is the church's own: its visitors know "Church Halls". */
export function shortPlace(place: Place | undefined, church: ChurchPlaces): Place | undefined {
  const isKnown = place?.name && place.address && buildingOfEvent(place, church)?.isChurch;
  return isKnown ? { ...place, address: "" } : place;
}

/** The church's buildings in which a place may be: by its address where it has one, and by its name. Online is in none. */
function buildingsAt({ isOnline, name = "", address = "" }: Place, church: ChurchPlaces) {
  if (isOnline) return [];
  const where = address || name;
  const found = buildingsOf(church).filter(
    ({ isChurch, address: { street, postcode } }) =>
      plain(where).includes(plain(postcode)) ||
      isNamedFor(where, [street, ...(isChurch ? [church.name] : [])]),
  );
  const there = found.length > 0 ? found : spotsNamed(where, church).map((spot) => spot.building);
  // Two buildings in one street may share a postcode.
  const named = spotsNamed(name, church).map(({ building }) => building.name);
  const both = there.filter((building) => named.includes(building.name));
  return both.length > 0 ? both : there;
}

/** For comparing postcodes: "bt00 0aa", "BT000AA". */
function plain(text: string): string {
  return text.replaceAll(" ", "").toUpperCase();
}
