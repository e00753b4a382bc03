import { findAgenda } from "#app/agenda/agenda.server.ts";
import { describeOccurrence, type Occurrence } from "#app/agenda/occurrence.ts";
import type { ServiceFacts } from "#app/church/church-facts.server.ts";
import type { Group } from "#app/church/groups.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { findSeries } from "#app/church/series.server.ts";
import type { Series } from "#app/church/series.ts";

/** What a parent is told of a service. */
export type ChildrenAnswer = {
  /** The groups that meet during it or usually do, in the order of the menu, which is that of age. */
  groups: ChildrenLine[];
  /** What stands below them, for those who are too old for them. */
  older?: string;
  /** What is true at every service. */
  always?: string;
};

/** A group that meets during a service, or is off. */
type ChildrenLine = {
  /** "Ages 0 to 3" */
  who: string;
  name: string;
  /** The path of its page. */
  path: string;
  /** What is not as usual, or else how children get there, or where it is: "Off: snow", "after the second hymn". */
  details: string;
};

/** A group that parents may leave their children with. */
type ChildrenGroup = { group: Group; series: Series };

/** Answers what there is for children at a service; null if nobody has written anything for parents. */
export function answerForChildren(service: Occurrence, church: Church): ChildrenAnswer | null {
  // Whoever is somewhere else for once has left the rooms of the groups behind.
  const groups = isElsewhereForOnce(service, church) ? [] : listChildrenGroups(church);
  const lines = groups.flatMap((one) => {
    const date = findAgenda(church).occurrences.find(
      ({ series, start }) => series.includes(one.series.id) && beginsDuring(start, service),
    );
    return date ? [makeLine(one, describeOccurrence(date))] : [];
  });
  return makeAnswer(lines, church);
}

/** Answers what there is for children at a service as a rule, on whatever day it is. */
export function answerForChildrenByRule(
  service: ServiceFacts,
  church: Church,
): ChildrenAnswer | null {
  const groups = listChildrenGroups(church).filter((one) => usuallyBeginsDuring(one, service));
  const lines = groups.map((group) => makeLine(group, ""));
  return makeAnswer(lines, church);
}

function makeAnswer(groups: ChildrenLine[], { pages }: Church): ChildrenAnswer | null {
  const { older, children: always } = pages.home.sunday;
  if (groups.length > 0) return { groups, older, always };
  return always === undefined ? null : { groups, always };
}

/** Lists the groups for children that as a rule meet during a service. */
function listChildrenGroups(church: Church): ChildrenGroup[] {
  const { groups, groupDates, facts } = church;
  return groups
    .filter(({ isForChildren }) => isForChildren)
    .map((group) => ({ group, series: findSeries(groupDates, group.slug) }))
    .filter((one) => facts.services.some((service) => usuallyBeginsDuring(one, service)));
}

function usuallyBeginsDuring({ series }: ChildrenGroup, service: ServiceFacts): boolean {
  const { rule, from = "" } = series;
  return rule.every === service.every && service.from <= from && from < service.to;
}

function beginsDuring(start: string, { start: begins, end = begins }: Occurrence): boolean {
  return start === begins || (begins <= start && start < end);
}

/** Whether a service is not held where its rule says. */
function isElsewhereForOnce({ state, place, series }: Occurrence, { services }: Church): boolean {
  const usual = services.find(({ id }) => series.includes(id));
  return state === "moved" && place?.name !== undefined && place.name !== usual?.where;
}

function makeLine({ group, series }: ChildrenGroup, unusual: string): ChildrenLine {
  const { name, who, "during-service": duringService } = group;
  const details = unusual || duringService || series.where;
  return { who, name, path: series.path, details };
}
