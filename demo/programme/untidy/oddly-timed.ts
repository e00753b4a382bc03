import { addDays, asUtc, dayOf, type WallTime } from "#app/time/wall-time.ts";
import type { ProgrammeEvent } from "#demo/programme/programme.ts";
import { allDay, untidyEvent } from "./untidy-event.ts";

const A_MINUTE = 60_000;

/** Events that are over, on now, on all day or for days, and one whose time nobody can read. */
export function oddlyTimed(now: WallTime): ProgrammeEvent[] {
  const today = dayOf(now);
  return [
    untidyEvent("ov3rt0da", today, {
      name: "Flower Rota Meeting",
      // The feed leaves out what was over yesterday, and keeps what was over an hour ago.
      start: fromNow(now, -75),
      end: fromNow(now, -15),
    }),
    untidyEvent("0nn0wabc", today, {
      name: "Coffee and a Chat",
      start: fromNow(now, -30),
      end: fromNow(now, 60),
    }),
    untidyEvent("a11dayab", today, { name: "Open Church", ...allDay(today) }),
    untidyEvent("weekend1", addDays(today, 5), {
      name: "Congregational Weekend Away",
      start: `${addDays(today, 5)} 18:30:00`,
      end: `${addDays(today, 7)} 15:00:00`,
      endsDaysLater: 2,
    }),
    untidyEvent("f1veday5", addDays(today, 12), {
      name: "Week of Prayer",
      ...allDay(addDays(today, 12), 4),
    }),
    untidyEvent("backward", addDays(today, 6), {
      name: "Choir Practice",
      start: `${addDays(today, 6)} 20:00:00`,
      end: `${addDays(today, 6)} 18:30:00`,
    }),
    untidyEvent("unr3adab", today, {
      name: "Daffodil Tea",
      start: "first Saturday, about half 2",
      end: "",
    }),
  ];
}

/** So many minutes after now, as today's feed writes it. */
function fromNow(now: WallTime, minutes: number): string {
  const then = new Date(asUtc(now).getTime() + minutes * A_MINUTE);
  return `${then.toISOString().slice(0, "2026-11-27T19:30".length).replace("T", " ")}:00`;
}
