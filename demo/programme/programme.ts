import { addDays, type Day } from "#app/time/wall-time.ts";
import { type EventTemplate, readProgramme } from "./read-programme.ts";
import { DAYS_SHOWN, isBetween, nextDay } from "./recurrence.ts";

/** An event with its day: times are the church's own, "2026-11-27 19:30:00". */
export type ProgrammeEvent = Omit<EventTemplate, "falls" | "only" | "inTerm"> & {
  id: number;
  start: string;
  end: string;
};

const FIRST_ID = 4301;
const FIRST_ID_OF_MANY = 20_001;
// The feed has no word for it: an event from the first to the last second is an all-day one.
const WHOLE_DAY = { from: "00:00:00", to: "23:59:59" };
const DATE = "2026-11-27".length;

/** What is on in the three months after today, in order: never today, never the past. */
export function programme(today: Day): ProgrammeEvent[] {
  const { events, terms } = readProgramme();
  return events
    .flatMap((template, index) => {
      const { only, inTerm } = template;
      const day = nextDay(template.falls, today);
      const suits = day && (!only || isBetween(day, only)) && (!inTerm || isBetween(day, terms));
      return suits ? [onDay(template, day, FIRST_ID + index)] : [];
    })
    .sort(byStart);
}

/** As many events as a large church has in three months: the usual ones, over and over. */
export function crowdedProgramme(today: Day, count: number): ProgrammeEvent[] {
  const usual = programme(today);
  return Array.from({ length: Math.ceil(count / usual.length) }, () => usual)
    .flat()
    .slice(0, count)
    .map((event, index) => {
      // Spread evenly, from tomorrow to the last day shown.
      const day = addDays(today, 1 + Math.floor((index * DAYS_SHOWN) / count));
      return {
        ...event,
        id: FIRST_ID_OF_MANY + index,
        identifier: `m${String(index).padStart(7, "0")}`,
        start: day + event.start.slice(DATE),
        end: addDays(day, event.endsDaysLater) + event.end.slice(DATE),
      };
    })
    .sort(byStart);
}

/** The event as it is on a day. */
export function onDay(template: EventTemplate, day: Day, id: number): ProgrammeEvent {
  const { falls, only, inTerm, ...rest } = template;
  const { hours, endsDaysLater } = rest;
  const { from, to } =
    hours === "all day" ? WHOLE_DAY : { from: `${hours.from}:00`, to: `${hours.to}:00` };
  return {
    ...rest,
    id,
    start: `${day} ${from}`,
    end: `${addDays(day, endsDaysLater)} ${to}`,
  };
}

function byStart(one: ProgrammeEvent, other: ProgrammeEvent): number {
  return one.start.localeCompare(other.start);
}
