import { findComingChanges } from "#app/church/coming-changes.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { badgeWords, type ChurchEvent, writeChange } from "#app/events/event.ts";
import { listEvents } from "#app/events/events-source.server.ts";
import { callOffDates, type Series } from "#dates";
import { clockOf } from "#time";

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

/** The clock times at which an event of the diary begins and, if that is known, ends. */
export function readHours({ start, end }: ChurchEvent): { from: string; to?: string } {
  const from = clockOf(start);
  return end ? { from, to: clockOf(end) } : { from };
}
