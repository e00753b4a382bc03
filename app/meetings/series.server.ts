import { type Church, readChurch } from "#app/content-loader/church.server.ts";
import { type Group, readGroups, type UsableGroup } from "#app/content-loader/groups.server.ts";
import {
  ALL_SERVICES,
  type Change,
  EVERYTHING,
  readNotices,
} from "#app/content-loader/notices.server.ts";
import { oncePerBuild } from "#app/content-loader/read-content.server.ts";
import { readYear, type Year } from "#app/content-loader/year.server.ts";
import { groupPath } from "#app/ground/addresses.ts";
import { plainWords } from "#app/ground/names.ts";
import type { ChurchPlaces } from "#app/places/buildings.ts";
import {
  buildingFor,
  otherWhereabouts,
  placeName,
  usualWhereabouts,
  wayTo,
} from "#app/places/ways.server.ts";
import { meetingWords } from "#app/time/meeting-words.ts";
import { afterLastOf, breaksOf, computeMeetings, type Rule } from "./compute-meetings.server.ts";
import type { Series } from "./meeting.ts";

/** What the year's dates are worked out from. */
export type Facts = { year: Year | null; changes: Change[] };

type Service = Church["services"][number];

/** Each service of the church and its dates, the main one first. Throws ContentProblems. */
export const readDatedServices = oncePerBuild(() => datedServices(readDateFacts()));

/** The same, worked out from these facts. Throws ContentProblems of church.yaml. */
export function datedServices(facts: Facts): { service: Service; series: Series }[] {
  const church = readChurch();
  return church.services.map((service, index) => ({
    service,
    series: inPlaces(serviceSeries(service, index === 0, facts), church),
  }));
}

/** Each group and its dates, in the order of the menu. Throws ContentProblems. */
export const readDatedGroups = oncePerBuild(() => datedGroups(readGroups(), readDateFacts()));

/** These groups and their dates, worked out from these facts. */
export function datedGroups<Dated extends UsableGroup>(
  groups: Dated[],
  facts: Facts,
): { group: Dated; series: Series }[] {
  const church = readChurch();
  return groups.map((group) => ({ group, series: inPlaces(groupSeries(group, facts), church) }));
}

/** The dates of each service, as `readDatedServices` has them. */
export function readServices(): Series[] {
  return readDatedServices().map(({ series }) => series);
}

/** The dates of each group, as `readDatedGroups` has them. */
export function readGroupSeries(): Series[] {
  return readDatedGroups().map(({ series }) => series);
}

/** A group with its dates. Throws where there is no such group. */
export function seriesOfGroup(slug: string): Series {
  const series = readGroupSeries().find(({ id }) => id === slug);
  if (!series) throw new Error(`there is no group ${slug}`);
  return series;
}

function readDateFacts(): Facts {
  return { year: readYear(), changes: readNotices().changes };
}

function serviceSeries(service: Service, isMain: boolean, facts: Facts): Series {
  const { name, from, to, where } = service;
  const id = serviceId(service);
  const changes = facts.changes.filter((change) => {
    const named = [id, ALL_SERVICES, EVERYTHING].some((whom) => change.for.includes(whom));
    // A special service is one service, however many there are in the week.
    return named && (change.what !== "extra" || isMain || change.for.includes(id));
  });
  return {
    id,
    name,
    path: "/#service-times",
    when: meetingWords(service),
    rule: ruleOf(service),
    from,
    to,
    where,
    sections: [],
    ...datesOf(service, facts.year, changes),
  };
}

/** A service's name as notices.yaml writes it: "evening-service". */
export function serviceId({ name }: Pick<Service, "name">): string {
  return plainWords(name).replaceAll(" ", "-");
}

function groupSeries({ slug, name, meets, where }: UsableGroup, facts: Facts): Series {
  const { sections } = meets;
  const changes = facts.changes.filter(({ for: whom }) =>
    whom.some((named) => named === slug || named === EVERYTHING),
  );
  const from = meets.from ?? sections.map((section) => section.from).sort()[0];
  const to =
    meets.to ??
    sections
      .map((section) => section.to)
      .sort()
      .at(-1);
  return {
    id: slug,
    name,
    path: groupPath(slug),
    when: meetingWords(meets),
    rule: ruleOf(meets),
    ...(from && { from }),
    ...(to && { to }),
    where,
    sections,
    ...datesOf({ ...meets, from }, facts.year, changes),
  };
}

function ruleOf({ every, week, "fortnightly-from": from }: Rule): Series["rule"] {
  return { every, ...(week && { week }), ...(from && { "fortnightly-from": from }) };
}

function datesOf(rule: Rule, year: Year | null, changes: Change[]) {
  if (!year) return { meetings: [], breaks: [], afterLast: null };
  return {
    meetings: computeMeetings(rule, year, changes),
    breaks: breaksOf(rule, year),
    afterLast: afterLastOf(rule, year),
  };
}

/** A series with all its places named as pages name them, and with the way to those that are not at the church. */
export function inPlaces(series: Series, church: ChurchPlaces): Series {
  if (!church.places) return series;
  return {
    ...series,
    ...usualWhereabouts(series.where, church),
    sections: series.sections.map(({ where, ...section }) => ({
      ...section,
      ...(where && { where: placeName(where, church) }),
    })),
    meetings: series.meetings.map((meeting) => ({
      ...meeting,
      ...(meeting.where && otherWhereabouts(meeting.where, series.where, church)),
    })),
  };
}

/** The room of a group's own, or else where it meets. */
export function roomOf({ room, where }: Pick<Group, "room" | "where">, church: ChurchPlaces) {
  if (!room || !church.places) return room ?? placeName(where, church);
  return placeName(`${room}, ${buildingFor(where, church).name}`, church);
}

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
