import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { addDays, type Day } from "#app/time/wall-time.ts";
import { fallsOn, type Week, type Weekday, weekdayOf } from "#app/time/weekdays.ts";

/** Two dates of the year, "12-08", both included; they may have New Year between them. */
type DatesOfYear = { from: string; to: string };

/** The day of an event, as sample/programme.yaml explains it. */
type Regularly = { every: Weekday; week?: Week; month?: number; turn?: number };
type Falls = Regularly | { on: string } | { inDays: number };

type Place = {
  type: "physical" | "online";
  name: string;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  url: string | null;
};

type Category = { id: number; name: string; color: string };

type EventFacts = {
  /** Eight letters and numbers: the last part of its page's address. */
  identifier: string;
  name: string;
  hours: "all day" | { from: string; to: string };
  endsDaysLater?: number;
  place: Place | null;
  category: Category;
  description: string | null;
  /** The first half of a file name in demo/pictures. */
  picture?: string;
  signUp: "can be booked" | "details only" | "ticket without address" | "no tickets";
  capacity?: number;
  status?: "confirmed" | "cancelled" | "pending";
  series?: number;
};

/** An event of the programme, before it is known which day it falls on. */
type EventTemplate = EventFacts & {
  falls: Falls;
  only?: DatesOfYear | DatesOfYear[];
  inTerm?: boolean;
};

/** An event with its day: times are the church's own, "2026-11-27 19:30:00". */
export type ProgrammeEvent = EventFacts & { id: number; start: string; end: string };

type Programme = {
  terms: DatesOfYear[];
  categories: Category[];
  events: EventTemplate[];
  untidy: EventTemplate[];
};

/** ChurchSuite shows about three months of its calendar. */
export const DAYS_SHOWN = 92;

const FIRST_ID = 4301;
const FIRST_ID_OF_MANY = 20_001;
// The feed has no word for it: an event from the first to the last second is an all-day one.
const WHOLE_DAY = { from: "00:00:00", to: "23:59:59" };
const DATE = "2026-11-27".length;

/** Public holidays, when nothing ordinary is on; after a Boxing Day on a Saturday the Monday is one. */
const HOLIDAYS = ["01-01", "07-12", "07-13", "12-24", "12-25", "12-26", "12-28", "12-31"];

/**
 * The sample's programme as it is written down, wherever the website's words come from. Its places and categories are
 * named often, and an event may take another's facts.
 */
export const written: Programme = parse(readFileSync("sample/programme.yaml", "utf8"), {
  merge: true,
  maxAliasCount: -1,
});

/** What is on in the three months after today, in order: never today, never the past. */
export function programme(today: Day): ProgrammeEvent[] {
  return written.events
    .flatMap((template, index) => {
      const { only, inTerm } = template;
      const day = nextDay(template.falls, today);
      const suits =
        day && (!only || isBetween(day, only)) && (!inTerm || isBetween(day, written.terms));
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
        end: addDays(day, event.endsDaysLater ?? 0) + event.end.slice(DATE),
      };
    })
    .sort(byStart);
}

/** The day after today on which an event falls, or nothing when it is too far ahead. */
export function nextDay(falls: Falls, today: Day): Day | undefined {
  if ("inDays" in falls) return addDays(today, falls.inDays);
  const isOn = (day: Day) => ("on" in falls ? day.endsWith(falls.on) : isRegularly(falls, day));
  let turnsLeft = "on" in falls ? 1 : (falls.turn ?? 1);
  for (let ahead = 1; ahead <= DAYS_SHOWN; ahead++) {
    const day = addDays(today, ahead);
    if (isOn(day)) turnsLeft--;
    if (turnsLeft === 0) return day;
  }
  return undefined;
}

/** The event as it is on a day. */
export function onDay(template: EventTemplate, day: Day, id: number): ProgrammeEvent {
  const { falls, only, inTerm, ...facts } = template;
  const { hours, endsDaysLater = 0 } = facts;
  const { from, to } =
    hours === "all day" ? WHOLE_DAY : { from: `${hours.from}:00`, to: `${hours.to}:00` };
  return { ...facts, id, start: `${day} ${from}`, end: `${addDays(day, endsDaysLater)} ${to}` };
}

/** There is church every Sunday, whatever else is shut. */
function isRegularly({ every, week, month }: Regularly, day: Day): boolean {
  const isInItsMonth = month === undefined || Number(day.slice(5, 7)) === month;
  const isOpen = weekdayOf(day) === "Sunday" || !HOLIDAYS.includes(dateOf(day));
  return isInItsMonth && isOpen && fallsOn(day, { every, week: week && [week] });
}

/** Whether a day lies between two dates of the year, or two of several. */
function isBetween(day: Day, dates: DatesOfYear | DatesOfYear[]): boolean {
  const date = dateOf(day);
  return [dates]
    .flat()
    .some(({ from, to }) => (from <= to ? from <= date && date <= to : from <= date || date <= to));
}

function dateOf(day: Day): string {
  return day.slice("2026-".length);
}

function byStart(one: ProgrammeEvent, other: ProgrammeEvent): number {
  return one.start.localeCompare(other.start);
}
