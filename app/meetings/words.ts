import { capital } from "#app/time/meeting-words.ts";
import type { Day, WallTime } from "#app/time/wall-time.ts";
import { britishDate, britishDay, clockOn, clockRange, nearness } from "#app/time/written-times.ts";
import {
  type Break,
  comingMeetings,
  type Dates,
  hoursOf,
  type Meeting,
  type Series,
  startOf,
} from "./meeting.ts";

/** "Tomorrow, Sunday 22 November"; without the time in church, as in the HTML, the date alone. */
export function nearDate(day: Day, now: WallTime | null): string {
  return [now && nearness(day, now), britishDate(day)].filter(Boolean).join(", ");
}

/** "Next", or "On now" of what has begun by the church's time `now` and is not over. */
export function nextOrNow(meeting: Meeting, usual: Pick<Series, "from" | "to">, now: WallTime) {
  const hasBegun = hoursOf(meeting, usual).from && startOf(meeting, usual) <= now;
  return hasBegun ? "On now" : "Next";
}

/** What a group's page calls its next date, that date, what is not as usual about it, and what introduces the list. */
export function nextDateWords(dates: Dates, now: WallTime) {
  const [meeting] = comingMeetings(dates, now, 1).next;
  if (!meeting) return { name: "Next", date: "Not set yet", note: "", lead: "" };
  const name = nextOrNow(meeting, dates, now);
  const near = name === "Next" && nearness(meeting.day, now)?.toLowerCase();
  return {
    name,
    date: nearDate(meeting.day, now),
    note: unusualWords(meeting, dates),
    lead: near ? `${name}, ${near}:` : `${name}:`,
  };
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

/**
 * How a date is marked where its day is said already: "Off: snow", "Moved to Tuesday 12 January, Library", "Not as
 * usual: 8–9pm"; "" where nothing is unusual. Of an extra date all is, and only why it takes place is said.
 */
export function markOf({ name: _, ...meeting }: Meeting, usual: Pick<Series, "meetings" | "to">) {
  const { change, why = "", movedTo } = meeting;
  if (movedTo) {
    const there = newDateOf(meeting, usual);
    const unusual = there && unusualWords({ ...there, movedFrom: undefined }, usual);
    return [`Moved to ${britishDate(movedTo)}`, unusual].filter(Boolean).join(", ");
  }
  if (change === "off") return `Off: ${why}`;
  if (change === "extra") return why;
  const unusual = unusualWords(meeting, usual);
  return unusual && `Not as usual: ${unusual}`;
}

/** The date that was put on another day, as it is there. */
export function newDateOf({ day, movedTo }: Meeting, { meetings }: Pick<Series, "meetings">) {
  return meetings.find((other) => other.day === movedTo && other.movedFrom === day);
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
