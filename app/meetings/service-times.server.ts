import { type Church, readChurch } from "#app/content-loader/church.server.ts";
import { buildingFor, placeName, wayTo } from "#app/places/ways.server.ts";
import type { Series } from "./meeting.ts";
import { readServices } from "./series.server.ts";

/** A service but the main one. `elsewhere` where it is not in the main one's building: its place, with the street, and a map. */
type Further = Pick<Series, "id" | "name" | "when"> & {
  elsewhere?: { name: string; words: string; map: string };
};

/** Where the main service is, by name unless that is the church, and the others. */
export type ServiceTimes = {
  main: { building?: string; address: Church["address"] };
  further: Further[];
};

/** Where and when the services of an ordinary week are. Throws ContentProblems. */
export function readServiceTimes(): ServiceTimes {
  const church = readChurch();
  const usual = buildingFor(church.services[0].where, church);
  const further = readServices().map(({ id, name, when, where }): Further => {
    const building = buildingFor(where, church);
    if (building.name === usual.name) return { id, name, when };
    const place = placeName(where, church);
    const { words, map } = wayTo(place, building, church);
    return { id, name, when, elsewhere: { name: place, words, map } };
  });
  const { name, address, isChurch } = usual;
  return {
    main: { address, ...(!isChurch && { building: name }) },
    further: further.slice(1),
  };
}
