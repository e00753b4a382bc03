import {
  type Building,
  buildingsOf,
  type ChurchPlaces,
  spotOf,
  spotsNamed,
  type Way,
} from "./buildings.ts";

/** The building in which something is as a rule: without a list of places everything is at the church. */
export function buildingFor(where: string, church: ChurchPlaces): Building {
  return spotOf(where, church)?.building ?? buildingsOf(church)[0];
}

/** "Loft, The Schoolhouse, 5 School Lane" */
export function wayTo(place: string, { address }: Building, church: ChurchPlaces): Way {
  const { town, map } = address;
  const street = town === church.address.town ? address.street : `${address.street}, ${town}`;
  return { words: `${place}, ${street}`, street, map };
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

/** The room of a group's own, or else where it meets. */
export function roomName(
  { room, where }: { room?: string | undefined; where: string },
  church: ChurchPlaces,
): string {
  if (!room || !church.places) return room ?? placeName(where, church);
  return placeName(`${room}, ${buildingFor(where, church).name}`, church);
}

/** Where something is as a rule, with the way there unless it is in the church. */
export function usualWhereabouts(where: string, church: ChurchPlaces) {
  const building = buildingFor(where, church);
  const place = placeName(where, church);
  return { where: place, ...(!building.isChurch && { way: wayTo(place, building, church) }) };
}

/** Where it is for once, with the way there unless it is in the usual building; null where nobody knows the way. */
export function otherWhereabouts(where: string, usual: string, church: ChurchPlaces) {
  if (!church.places) return { where };
  const building = spotOf(where, church)?.building;
  if (!building) return { where, way: null };
  const isUsual = building.name === buildingFor(usual, church).name;
  const place = placeName(where, church);
  return { where: place, ...(!isUsual && { way: wayTo(place, building, church) }) };
}

/** The way to each building that something uses as a rule: "The Schoolhouse, 5 School Lane"; of the church, its street. */
export function waysTo(
  { where, sections }: { where: string; sections: { where?: string | undefined }[] },
  church: ChurchPlaces,
): Way[] {
  const places = [where, ...sections.flatMap((section) => section.where ?? [])];
  const ways = places.map((place) => {
    const building = buildingFor(place, church);
    const way = wayTo(building.name, building, church);
    return building.isChurch ? { ...way, words: way.street } : way;
  });
  return ways.filter((way, index) => ways.findIndex(({ words }) => words === way.words) === index);
}
