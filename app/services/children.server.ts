import { findAgenda } from "#app/agenda/agenda.server.ts";
import { describeOccurrence, type Occurrence } from "#app/agenda/occurrence.ts";
import type { ServiceFacts } from "#app/church/church-facts.server.ts";
import type { Group } from "#app/church/groups.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { findSeries } from "#app/church/series.server.ts";
import type { Series } from "#app/church/series.ts";
import { britishDate, dayOf } from "#time";

/** What a parent is told of a service. */
export type ChildrenAnswer = {
  /** The groups that meet during it, in the order of the menu, which is that of age. */
  groups: ChildrenLine[];
  /** What stands below them, for those who are too old for them. */
  older?: string;
  /** Groups that usually do and are off: "The Ark and Crèche, Sunday 27 December. Off: snow." */
  off: string[];
  /** What is true at every service. */
  always?: string;
};

/** A group that meets during a service. */
type ChildrenLine = {
  /** "Ages 0 to 3" */
  who: string;
  name: string;
  /** The path of its page. */
  path: string;
  /** How children get there, or where it is: "after the second hymn", "Minor Hall". */
  details: string;
};

/** A group that parents may leave their children with. */
type ChildrenGroup = { group: Group; series: Series };

const and = new Intl.ListFormat("en-GB");

/** Answers what there is for children at a service; null if nobody has written anything for parents. */
export function answerForChildren(service: Occurrence, church: Church): ChildrenAnswer | null {
  // Whoever is somewhere else for once has left the rooms of the groups behind.
  const groups = isElsewhereForOnce(service, church) ? [] : listChildrenGroups(church);
  const lines: ChildrenLine[] = [];
  const namesOff = new Map<string, string[]>();
  for (const one of groups) {
    const date = findAgenda(church).occurrences.find(
      ({ series, start }) => series.includes(one.series.id) && beginsDuring(start, service),
    );
    if (!date) continue;
    if (date.state === "off") {
      const words = describeOccurrence(date);
      namesOff.set(words, [...(namesOff.get(words) ?? []), one.group.name]);
    } else {
      const note = date.state === "moved" ? date.note : undefined;
      lines.push(makeLine(one, note));
    }
  }
  const day = britishDate(dayOf(service.start));
  const off = [...namesOff].map(([words, names]) => `${and.format(names)}, ${day}. ${words}.`);
  return makeAnswer(lines, off, church);
}

/** Answers what there is for children at a service as a rule, on whatever day it is. */
export function answerForChildrenByRule(
  service: ServiceFacts,
  church: Church,
): ChildrenAnswer | null {
  const groups = listChildrenGroups(church).filter((one) => usuallyBeginsDuring(one, service));
  const lines = groups.map((group) => makeLine(group));
  return makeAnswer(lines, [], church);
}

function makeAnswer(
  groups: ChildrenLine[],
  off: string[],
  { pages }: Church,
): ChildrenAnswer | null {
  const { older, children: always } = pages.home.sunday;
  if (groups.length > 0) return { groups, older, off, always };
  return always === undefined && off.length === 0 ? null : { groups, off, always };
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

function makeLine({ group, series }: ChildrenGroup, note?: string): ChildrenLine {
  const { name, who, "during-service": duringService } = group;
  const details = note ?? duringService ?? series.where;
  return { who, name, path: series.path, details };
}
