import { findComingChanges } from "#app/church/coming-changes.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { findSeries } from "#app/church/series.server.ts";
import { badgeWords, type ChurchEvent, changeText } from "#app/events/event.ts";
import { applyChanges, callOffDates, type Series } from "#dates";

/** The events of the diary, as notices.yaml changes them; none where no diary was read. */
export function readDiary(church: Church): ChurchEvent[] {
  const typed = church.diary?.snapshot?.events ?? [];
  return applyChanges(typed, findComingChanges(church), church.facts);
}

/** Groups or services without the dates that are cancelled in the diary. */
export function callOffInDiary(all: Series[], church: Church): Series[] {
  return callOffDates(all, readDiary(church), church.facts, (event) => {
    const words = changeText(event) || badgeWords.cancelled;
    return words.charAt(0).toLowerCase() + words.slice(1);
  });
}

/** The dates of the group whose file has this name, off where the diary says so: for its page and its calendar. */
export function findDatesOfGroup(church: Church, slug: string): Series {
  // With all groups, because an event may have the names of two, and is at the hour of one.
  return findSeries(callOffInDiary(church.groupDates, church), slug);
}

/** The church with services that are off where the diary says so. */
export function withServicesCalledOff(church: Church): Church {
  return { ...church, services: callOffInDiary(church.services, church) };
}
