import { addDays, type Day } from "#app/time/wall-time.ts";
import { type ProgrammeEvent, programme } from "./programme.ts";
import { DAYS_SHOWN } from "./when.ts";

const FIRST_ID = 20_001;
const DATE = "2026-11-27".length;

/** As many events as a large church has in three months: the usual ones, over and over. */
export function crowdedProgramme(today: Day, count: number): ProgrammeEvent[] {
  const usual = programme(today);
  const rounds = Math.ceil(count / usual.length);
  return Array.from({ length: rounds }, () => usual)
    .flat()
    .slice(0, count)
    .map((event, place) => onDay(addDays(today, dayAhead(place, count)), event, place))
    .sort((one, other) => one.start.localeCompare(other.start));
}

/** Spread evenly: 1 for the first, and the last day shown for the last. */
function dayAhead(place: number, count: number): number {
  return 1 + Math.floor((place * DAYS_SHOWN) / count);
}

function onDay(day: Day, event: ProgrammeEvent, place: number): ProgrammeEvent {
  return {
    ...event,
    id: FIRST_ID + place,
    identifier: `m${String(place).padStart(7, "0")}`,
    start: day + event.start.slice(DATE),
    end: addDays(day, event.endsDaysLater ?? 0) + event.end.slice(DATE),
  };
}
