import { type Church, readChurch } from "#app/content-loader/church.server.ts";
import { readGroups, type UsableGroup } from "#app/content-loader/groups.server.ts";
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
import { meetingWords } from "#app/time/meeting-words.ts";
import type { Series } from "./meeting.ts";
import { afterLastOf, breaksOf, type Rule, reckon } from "./reckon.server.ts";
import { inPlaces } from "./series-places.server.ts";

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
    meetings: reckon(rule, year, changes),
    breaks: breaksOf(rule, year),
    afterLast: afterLastOf(rule, year),
  };
}
