import { A_MINUTE } from "#app/time/clock.ts";
import { asUtc, dayOf, type WallTime } from "#app/time/wall-time.ts";
import type { Scenario } from "#demo/churchsuite/scenarios.ts";
import {
  crowdedProgramme,
  nextDay,
  onDay,
  type ProgrammeEvent,
  programme,
  written,
} from "./programme.ts";

/** What a feed holds: an event, or a scrap of text where an event should be. */
export type FeedEntry = ProgrammeEvent | string;

const NO_EVENT = "The calendar was tidied on Tuesday.";

/** What either feed holds in a scenario. `now` is the church's time. */
export function entriesIn(scenario: Scenario, now: WallTime): FeedEntry[] {
  const today = dayOf(now);
  if (scenario === "empty") return [];
  if (scenario === "many") return crowdedProgramme(today, 433);
  if (scenario === "thousands") return crowdedProgramme(today, 5000);
  return scenario === "untidy" ? untidyEntries(now) : programme(today);
}

export function isEvent(entry: FeedEntry): entry is ProgrammeEvent {
  return typeof entry === "object";
}

/** The usual events among those of a calendar that many hands have kept for years, in the order they begin. */
export function untidyEntries(now: WallTime): FeedEntry[] {
  const entries = [NO_EVENT, ...oddEvents(now), ...programme(dayOf(now))];
  return entries.toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
}

function oddEvents(now: WallTime): ProgrammeEvent[] {
  const today = dayOf(now);
  const oddTimes: Record<string, { start: string; end: string }> = {
    // The feed leaves out what was over yesterday, and keeps what was over an hour ago.
    ov3rt0da: { start: fromNow(now, -75), end: fromNow(now, -15) },
    "0nn0wabc": { start: fromNow(now, -30), end: fromNow(now, 60) },
    unr3adab: { start: "first Saturday, about half 2", end: "" },
  };
  return written.untidy.map((template) => {
    // Letters and numbers read as one number: the same every time, and another for each.
    const id = Number.parseInt(template.identifier.slice(0, 5), 36);
    const day = nextDay(template.falls, today) ?? today;
    return { ...onDay(template, day, id), ...oddTimes[template.identifier] };
  });
}

function startOf(entry: FeedEntry): string {
  return isEvent(entry) ? entry.start : "";
}

/** So many minutes after now, as today's feed writes it. */
function fromNow(now: WallTime, minutes: number): string {
  const then = new Date(asUtc(now).getTime() + minutes * A_MINUTE);
  return `${then.toISOString().slice(0, "2026-11-27T19:30".length).replace("T", " ")}:00`;
}
