import { addDays, type Day } from "#app/time/wall-time.ts";
import { fellowshipOccasions } from "./occasions/fellowship.ts";
import type { Occasion } from "./occasions/occasion.ts";
import type { Place } from "./occasions/places.ts";
import { occasionsThroughTheYear } from "./occasions/through-the-year.ts";
import { worshipOccasions } from "./occasions/worship.ts";
import { youngPeopleOccasions } from "./occasions/young-people.ts";
import { seasonOf } from "./when.ts";

/** An occasion with its day: times are the church's own, "2026-11-27 19:30:00". */
export type ProgrammeEvent = Omit<Occasion, "name" | "when" | "onlyWhen" | "place"> & {
  id: number;
  name: string;
  start: string;
  end: string;
  place: Place | null;
};

const FIRST_ID = 4301;
// The feed has no word for it: an event from the first to the last second is an all-day one.
const WHOLE_DAY = { from: "00:00:00", to: "23:59:59" };

const occasions = [
  ...worshipOccasions,
  ...fellowshipOccasions,
  ...youngPeopleOccasions,
  ...occasionsThroughTheYear,
];

/** What is on in the three months after today, in order: never today, never the past. */
export function programme(today: Day): ProgrammeEvent[] {
  return occasions
    .flatMap((occasion, position) => {
      const day = occasion.when(today);
      const suits = day !== undefined && (occasion.onlyWhen?.(day) ?? true);
      return suits ? [onDay(occasion, day, FIRST_ID + position)] : [];
    })
    .sort((one, other) => one.start.localeCompare(other.start));
}

function onDay(occasion: Occasion, day: Day, id: number): ProgrammeEvent {
  const { name, when, onlyWhen, ...rest } = occasion;
  const { from, to } = rest.hours === "all day" ? WHOLE_DAY : rest.hours;
  return {
    ...rest,
    id,
    name: typeof name === "string" ? name : name(seasonOf(day)),
    start: `${day} ${from}`,
    end: `${addDays(day, rest.endsDaysLater ?? 0)} ${to}`,
  };
}
