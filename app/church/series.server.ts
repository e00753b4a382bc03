import { groupPath } from "#app/ui/addresses.ts";
import { type Change, EVERYTHING, type Stream, type Year } from "#dates";
import type { ServiceFacts } from "./church-facts.server.ts";
import type { Group } from "./groups.server.ts";
import { idOf } from "./name-id.ts";
import { ALL_SERVICES } from "./notices.server.ts";
import { makeSeries, type Series, type SeriesFacts } from "./series.ts";

/** Makes the id of a service, by which notices.yaml names it: "evening-service". */
export function serviceId({ name }: { name: string }): string {
  return idOf(name);
}

/** Works out the dates of each service, the main one first. */
export function makeServiceSeries(
  services: ServiceFacts[],
  year: Year,
  changes: Change[],
): Series[] {
  return services.map((service, index) => {
    const id = serviceId(service);
    const ownChanges = findChanges([id, ALL_SERVICES, EVERYTHING], changes).filter(
      // An extra service is added once, not once for each service of the week.
      (change) => change.what !== "extra" || index === 0 || change.for.includes(id),
    );
    const facts: SeriesFacts = {
      id,
      name: service.name,
      names: [service.name, ...service.also],
      isService: true,
      path: "/#service-times",
      rule: service,
      where: service.where,
      map: service.map,
      stream: service.stream,
      sections: [],
      contacts: [],
    };
    return makeSeries(facts, year, ownChanges);
  });
}

/** Works out the dates of each group. */
export function makeGroupSeries(groups: Group[], year: Year, changes: Change[]): Series[] {
  return groups.map((group) => {
    const facts: SeriesFacts = {
      id: group.slug,
      name: group.name,
      names: [group.name, ...group.also],
      isService: false,
      path: groupPath(group.slug),
      rule: group.meets,
      where: group.where,
      map: group.map,
      sections: group.meets.sections,
      contacts: group.contacts,
    };
    return makeSeries(facts, year, findChanges([group.slug, EVERYTHING], changes));
  });
}

/** Finds the changes that are for any of these. */
function findChanges(names: string[], changes: Change[]): Change[] {
  return changes.filter((change) => names.some((name) => change.for.includes(name)));
}

/** Finds the dates of the group whose file has this name. */
export function findSeries(all: Series[], slug: string): Series {
  const series = all.find(({ id }) => id === slug);
  if (!series) throw new Error(`there is no group ${slug}`);
  return series;
}

/** The place of a service that is not held in the church. */
export type ServicePlace = {
  /** "The Schoolhouse, 5 School Lane" */
  words: string;
  /** A link to a map. */
  map: string;
};

/** The places and times of the services of an ordinary week. */
export type ServiceTimes = {
  /** The place of the main service, unless that is the church. */
  mainPlace: ServicePlace | undefined;
  /** The other services. */
  further: FurtherService[];
};

/** A service of an ordinary week beside the main one. */
type FurtherService = {
  /** The id by which notices.yaml names it: "evening-service". */
  id: string;
  name: string;
  /** "Sundays 6:30pm" */
  when: string;
  /** Its stream, for people at home. */
  stream?: Stream;
  /** Its place, unless that is the church. */
  place: ServicePlace | undefined;
};

/** Takes the places and times of the services of an ordinary week from their series. */
export function listServiceTimes([main, ...others]: Series[]): ServiceTimes {
  return {
    mainPlace: main && findServicePlace(main),
    further: others.map((service) => {
      const { id, name, when, stream } = service;
      return { id, name, when, stream, place: findServicePlace(service) };
    }),
  };
}

function findServicePlace({ where, map }: Series): ServicePlace | undefined {
  return map === undefined ? undefined : { words: where, map };
}
