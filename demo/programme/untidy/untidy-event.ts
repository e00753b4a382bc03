import { addDays, type Day } from "#app/time/wall-time.ts";
import { churchLife } from "#demo/programme/categories.ts";
import { churchHalls } from "#demo/programme/places.ts";
import type { ProgrammeEvent } from "#demo/programme/programme.ts";

/** An event with nothing amiss but its `changes`; in the evening unless they say otherwise. */
export function untidyEvent(
  identifier: string,
  day: Day,
  changes: Partial<ProgrammeEvent> & { name: string },
): ProgrammeEvent {
  return {
    // Letters and numbers read as one number: the same every time, and another for each.
    id: Number.parseInt(identifier.slice(0, 5), 36),
    identifier,
    hours: { from: "19:30:00", to: "21:00:00" },
    start: `${day} 19:30:00`,
    end: `${day} 21:00:00`,
    place: churchHalls,
    category: churchLife,
    description: "",
    signUp: "details only",
    ...changes,
  };
}

/** From the first second of a day to the last second of the same day or a later one. */
export function allDay(day: Day, endsDaysLater = 0) {
  return {
    hours: "all day" as const,
    endsDaysLater,
    start: `${day} 00:00:00`,
    end: `${addDays(day, endsDaysLater)} 23:59:59`,
  };
}
