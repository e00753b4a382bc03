import type { ServiceFacts } from "#app/church/church-facts.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { findSeries } from "#app/church/series.server.ts";
import { groupPath } from "#app/ui/addresses.ts";
import { listRuleDays, type Meeting, reasonWords, type Series, takesPlace } from "#dates";
import {
  addDays,
  britishDate,
  type Day,
  dayOf,
  isWithin,
  type WallTime,
  wallTime,
  weekdayOf,
} from "#time";

/** A group that parents may leave their children with, and its dates. */
export type ChildrenGroup = {
  name: string;
  /** The path of its page. */
  path: string;
  /** Who it is for: "Ages 0 to 3". */
  who: string;
  /** How its children get there from church: "after the second hymn". */
  duringService?: string;
  series: Series;
};

/** What a parent is told of a service. */
export type ChildrenAnswer = {
  /** The groups that meet during it, in the order of the menu, which is that of age. */
  groups: ChildrenLine[];
  /** Sentences about groups that usually do and are off: "Explorers are off this Sunday: snow." */
  off: string[];
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

const and = new Intl.ListFormat("en-GB");

/** How many days before it a Sunday is "this Sunday". */
export const THIS_WEEK = 6;

/** Finds the groups for children that as a rule meet during a service. */
export function findChildrenGroups({ facts, groups, groupDates }: Church): ChildrenGroup[] {
  const found: ChildrenGroup[] = [];
  for (const { isForChildren, slug, name, who, "during-service": duringService } of groups) {
    const series = findSeries(groupDates, slug);
    const isDuringService = facts.services.some((service) => usuallyBeginsDuring(series, service));
    if (!isForChildren || !isDuringService) continue;
    const group: ChildrenGroup = { name, path: groupPath(slug), who, series };
    if (duringService !== undefined) group.duringService = duringService;
    found.push(group);
  }
  return found;
}

/**
 * What a parent is told of a service that is held at the church. At the church's time `now` its day may be "this Sunday";
 * with null it is named by its date, which is true on any day.
 */
export function answerForChildren(
  service: Meeting,
  groups: ChildrenGroup[],
  now: WallTime | null,
): ChildrenAnswer {
  const answer: ChildrenAnswer = { groups: [], off: [] };
  const namesByReason = new Map<string, string[]>();
  for (const group of groups) {
    const meeting = group.series.meetings.find((each) => beginsDuring(each.start, service));
    if (meeting && takesPlace(meeting)) {
      answer.groups.push(makeLine(group, meeting));
      continue;
    }
    const reason = meeting ? reasonWords(meeting) : findReason(group.series, service);
    if (reason === undefined) continue;
    namesByReason.set(reason, [...(namesByReason.get(reason) ?? []), group.name]);
  }
  for (const [reason, names] of namesByReason) {
    const are = names.length > 1 ? "are" : "is";
    const day = dayWords(service.day, now);
    answer.off.push(`${and.format(names)} ${are} off ${day}: ${reason}.`);
  }
  return answer;
}

/** What a parent is told of a service as a rule, on whatever day it is. */
export function usualAnswerForChildren(
  service: ServiceFacts,
  groups: ChildrenGroup[],
): ChildrenAnswer {
  const usual = groups.filter(({ series }) => usuallyBeginsDuring(series, service));
  return { groups: usual.map((group) => makeLine(group)), off: [] };
}

/** Whether a group begins during a service as a rule. */
function usuallyBeginsDuring({ rule, from = "" }: Series, service: ServiceFacts): boolean {
  return rule.every === service.every && service.from <= from && from < service.to;
}

/** Whether something that begins at this time begins during a service. */
function beginsDuring(start: WallTime, service: Meeting): boolean {
  return service.start <= start && start < service.end;
}

function makeLine(group: ChildrenGroup, meeting?: Meeting): ChildrenLine {
  const { name, path, who, duringService, series } = group;
  const where = meeting?.where ?? duringService ?? series.room ?? series.where;
  const details = meeting?.name === undefined ? where : `${meeting.name}, ${where}`;
  return { who, name, path, details };
}

/** Why a group has no date during a service, "half-term"; undefined if it would not meet then at all. */
function findReason({ breaks, rule, from }: Series, service: Meeting): string | undefined {
  const { day } = service;
  const meetsOnDay = listRuleDays(rule, { from: day, to: day }).length > 0;
  if (!meetsOnDay || !from || !beginsDuring(wallTime(day, from), service)) return undefined;
  const gap = breaks.find((days) => isWithin(day, days));
  // After the last term that is known nobody knows the name of the break.
  return gap?.name ?? (rule.term ? "it keeps school terms" : undefined);
}

/** "this Sunday", or "on Sunday 27 December" if that is further away. */
function dayWords(day: Day, now: WallTime | null): string {
  const isThisWeek = now !== null && day <= addDays(dayOf(now), THIS_WEEK);
  return isThisWeek ? `this ${weekdayOf(day)}` : `on ${britishDate(day)}`;
}
