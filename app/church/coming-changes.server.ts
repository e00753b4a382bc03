import {
  type Change,
  type ComingChanges,
  comingChanges,
  lastDayOf,
  type Series,
  type Year,
} from "#dates";
import type { Church } from "./open-church.server.ts";
import { datesOfGroups, datesOfServices } from "./series.server.ts";

/** Finds what is not as usual from the day of the build on, for pages with events of the church's feed. */
export function findComingChanges(church: Church): ComingChanges {
  return comingChanges(church.changes, datesForChanges(church), church.now);
}

/** Every service and group with its dates. Without a year.yaml these are at least the dates around the changes. */
export function datesForChanges(church: Church): Series[] {
  const { facts, groups, services, groupDates, changes } = church;
  if (church.year) return [...services, ...groupDates];
  const year = yearOfChanges(changes);
  return [
    ...datesOfServices(facts.services, year, changes),
    ...datesOfGroups(groups, year, changes),
  ];
}

/** A year from the first to the last day of all changes, with one term; null if there is no change. */
function yearOfChanges(changes: Change[]): Year | null {
  const days = changes.flatMap((change) => {
    const newDay = change.what === "moved" ? change["new-day"] : undefined;
    return [change.day, newDay ?? lastDayOf(change)];
  });
  const sorted = days.toSorted();
  const from = sorted[0];
  const to = sorted.at(-1);
  return from && to ? { from, to, terms: [{ name: "", from, to }] } : null;
}
