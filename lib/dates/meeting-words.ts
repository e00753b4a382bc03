import type { Day, WallTime } from "#time";
import { britishDate, clockRange, dayAndHours, nearDate } from "#time";
import { comingMeetings, type Meeting, type MeetingDate } from "./meeting.ts";
import { capitalise } from "./rule-words.ts";
import type { Service } from "./series.ts";
import type { Stream } from "./stream.ts";
import type { Unusual } from "./unusual.ts";
import type { Break } from "./year.ts";

/** "Next", or "On now" of what has begun by the church's time `now` and is not over. */
export function labelNext({ hours, start }: Meeting, now: WallTime) {
  return hours.from && start <= now ? "On now" : "Next";
}

/** What a group's page says of its next date. */
export type NextDateWords = {
  /** "Next", "On now" */
  name: string;
  /** "Tomorrow, Sunday 22 November", "Not set yet" */
  date: string;
  /** What is not as usual about it; "" where nothing is. */
  note: string;
};

/** What it says at the church's time `now`; `afterAll` is said when all these dates are over. */
export function nextDateWords(meetings: Meeting[], now: WallTime, afterAll: string): NextDateWords {
  const [meeting] = comingMeetings(meetings, now, 1).next;
  if (!meeting) return { name: "Next", date: afterAll, note: "" };
  return {
    name: labelNext(meeting, now),
    date: nearDate(meeting.day, now),
    note: unusualWords(meeting),
  };
}

/** "Half-term: back on Wednesday 4 November"; of a break that has not begun `today`, also when it does. */
export function breakWords({ name, from }: Break, today: Day, back: Day): string {
  const begins = from > today ? ` from ${britishDate(from)}` : "";
  return `${capitalise(name)}${begins}: back on ${britishDate(back)}`;
}

/** "Not Thursday 17 December: singing at the town’s carols", "Not Tuesday 5 January: moved to Tuesday 12 January". */
export function offWords(meeting: MeetingDate): string {
  return `Not ${britishDate(meeting.day)}: ${reasonWords(meeting)}`;
}

export function reasonWords({ movedTo, why }: MeetingDate): string | undefined {
  return movedTo ? `moved to ${britishDate(movedTo)}` : why;
}

/** What is not as usual about a date, such as "moved from Tuesday 5 January, 8–9pm, Minor Hall"; "" where nothing is. */
export function unusualWords({ name, from, to, where, why, movedFrom }: MeetingDate): string {
  const words = [
    name,
    movedFrom && `moved from ${britishDate(movedFrom)}`,
    from ? clockRange(from, to) : to && `until ${clockRange(to)}`,
    where,
    why,
  ];
  return words.filter(Boolean).join(", ");
}

/**
 * How a date is marked where its day is said already; null where nothing is unusual. Of an extra date all is, and only
 * why it takes place is said.
 */
export function findUnusual(meeting: Meeting): Unusual | null {
  const { change, why = "", movedTo, movedFrom, movedMeeting, ...date } = meeting;
  if (movedTo) {
    const unusual = movedMeeting && unusualWords({ ...movedMeeting, movedFrom: undefined });
    const words = [britishDate(movedTo), unusual].filter(Boolean).join(", ");
    return { kind: "Moved to", words };
  }
  if (change === "off") return { kind: "Off", words: why };
  if (change === "extra") return why ? { kind: "Extra", words: why } : null;
  const words = unusualWords({ ...date, movedFrom, why, name: undefined });
  if (!words) return null;
  if (movedFrom !== undefined) return { kind: "Not as usual", words, isMovedHere: true };
  return { kind: "Not as usual", words };
}

/** "Streamed on YouTube", and while it is on "Live now on YouTube". */
export function streamWords({ on }: Stream, isOn = false): string {
  return `${isOn ? "Live now" : "Streamed"} ${on}`;
}

export function markNotStreamed(why: string): Unusual {
  return { kind: "Not streamed", words: why };
}

/** A service's name and when it is: "Watchnight" and "Thursday 24 December, 11:15pm"; of one that is off, why. */
export function serviceWords(
  meeting: MeetingDate,
  usual: Pick<Service, "name" | "from" | "map" | "where">,
) {
  const { day, name = usual.name, from = usual.from } = meeting;
  if (meeting.change === "off") {
    return { name: `No ${name}`, words: `${britishDate(day)}: ${reasonWords(meeting)}` };
  }
  const { where, why, notStreamed } = meeting;
  // Everybody knows where the church is.
  const place = where ?? (usual.map && usual.where);
  const unseen = notStreamed && `not streamed: ${notStreamed}`;
  return { name, words: [dayAndHours(day, from), place, why, unseen].filter(Boolean).join(", ") };
}
