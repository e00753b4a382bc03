import { readChurch } from "#app/content-loader/church.server.ts";
import { wholeHours } from "#app/content-loader/facts/meets.server.ts";
import { readGroups, type UsableGroup } from "#app/content-loader/groups.server.ts";
import {
  ALL_SERVICES,
  type Change,
  covers,
  EVERYTHING,
  readNotices,
} from "#app/content-loader/notices.server.ts";
import { oncePerBuild } from "#app/content-loader/read-content.server.ts";
import { readYear, type Year } from "#app/content-loader/year.server.ts";
import { groupPath } from "#app/ground/addresses.ts";
import { idOf } from "#app/ground/names.ts";
import type { ChurchPlaces } from "#app/places/buildings.ts";
import {
  buildingFor,
  otherWhereabouts,
  placeName,
  roomName,
  usualWhereabouts,
  wayTo,
} from "#app/places/ways.server.ts";
import { meetingWords } from "#app/time/meeting-words.ts";
import { afterLastOf, breaksOf, computeMeetings } from "./compute-meetings.server.ts";
import { meetingsFrom, type Series, takesPlace } from "./meeting.ts";

/** What the year's dates are worked out from. */
export type YearFacts = { year: Year | null; changes: Change[] };

/** Each service of the church and its dates, the main one first. Throws ContentProblems. */
export const readServices = oncePerBuild(() => servicesWith(readYearFacts()));

/** Each group and its dates, in the order of the menu. Throws ContentProblems. */
export const readGroupSeries = oncePerBuild(() => groupsWith(readGroups(), readYearFacts()));

/** Throws where there is no such group. */
export function seriesOfGroup(slug: string): Series {
  const series = readGroupSeries().find(({ id }) => id === slug);
  if (!series) throw new Error(`there is no group ${slug}`);
  return series;
}

/** Each service, and then each of these groups, worked out from these facts. Throws ContentProblems of church.yaml. */
export function allSeries(groups: UsableGroup[], facts: YearFacts): Series[] {
  return [...servicesWith(facts), ...groupsWith(groups, facts)];
}

/** A service's name as notices.yaml writes it: "evening-service". */
export function serviceId({ name }: { name: string }): string {
  return idOf(name);
}

function readYearFacts(): YearFacts {
  return { year: readYear(), changes: readNotices().changes };
}

function servicesWith({ year, changes }: YearFacts): Series[] {
  const church = readChurch();
  return church.services.map((service, index) => {
    const { name, also, where, stream } = service;
    const id = serviceId(service);
    const own = concerning([id, ALL_SERVICES, EVERYTHING], changes).filter(
      // A special service is one service, however many there are in the week.
      (change) => change.what !== "extra" || index === 0 || change.for.includes(id),
    );
    const path = "/#service-times";
    const usual = { id, name, path, where, stream, rule: service, sections: [], contacts: [] };
    const names = [name, ...also];
    return seriesOf({ ...usual, names, isService: true }, { year, changes: own }, church);
  });
}

function groupsWith(groups: UsableGroup[], { year, changes }: YearFacts): Series[] {
  const church = readChurch();
  return groups.map(({ slug: id, name, also, meets, where, room, contacts }) => {
    const own = concerning([id, EVERYTHING], changes);
    const { sections } = meets;
    const usual = { id, name, path: groupPath(id), where, room, rule: meets, sections, contacts };
    const names = [name, ...also];
    return seriesOf({ ...usual, names, isService: false }, { year, changes: own }, church);
  });
}

/** The changes that are for any of these. */
function concerning(whom: string[], changes: Change[]): Change[] {
  return changes.filter((change) => whom.some((one) => change.for.includes(one)));
}

type Usual = Omit<
  Series,
  "when" | "from" | "to" | "way" | "door" | "meetings" | "breaks" | "afterLast"
>;

/** With its dates, and all its places named as pages name them. `changes` are those that concern it. */
export function seriesOf(usual: Usual, { year, changes }: YearFacts, church: ChurchPlaces): Series {
  const { rule, where, sections } = usual;
  const { from, to } = wholeHours({ ...rule, sections });
  const dates = year ? computeMeetings({ ...rule, from, to }, year, changes) : [];
  const whereabouts = usualWhereabouts(where, church);
  const placed = dates.map((plain) => {
    const date = { ...plain, ...(plain.where && otherWhereabouts(plain.where, where, church)) };
    const isElsewhere = date.where !== undefined && date.where !== whereabouts.where;
    const line = changes.find((one) => one.what === "not-streamed" && covers(one, date.day));
    const notStreamed = line?.why ?? (isElsewhere && !date.stream ? "held elsewhere" : undefined);
    return usual.stream && takesPlace(date) && notStreamed ? { ...date, notStreamed } : date;
  });
  return {
    ...usual,
    when: meetingWords(rule),
    from,
    to,
    ...whereabouts,
    door: roomName(usual, church),
    sections: sections.map((section) => ({
      ...section,
      where: section.where && placeName(section.where, church),
    })),
    meetings: meetingsFrom(placed, { from, to }),
    breaks: year ? breaksOf(rule, year) : [],
    afterLast: year && afterLastOf(rule, year),
  };
}

/** Where and when the services of an ordinary week are; their place by name unless that is the church. Throws ContentProblems. */
export function readServiceTimes() {
  const church = readChurch();
  const { name, address, isChurch } = buildingFor(church.services[0].where, church);
  const [, ...others] = readServices();
  const further = others.map(({ id, name: service, when, where, stream }) => {
    const building = buildingFor(where, church);
    const { words, map } = wayTo(where, building, church);
    // With the street and a map, where it is not in the main one's building.
    const elsewhere = building.name === name ? undefined : { name: where, words, map };
    return { id, name: service, when, stream, elsewhere };
  });
  return { main: { address, ...(!isChurch && { building: name }) }, further };
}
