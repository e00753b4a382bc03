import { addDays, type Day } from "#app/time/wall-time.ts";
import type { EventTemplate } from "./event-template.ts";
import { fellowshipEvents } from "./events/fellowship.ts";
import { eventsThroughTheYear } from "./events/through-the-year.ts";
import { worshipEvents } from "./events/worship.ts";
import { youngPeopleEvents } from "./events/young-people.ts";
import type { Place } from "./places.ts";
import { seasonOf } from "./recurrence.ts";

/** An event with its day: times are the church's own, "2026-11-27 19:30:00". */
export type ProgrammeEvent = Omit<EventTemplate, "name" | "when" | "onlyWhen" | "place"> & {
  id: number;
  name: string;
  start: string;
  end: string;
  place: Place | null;
};

const FIRST_ID = 4301;
// The feed has no word for it: an event from the first to the last second is an all-day one.
const WHOLE_DAY = { from: "00:00:00", to: "23:59:59" };

const templates = [
  ...worshipEvents,
  ...fellowshipEvents,
  ...youngPeopleEvents,
  ...eventsThroughTheYear,
];

/** What is on in the three months after today, in order: never today, never the past. */
export function programme(today: Day): ProgrammeEvent[] {
  return templates
    .flatMap((template, index) => {
      const day = template.when(today);
      const suits = day !== undefined && (template.onlyWhen?.(day) ?? true);
      return suits ? [onDay(template, day, FIRST_ID + index)] : [];
    })
    .sort((one, other) => one.start.localeCompare(other.start));
}

function onDay(template: EventTemplate, day: Day, id: number): ProgrammeEvent {
  const { name, when, onlyWhen, ...rest } = template;
  const { from, to } = rest.hours === "all day" ? WHOLE_DAY : rest.hours;
  return {
    ...rest,
    id,
    name: typeof name === "string" ? name : name(seasonOf(day)),
    start: `${day} ${from}`,
    end: `${addDays(day, rest.endsDaysLater ?? 0)} ${to}`,
  };
}
