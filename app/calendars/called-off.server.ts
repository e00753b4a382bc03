import { findComingChanges } from "#app/church/coming-changes.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { findSeries } from "#app/church/series.server.ts";
import { badgeWords, type ChurchEvent, writeChange } from "#app/events/event.ts";
import { listEvents } from "#app/events/events-source.server.ts";
import { callOffDates, type Series } from "#dates";

/** Reads the events of the diary, with the changes of notices.yaml; none if no diary was read. */
export function readDiary(church: Church): ChurchEvent[] {
  const snapshot = church.diary?.snapshot ?? null;
  return listEvents({ snapshot, changes: findComingChanges(church) }, church);
}

/** Calls off the dates of groups or services that are cancelled in the diary. */
export function callOffInDiary(all: Series[], church: Church): Series[] {
  return callOffDates(all, readDiary(church), church.facts, (event) => {
    const words = writeChange(event) || badgeWords.cancelled;
    return words.charAt(0).toLowerCase() + words.slice(1);
  });
}

/** Finds the dates of the group whose file has this name, for its page and its calendar. The diary may call them off. */
export function findDatesOfGroup(church: Church, slug: string): Series {
  // All groups take part, because an event may have the names of two, and is at the hour of one.
  return findSeries(callOffInDiary(church.groupDates, church), slug);
}
