import { britishDate, clockRange, type Day, dayAndHours, nearDate, type WallTime } from "#time";
import { findComingMeetings, type Meeting, type MeetingDate } from "./meeting.ts";
import { capitalise } from "./rule-words.ts";
import type { Service } from "./series.ts";
import type { Stream } from "./stream.ts";
import type { Unusual } from "./unusual.ts";
import type { Break } from "./year.ts";

/** Says that the next date is next or, if it has begun by the church's time `now`, that it is on. */
export function labelNext({ hours, start }: Meeting, now: WallTime): "Next" | "On now" {
  return hours.from && start <= now ? "On now" : "Next";
}

/** What a group's page says about its next date. */
export type NextDateWords = {
  /** "Next", "On now" */
  name: string;
  /** "Tomorrow, Sunday 22 November", "Not set yet" */
  date: string;
  /** What is not as usual about it; "" if nothing is. */
  note: string;
};

/** Words the next date at the church's time `now`. When all these dates are over, `afterAll` stands in its place. */
export function nextDateWords(meetings: Meeting[], now: WallTime, afterAll: string): NextDateWords {
  const [meeting] = findComingMeetings(meetings, now, 1).next;
  if (!meeting) return { name: "Next", date: afterAll, note: "" };
  return {
    name: labelNext(meeting, now),
    date: nearDate(meeting.day, now),
    note: writeDifferences(meeting),
  };
}

/** "Half-term: back on Wednesday 4 November". A break that has not begun yet also says when it begins. */
export function breakWords({ name, from }: Break, today: Day, back: Day): string {
  const begins = from > today ? ` from ${britishDate(from)}` : "";
  return `${capitalise(name)}${begins}: back on ${britishDate(back)}`;
}

/** "Not Thursday 17 December: singing at the town’s carols", "Not Tuesday 5 January: moved to Tuesday 12 January". */
export function offWords(meeting: MeetingDate): string {
  return `Not ${britishDate(meeting.day)}: ${reasonWords(meeting)}`;
}

/** Says why a date is off: "snow", "moved to Tuesday 12 January". */
export function reasonWords({ movedTo, why }: MeetingDate): string | undefined {
  return movedTo ? `moved to ${britishDate(movedTo)}` : why;
}

/** Writes what is not as usual about a date: "moved from Tuesday 5 January, 8–9pm, Minor Hall"; "" if nothing is. */
export function writeDifferences(date: MeetingDate): string {
  const { name, where, why, movedFrom } = date;
  const origin = movedFrom && `moved from ${britishDate(movedFrom)}`;
  return [name, origin, unusualHours(date), where, why].filter(Boolean).join(", ");
}

/** "8–9pm", or "until 9pm" if it begins as usual; "" if its hours are the usual ones. */
function unusualHours({ from, to }: MeetingDate): string {
  if (from) return clockRange(from, to);
  return to ? `until ${clockRange(to)}` : "";
}

/**
 * Finds what is not as usual about a date, for places that name its day already; null if nothing is. An extra date is
 * unusual as a whole, so only its reason is given.
 */
export function findUnusual(meeting: Meeting): Unusual | null {
  const { change, why = "", movedTo, movedMeeting } = meeting;
  if (movedTo) {
    const unusual = movedMeeting && writeDifferences({ ...movedMeeting, movedFrom: undefined });
    const words = [britishDate(movedTo), unusual].filter(Boolean).join(", ");
    return { kind: "Moved to", words };
  }
  if (change === "off") return { kind: "Off", words: why };
  if (change === "extra") return why ? { kind: "Extra", words: why } : null;
  const unusual = writeDifferences({ ...meeting, name: undefined, movedFrom: undefined });
  if (meeting.movedFrom !== undefined) {
    const words = [britishDate(meeting.movedFrom), unusual].filter(Boolean).join(", ");
    return { kind: "Moved from", words };
  }
  return unusual ? { kind: "Not as usual", words: unusual } : null;
}

/** "Streamed on YouTube" or, while the service is on, "Live now on YouTube". */
export function streamWords({ on }: Stream, isOn = false): string {
  return `${isOn ? "Live now" : "Streamed"} ${on}`;
}

export function markNotStreamed(why: string): Unusual {
  return { kind: "Not streamed", words: why };
}

/** A service in a list. */
type ServiceWords = {
  /** "Watchnight", "No Main Service" */
  name: string;
  /** "Thursday 24 December, 11:15pm, First Ballydown", "Sunday 27 December: snow" */
  words: string;
};

/** Words a date of a service for a list: its name, and when it is or why it is off. */
export function serviceWords(meeting: MeetingDate, usual: Service): ServiceWords {
  const { day, name = usual.name, from = usual.from } = meeting;
  if (meeting.change === "off") {
    return { name: `No ${name}`, words: `${britishDate(day)}: ${reasonWords(meeting)}` };
  }
  const { why, notStreamed } = meeting;
  // Everybody knows where the church is.
  const usualPlace = usual.map ? usual.where : undefined;
  const place = meeting.where ?? usualPlace;
  const stream = notStreamed && `not streamed: ${notStreamed}`;
  return { name, words: [dayAndHours(day, from), place, why, stream].filter(Boolean).join(", ") };
}
