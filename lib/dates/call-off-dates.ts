import type { ChangedEvent, DatedEvent } from "./dated-event.ts";
import { findReplacedDates, listOccurrences } from "./match-events.ts";
import { type Meeting, takesPlace } from "./meeting.ts";
import type { ChurchPlace } from "./place.ts";
import type { Series } from "./series.ts";

/**
 * Calls off dates that only the diary has called off: all events that stand for such a date are cancelled. `giveReason`
 * says why, in words that can follow a colon: "cancelled".
 */
export function callOffDates<Event extends DatedEvent>(
  all: Series[],
  events: ChangedEvent<Event>[],
  church: ChurchPlace,
  giveReason: (event: ChangedEvent<Event>) => string,
): Series[] {
  const occurrences = listOccurrences(all);
  const eventsOfDates = new Map<Meeting, ChangedEvent<Event>[]>();
  for (const event of events) {
    for (const { meeting } of findReplacedDates(event, occurrences, church)) {
      eventsOfDates.set(meeting, [...(eventsOfDates.get(meeting) ?? []), event]);
    }
  }

  function callOff(meeting: Meeting): Meeting {
    const [event, ...others] = eventsOfDates.get(meeting) ?? [];
    if (!event || !takesPlace(meeting)) return meeting;
    const isOff = [event, ...others].every(({ state }) => state === "off");
    return isOff ? { ...meeting, change: "off", why: giveReason(event) } : meeting;
  }

  return all.map((series) => ({ ...series, meetings: series.meetings.map(callOff) }));
}
