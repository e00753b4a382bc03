import { A_MINUTE } from "#app/time/clock.ts";
import {
  addDays,
  asUtc,
  type Day,
  type Days,
  dayOf,
  isWithin,
  type WallTime,
} from "#app/time/wall-time.ts";
import { type DayRule, ruleDays } from "#app/time/weekdays.ts";
import { yearOf } from "#app/time/written-times.ts";
import { readYaml } from "#tools/read-yaml.ts";

type Falls = (DayRule & { month?: number; turn?: number }) | { on: string } | { inDays: number };

/** An event before it is known which day it falls on, as sample/programme.yaml explains it. */
type EventTemplate = {
  /** Eight letters and numbers: the last part of its page's address. */
  identifier: string;
  name: string;
  falls: Falls;
  only?: Days[];
  inTerm?: boolean;
  hours: "all day" | { from: string; to: string };
  minutes?: { from: number; to: number };
  typed?: { start: string; end: string };
  endsDaysLater?: number;
  place: { type: "physical" | "online"; name: string } | null;
  category: { id: number; name: string };
  description: string | null;
  /** The first half of a file name in demo/pictures. */
  picture?: string;
  signUp: "can be booked" | "details only" | "ticket without address" | "no tickets";
  capacity?: number;
  status?: "cancelled" | "pending";
  series?: number;
};

/** An event with its day: times are the church's own, "2026-11-27 19:30:00". */
export type ProgrammeEvent = EventTemplate & { start: string; end: string };

/** What a feed holds: an event, or a scrap of text where an event should be. */
export type FeedEntry = ProgrammeEvent | string;

export const isEvent = (entry: FeedEntry) => typeof entry === "object";

/** Days of any year are written "12-08". */
type Programme = {
  holidays: string[];
  terms: Days[];
  categories: EventTemplate["category"][];
  events: EventTemplate[];
  untidy: EventTemplate[];
};

/** ChurchSuite shows about three months of its calendar. */
export const DAYS_SHOWN = 92;

// The feed has no word for it: an event from the first to the last second is an all-day one.
const WHOLE_DAY = { from: "00:00:00", to: "23:59:59" };

/** The sample's programme as it is written down, wherever the website's words come from. */
export const written: Programme = readYaml("sample/programme.yaml");

/** What is on in the three months after today, in order: never today, never the past. */
export function programme(today: Day): ProgrammeEvent[] {
  return written.events
    .flatMap((template) => {
      const { only, inTerm } = template;
      const day = nextDay(template.falls, today);
      const isLeftOut =
        !day || (only && !isBetween(day, only)) || (inTerm && !isBetween(day, written.terms));
      return isLeftOut ? [] : [onDay(template, day)];
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
      return onDay({ ...event, identifier: `m${String(index).padStart(7, "0")}` }, day);
    })
    .sort(byStart);
}

/** The usual events among those of a calendar that many hands have kept for years, in the order they begin. */
export function untidyEntries(now: WallTime): FeedEntry[] {
  const today = dayOf(now);
  const odd = written.untidy.map((template) => {
    const { falls, minutes, typed } = template;
    const soon = minutes && { start: fromNow(now, minutes.from), end: fromNow(now, minutes.to) };
    return { ...onDay(template, nextDay(falls, today) ?? today), ...soon, ...typed };
  });
  return ["The calendar was tidied on Tuesday.", ...[...odd, ...programme(today)].sort(byStart)];
}

/** So many minutes after now, to the minute. */
function fromNow(now: WallTime, minutes: number): string {
  const then = new Date(asUtc(now).getTime() + minutes * A_MINUTE);
  return `${then.toISOString().slice(0, "2026-11-27T19:30".length).replace("T", " ")}:00`;
}

/** The day after today on which an event falls, or nothing when it is too far ahead. */
export function nextDay(falls: Falls, today: Day): Day | undefined {
  if ("inDays" in falls) return addDays(today, falls.inDays);
  const ahead = { from: addDays(today, 1), to: addDays(today, DAYS_SHOWN) };
  if ("on" in falls) {
    const days = [ahead.from, ahead.to].map((day) => `${yearOf(day)}-${falls.on}`);
    return days.find((day) => isWithin(day, ahead));
  }
  const { month, turn = 1, ...rule } = falls;
  const isIts = (day: Day) => isOpen(rule, day) && (!month || Number(day.slice(5, 7)) === month);
  return ruleDays(rule, ahead).filter(isIts)[turn - 1];
}

function onDay(template: EventTemplate, day: Day): ProgrammeEvent {
  const { hours, endsDaysLater = 0 } = template;
  const { from, to } =
    hours === "all day" ? WHOLE_DAY : { from: `${hours.from}:00`, to: `${hours.to}:00` };
  return { ...template, start: `${day} ${from}`, end: `${addDays(day, endsDaysLater)} ${to}` };
}

/** There is church every Sunday, whatever else is shut. */
function isOpen({ every }: DayRule, day: Day): boolean {
  return every === "Sunday" || !written.holidays.includes(dateOf(day));
}

function isBetween(day: Day, dates: Days[]): boolean {
  return dates.some((days) => isWithin(dateOf(day), days));
}

function dateOf(day: Day): string {
  return day.slice("2026-".length);
}

function byStart(one: { start: string }, other: { start: string }): number {
  return one.start.localeCompare(other.start);
}
