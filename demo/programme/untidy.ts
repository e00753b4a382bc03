import { A_MINUTE } from "#app/time/clock.ts";
import { asUtc, dayOf, type WallTime } from "#app/time/wall-time.ts";
import { onDay, type ProgrammeEvent } from "./programme.ts";
import { readProgramme } from "./read-programme.ts";
import { nextDay } from "./recurrence.ts";

/** Where an event should be: something that is none. */
const NO_EVENT = "The calendar was tidied on Tuesday.";

/** The entries of a calendar that many hands have kept for years, at this moment of the church's. */
export function oddEntries(now: WallTime): (ProgrammeEvent | string)[] {
  const today = dayOf(now);
  const oddTimes: Record<string, { start: string; end: string }> = {
    // The feed leaves out what was over yesterday, and keeps what was over an hour ago.
    ov3rt0da: { start: fromNow(now, -75), end: fromNow(now, -15) },
    "0nn0wabc": { start: fromNow(now, -30), end: fromNow(now, 60) },
    unr3adab: { start: "first Saturday, about half 2", end: "" },
  };
  const events = readProgramme().untidy.map((template) => {
    // Letters and numbers read as one number: the same every time, and another for each.
    const id = Number.parseInt(template.identifier.slice(0, 5), 36);
    const day = nextDay(template.falls, today) ?? today;
    return { ...onDay(template, day, id), ...oddTimes[template.identifier] };
  });
  return [...events, NO_EVENT];
}

/** So many minutes after now, as today's feed writes it. */
function fromNow(now: WallTime, minutes: number): string {
  const then = new Date(asUtc(now).getTime() + minutes * A_MINUTE);
  return `${then.toISOString().slice(0, "2026-11-27T19:30".length).replace("T", " ")}:00`;
}
