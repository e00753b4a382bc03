import { dayOf, type WallTime } from "#app/time/wall-time.ts";
import type { ProgrammeEvent } from "#demo/programme/programme.ts";
import { oddlyStanding } from "./oddly-standing.ts";
import { oddlyTimed } from "./oddly-timed.ts";
import { oddlyWorded } from "./oddly-worded.ts";

/** Where an event should be: something that is none. */
const NO_EVENT = "The calendar was tidied on Tuesday.";

/** The entries of a calendar that many hands have kept for years, at this moment of the church's. */
export function oddEntries(now: WallTime): (ProgrammeEvent | string)[] {
  const today = dayOf(now);
  return [...oddlyTimed(now), ...oddlyWorded(today), ...oddlyStanding(today), NO_EVENT];
}
