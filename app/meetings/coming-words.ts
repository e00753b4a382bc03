import { capital } from "#app/time/meeting-words.ts";
import type { Day, WallTime } from "#app/time/wall-time.ts";
import { britishDate, britishDay, clockOn, clockRange, nearness } from "#app/time/written-times.ts";
import { type Break, hoursOf, type Meeting, type Series, startOf } from "./meeting.ts";

/** "Tomorrow, Sunday 22 November"; without the time in church, as in the HTML, the date alone. */
export function nearDate(day: Day, now: WallTime | null): string {
  return [now && nearness(day, now), britishDate(day)].filter(Boolean).join(", ");
}

/** "Next", or "On now" of what has begun by the church's time `now` and is not over. */
export function nextOrNow(meeting: Meeting, usual: Pick<Series, "from" | "to">, now: WallTime) {
  const hasBegun = hoursOf(meeting, usual).from && startOf(meeting, usual) <= now;
  return hasBegun ? "On now" : "Next";
}

/** "Half-term: back on Wednesday 4 November"; of a break that has not begun `today`, also when it does. */
export function breakWords({ name, from }: Break, today: Day, back: Day): string {
  const begins = from > today ? ` from ${britishDay(from)}` : "";
  return `${capital(name)}${begins}: back on ${britishDate(back)}`;
}

/** "Not 17 December: singing at the town’s carols", "Not 5 January: moved to Tuesday 12 January". */
export function offWords(meeting: Meeting): string {
  return `Not ${britishDay(meeting.day)}: ${reasonOf(meeting)}`;
}

/** Why something is off. */
export function reasonOf({ movedTo, why }: Meeting): string | undefined {
  return movedTo ? `moved to ${britishDate(movedTo)}` : why;
}

/** What is not as usual about a date, such as "moved from 5 January, 8–9pm, Minor Hall"; "" where nothing is. */
export function unusualWords(meeting: Meeting, usual: Pick<Series, "to">): string {
  const { name, from, to, where, way, why, movedFrom } = meeting;
  return [
    name,
    movedFrom && `moved from ${britishDay(movedFrom)}`,
    from && clockRange(from, to),
    !from && to && to !== usual.to && `until ${clockRange(to)}`,
    way?.words ?? where,
    why,
  ]
    .filter(Boolean)
    .join(", ");
}

/** A service's name and when it is: "Watchnight" and "Thursday 24 December, 11:15 PM"; of one that is off, why. */
export function serviceWords(meeting: Meeting, usual: Pick<Series, "name" | "from" | "way">) {
  const { day, change, name = usual.name, from = usual.from, where, way, why } = meeting;
  const date = britishDate(day);
  if (change === "off") return { name: `No ${name}`, words: `${date}: ${reasonOf(meeting)}` };
  return {
    name,
    words: [date, from && clockOn(from), way?.words ?? where ?? usual.way?.words, why]
      .filter(Boolean)
      .join(", "),
  };
}
