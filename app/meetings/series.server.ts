import { readChurch } from "#app/church/church-facts.server.ts";
import { readGroups, type UsableGroup } from "#app/church/groups.server.ts";
import { wholeHours } from "#app/church/meets.server.ts";
import {
  ALL_SERVICES,
  type Change,
  covers,
  EVERYTHING,
  readNotices,
} from "#app/church/notices.server.ts";
import { readYear, type Year } from "#app/church/year.server.ts";
import { oncePerBuild } from "#app/content-loader/read-content.server.ts";
import { idOf } from "#app/text/names.ts";
import { groupPath } from "#app/ui/addresses.ts";
import { afterLastOf, breaksOf, computeMeetings } from "./compute-meetings.server.ts";
import { meetingsFrom, type Series, takesPlace } from "./meeting.ts";
import { meetingWords } from "./meeting-words.ts";

/** What the year's dates are worked out from. */
export type YearFacts = { year: Year | null; changes: Change[] };

/** Each service of the church and its dates, the main one first. Throws ContentProblems. */
export const readServices = oncePerBuild(() => servicesWith(readYearFacts()));

/** Whether the dates of any service are known. Throws ContentProblems. */
export function hasServiceDates(): boolean {
  return readServices().some(({ meetings }) => meetings.some(takesPlace));
}

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
  return readChurch().services.map((service, index) => {
    const { name, also, where, map, stream } = service;
    const id = serviceId(service);
    const own = concerning([id, ALL_SERVICES, EVERYTHING], changes).filter(
      // A special service is one service, however many there are in the week.
      (change) => change.what !== "extra" || index === 0 || change.for.includes(id),
    );
    const path = "/#service-times";
    const usual = { id, name, path, where, map, stream, rule: service, sections: [], contacts: [] };
    const names = [name, ...also];
    return seriesOf({ ...usual, names, isService: true }, { year, changes: own });
  });
}

function groupsWith(groups: UsableGroup[], { year, changes }: YearFacts): Series[] {
  return groups.map(({ slug: id, name, also, meets, where, map, room, contacts }) => {
    const own = concerning([id, EVERYTHING], changes);
    const { sections } = meets;
    const place = { where, map, room };
    const usual = { id, name, path: groupPath(id), ...place, rule: meets, sections, contacts };
    const names = [name, ...also];
    return seriesOf({ ...usual, names, isService: false }, { year, changes: own });
  });
}

/** The changes that are for any of these. */
function concerning(whom: string[], changes: Change[]): Change[] {
  return changes.filter((change) => whom.some((one) => change.for.includes(one)));
}

type Usual = Omit<Series, "when" | "from" | "to" | "meetings" | "breaks" | "afterLast">;

/** With its dates. `changes` are those that concern it. */
export function seriesOf(usual: Usual, { year, changes }: YearFacts): Series {
  const { rule, where, sections } = usual;
  const { from, to } = wholeHours({ ...rule, sections });
  const dates = year ? computeMeetings({ ...rule, from, to }, year, changes) : [];
  const streamed = dates.map((date) => {
    const isElsewhere = date.where !== undefined && date.where !== where;
    const line = changes.find((one) => one.what === "not-streamed" && covers(one, date.day));
    const notStreamed = line?.why ?? (isElsewhere && !date.stream ? "held elsewhere" : undefined);
    return usual.stream && takesPlace(date) && notStreamed ? { ...date, notStreamed } : date;
  });
  return {
    ...usual,
    when: meetingWords(rule),
    from,
    to,
    meetings: meetingsFrom(streamed, { from, to }),
    breaks: year ? breaksOf(rule, year) : [],
    afterLast: year && afterLastOf(rule, year),
  };
}

/** A place that is not the church, in words and on a map. */
export type Elsewhere = { words: string; map: string };

/** Where and when the services of an ordinary week are. */
export type ServiceTimes = {
  /** Where the main service is, unless that is the church. */
  mainElsewhere: Elsewhere | undefined;
  /** All others, with the place of each that is not in the church. */
  further: (Pick<Series, "id" | "name" | "when" | "stream"> & {
    elsewhere: Elsewhere | undefined;
  })[];
};

/** Throws ContentProblems. */
export function readServiceTimes(): ServiceTimes {
  const [main, ...others] = readServices();
  return {
    mainElsewhere: main && elsewhereOf(main),
    further: others.map((service) => {
      const { id, name, when, stream } = service;
      return { id, name, when, stream, elsewhere: elsewhereOf(service) };
    }),
  };
}

function elsewhereOf({ where, map }: Series): Elsewhere | undefined {
  return map === undefined ? undefined : { words: where, map };
}
