import type { Building, ChurchPlaces } from "./buildings.ts";
import { buildingsOf, spotOf, spotsNamed } from "./buildings.ts";
import type { Way, Whereabouts } from "./whereabouts.ts";

/** The building in which something is as a rule: without a list of places everything is at the church. */
export function buildingFor(where: string, church: ChurchPlaces): Building {
  return spotOf(where, church)?.building ?? buildingsOf(church)[0];
}

export function wayTo({ address }: Building, church: ChurchPlaces): Way {
  const { street, town, map } = address;
  return { street: town === church.address.town ? street : `${street}, ${town}`, map };
}

/** A place as pages name it: with its building, where that is not the church or another one has such a room, too. */
export function placeName(where: string, church: ChurchPlaces): string {
  const spot = church.places && spotOf(where, church);
  if (!spot) return where;
  const { building, room } = spot;
  if (!room) return building.name;
  const isPlain = building.isChurch && spotsNamed(room, church).length === 1;
  return isPlain ? room : `${room}, ${building.name}`;
}

/** Where something is as a rule, with the way there unless it is in the church. */
export function usualWhereabouts(where: string, church: ChurchPlaces) {
  const building = buildingFor(where, church);
  return {
    where: placeName(where, church),
    ...(!building.isChurch && { way: wayTo(building, church) }),
  };
}

/** Where it is for once, with the way there unless it is in the usual building. */
export function otherWhereabouts(where: string, usual: string, church: ChurchPlaces): Whereabouts {
  if (!church.places) return { where };
  const building = spotOf(where, church)?.building;
  if (!building) return { where, way: null };
  const isUsual = building.name === buildingFor(usual, church).name;
  return { where: placeName(where, church), ...(!isUsual && { way: wayTo(building, church) }) };
}

/** The way to each building that something uses as a rule, in words: "The Schoolhouse, 5 School Lane"; of the church, its street. */
export function waysTo(
  { where, sections }: { where: string; sections: { where?: string | undefined }[] },
  church: ChurchPlaces,
): { words: string; map: string }[] {
  const places = [where, ...sections.flatMap((section) => section.where ?? [])];
  const ways = places.map((place) => {
    const building = buildingFor(place, church);
    const { street, map } = wayTo(building, church);
    return { words: building.isChurch ? street : `${building.name}, ${street}`, map };
  });
  return ways.filter((way, index) => ways.findIndex(({ words }) => words === way.words) === index);
}
