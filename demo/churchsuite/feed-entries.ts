import { dayOf, type WallTime } from "#app/time/wall-time.ts";
import { crowdedProgramme, type ProgrammeEvent, programme } from "#demo/programme/programme.ts";
import { oddEntries } from "#demo/programme/untidy.ts";
import type { Scenario } from "./scenarios.ts";

/** What a feed holds: an event, or a scrap of text where an event should be. */
export type FeedEntry = ProgrammeEvent | string;

const IN_A_LARGE_CHURCH = 433;
const TO_TRY_THE_SPEED = 5000;

/** What either feed holds in a scenario. `now` is the church's time. */
export function entriesIn(scenario: Scenario, now: WallTime): FeedEntry[] {
  const today = dayOf(now);
  if (scenario === "empty") return [];
  if (scenario === "many") return crowdedProgramme(today, IN_A_LARGE_CHURCH);
  if (scenario === "thousands") return crowdedProgramme(today, TO_TRY_THE_SPEED);
  return scenario === "untidy" ? untidyEntries(now) : programme(today);
}

export function isEvent(entry: FeedEntry): entry is ProgrammeEvent {
  return typeof entry === "object";
}

/** The usual events and the untidy ones, in the order they begin. */
export function untidyEntries(now: WallTime): FeedEntry[] {
  const entries = [...oddEntries(now), ...programme(dayOf(now))];
  return entries.toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
}

function startOf(entry: FeedEntry): string {
  return isEvent(entry) ? entry.start : "";
}
