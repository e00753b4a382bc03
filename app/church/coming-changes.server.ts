import { readGroups } from "#app/church/groups.server.ts";
import { readNotices } from "#app/church/notices.server.ts";
import { readYear } from "#app/church/year.server.ts";
import type { ComingChanges, Series, Year } from "#dates";
import { type Change, comingChanges, lastDayOf } from "#dates";
import { oncePerBuild } from "../../lib/content/content-folder.ts";
import { allSeries } from "./series.server.ts";

/** What is not as usual from the day of `now` on, for whoever shows events of the church's feed. Throws ContentProblems. */
export function readComingChanges(now: Date): ComingChanges {
  return comingChanges(readNotices().changes, readChangedSeries(), now);
}

const readChangedSeries = oncePerBuild(() => changedSeries(readYear(), readNotices().changes));

/** Every service and group with its dates. Where a church keeps no year.yaml the days of its changes are known all the same. */
export function changedSeries(year: Year | null, changes: Change[]): Series[] {
  const days = changes.flatMap((change) => {
    const newDay = change.what === "moved" ? change["new-day"] : undefined;
    return [change.day, newDay ?? lastDayOf(change)];
  });
  const sorted = days.toSorted();
  const from = sorted[0];
  const to = sorted.at(-1);
  const around = from && to ? { from, to, terms: [{ name: "", from, to }] } : null;
  return allSeries(readGroups(), { year: year ?? around, changes });
}
