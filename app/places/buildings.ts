import type { PostalAddress } from "schema-dts";
import type { Church } from "#app/content-loader/church.server.ts";

/** The way to a place: the place with its street, the street alone (with the town where that is not the church's), and a link to a map. */
export type Way = { words: string; street: string; map: string };

export type ChurchPlaces = Pick<Church, "name" | "address" | "places">;

/** One of the church's buildings, or a ground: whatever has an address of its own. */
export type Building = ReturnType<typeof buildingsOf>[number];

export type Spot = { building: Building; room?: string };

// Where church.yaml has no list of places, one with such a name is taken to be at the church: "Minor Hall", "Youth Room".
const PART_OF_CHURCH =
  /^(?:the )?(?:(?:(?:church|main|minor|upper|lower|large|small) )?(?:church|halls?|rooms?|kitchen|library|lounge|vestry|sanctuary|foyer|car park)|[\p{L}'’-]+ room)$/iu;

/** The church, and then its other buildings. */
export function buildingsOf({ name, address, places }: ChurchPlaces) {
  const [church = { name, rooms: [] }, ...others] = places ?? [];
  return [
    { ...church, address, isChurch: true },
    ...others.map((other) => ({ ...other, address: other.address ?? address, isChurch: false })),
  ] as const;
}

/**
 * Where a place of this name is. "Main Hall, The Schoolhouse" is for a room whose name two buildings have; undefined where
 * nobody knows, or where it may be in several.
 */
export function spotOf(name: string, church: ChurchPlaces): Spot | undefined {
  const spots = spotsNamed(name, church);
  return spots.length === 1 ? spots[0] : undefined;
}

/** Every spot that has this name, one in each building at most. */
export function spotsNamed(name: string, church: ChurchPlaces): Spot[] {
  const buildings = buildingsOf(church);
  if (!church.places) {
    const isHere = name === church.name || PART_OF_CHURCH.test(name);
    return isHere ? [{ building: buildings[0] }] : [];
  }
  const asked = plain(name);
  return buildings.flatMap((building) => {
    const names = [building.name, ...(building.isChurch ? [church.name, "church"] : [])];
    if (names.some((own) => plain(own) === asked)) return [{ building }];
    const room = building.rooms.find((own) =>
      [own, ...names.map((whole) => `${own} ${whole}`)].some((one) => plain(one) === asked),
    );
    return room === undefined ? [] : [{ building, room }];
  });
}

/** Names are compared by their letters and numbers, and without a "the". */
function plain(name: string): string {
  const letters = name.normalize("NFKD").toLowerCase();
  return letters.replace(/\bthe\b|[^\p{L}\p{N}]/gu, "");
}

// The postcodes of the Republic: "D02 X285". Those of the United Kingdom end with three signs.
const EIRCODE = /^[a-z]\d[\dw] ?[a-z\d]{4}$/i;

/** A building's address in the words of schema.org. */
export function postalAddress(
  { name, isChurch, address }: Building,
  church: ChurchPlaces,
): PostalAddress {
  return {
    "@type": "PostalAddress",
    name: isChurch ? church.name : name,
    streetAddress: address.street,
    addressLocality: address.town,
    addressRegion: address.county,
    postalCode: address.postcode,
    addressCountry: EIRCODE.test(address.postcode) ? "IE" : "GB",
  };
}
