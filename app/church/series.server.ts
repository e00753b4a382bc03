import { readChurch } from "#app/church/church-facts.server.ts";
import { readGroups, type UsableGroup } from "#app/church/groups.server.ts";
import { ALL_SERVICES, readNotices } from "#app/church/notices.server.ts";
import { readYear } from "#app/church/year.server.ts";
import { idOf } from "#app/text/names.ts";
import { groupPath } from "#app/ui/addresses.ts";
import type { Year } from "#dates";
import { type Change, EVERYTHING, type Series, seriesOf, takesPlace } from "#dates";
import { oncePerBuild } from "../../lib/content/content-folder.ts";

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
    return seriesOf({ ...usual, names, isService: true }, year, own);
  });
}

function groupsWith(groups: UsableGroup[], { year, changes }: YearFacts): Series[] {
  return groups.map(({ slug: id, name, also, meets, where, map, room, contacts }) => {
    const own = concerning([id, EVERYTHING], changes);
    const { sections } = meets;
    const place = { where, map, room };
    const usual = { id, name, path: groupPath(id), ...place, rule: meets, sections, contacts };
    const names = [name, ...also];
    return seriesOf({ ...usual, names, isService: false }, year, own);
  });
}

/** The changes that are for any of these. */
function concerning(whom: string[], changes: Change[]): Change[] {
  return changes.filter((change) => whom.some((one) => change.for.includes(one)));
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
