import { type ComingChanges, listComingChanges } from "#dates";
import type { Church } from "./open-church.server.ts";

/** Finds what is not as usual from the day of the build on. Pages with events of the church's feed need it. */
export function findComingChanges(church: Church): ComingChanges {
  const { changes, services, groupDates, now } = church;
  return listComingChanges(changes, [...services, ...groupDates], now);
}
