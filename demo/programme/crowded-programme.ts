import { addDays, type Day } from "#app/time/wall-time.ts";
import { type ProgrammeEvent, programme } from "./programme.ts";
import { DAYS_SHOWN } from "./recurrence.ts";

const FIRST_ID = 20_001;
const DATE = "2026-11-27".length;

/** As many events as a large church has in three months: the usual ones, over and over. */
export function crowdedProgramme(today: Day, count: number): ProgrammeEvent[] {
  const usual = programme(today);
  const rounds = Math.ceil(count / usual.length);
  return Array.from({ length: rounds }, () => usual)
    .flat()
    .slice(0, count)
    .map((event, index) => onDay(addDays(today, dayAhead(index, count)), event, index))
    .sort((one, other) => one.start.localeCompare(other.start));
}

/** Spread evenly: 1 for the first, and the last day shown for the last. */
function dayAhead(index: number, count: number): number {
  return 1 + Math.floor((index * DAYS_SHOWN) / count);
}

function onDay(day: Day, event: ProgrammeEvent, index: number): ProgrammeEvent {
  return {
    ...event,
    id: FIRST_ID + index,
    identifier: `m${String(index).padStart(7, "0")}`,
    start: day + event.start.slice(DATE),
    end: addDays(day, event.endsDaysLater ?? 0) + event.end.slice(DATE),
  };
}
