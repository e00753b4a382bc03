import {
  type Change,
  type ComingChanges,
  lastDayOf,
  listComingChanges,
  type Series,
  type Year,
} from "#dates";
import type { Church } from "./open-church.server.ts";
import { makeGroupSeries, makeServiceSeries } from "./series.server.ts";

/** Finds what is not as usual from the day of the build on. Pages with events of the church's feed need it. */
export function findComingChanges(church: Church): ComingChanges {
  return listComingChanges(church.changes, listSeriesForChanges(church), church.now);
}

/** Lists every service and group with its dates. Without a year.yaml these are at least the dates around the changes. */
export function listSeriesForChanges(church: Church): Series[] {
  const { facts, groups, services, groupDates, changes } = church;
  if (church.year) return [...services, ...groupDates];
  const year = makeYearOfChanges(changes);
  return [
    ...makeServiceSeries(facts.services, year, changes),
    ...makeGroupSeries(groups, year, changes),
  ];
}

/** Makes a year from the first to the last day of all changes, with one term; null if there is no change. */
function makeYearOfChanges(changes: Change[]): Year | null {
  const days = changes.flatMap((change) => {
    const newDay = change.what === "moved" ? change["new-day"] : undefined;
    return [change.day, newDay ?? lastDayOf(change)];
  });
  const sorted = days.toSorted();
  const from = sorted[0];
  const to = sorted.at(-1);
  return from && to ? { from, to, terms: [{ name: "", from, to }] } : null;
}
