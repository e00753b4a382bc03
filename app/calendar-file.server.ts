import ICAL from "ical.js";
import { A_MINUTE, addDays, CHURCH_ZONE, type Day, type WallTime } from "#time";
import zone from "./church-zone.ics?raw";

/** One event or one date of a group in a calendar. */
export type CalendarEntry = {
  /** Never changes: by it calendars know what they have already. */
  uid: string;
  when: CalendarHours | CalendarDays;
  status: "confirmed" | "pending" | "cancelled";
  name: string;
  /** Where it is, in one line. */
  place?: string;
  /** What else there is to say, in one or several lines. */
  words: string;
  /** The address of its page. */
  url: string;
};

/** On the church's clock; without an end where nobody knows it. */
export type CalendarHours = { start: WallTime; end?: WallTime };

/** The first and last day of an event that lasts whole days, or whose hour nobody knows. */
export type CalendarDays = { first: Day; last: Day };

export type CalendarFile = {
  /** The church's website. */
  website: string;
  /** What a calendar to subscribe to is called; a file for one event has no title. */
  title?: string;
  entries: CalendarEntry[];
  /** When it is written. */
  now: Date;
};

/** A property or a component in jCal (RFC 7265), the JSON form of iCalendar. */
type Property = [name: string, parameters: object, type: string, value: unknown];
type Component = [kind: string, properties: Property[], parts: Component[]];

const STATUS = { confirmed: "CONFIRMED", pending: "TENTATIVE", cancelled: "CANCELLED" };

/** How often a calendar looks for changes, unless it keeps hours of its own. */
const REFRESH = "PT4H";

/** In octets, without what ends it. */
const LONGEST_LINE = 75;

const CONTROL_CHARACTER = /[^\P{Cc}\n\t]/gu;

/** A calendar file (RFC 5545): one to subscribe to, or one for a single event. */
export function writeCalendar({ website, title, entries, now }: CalendarFile): string {
  const { host } = new URL(website);
  const properties = [text("version", "2.0"), text("prodid", `-//${host}//Calendar//EN`)];
  if (title !== undefined) properties.push(...subscriptionProperties(title));
  const parts = entries.map((entry) => eventComponent(entry, now));
  // The standard wants the changes of the clock in every file with hours in it.
  if (entries.some(({ when }) => "start" in when)) parts.unshift(ICAL.parse(zone) as Component);
  return foldLines(ICAL.stringify(["vcalendar", properties, parts]));
}

function subscriptionProperties(title: string): Property[] {
  return [
    text("method", "PUBLISH"),
    text("name", title),
    text("x-wr-calname", title),
    ["refresh-interval", {}, "duration", REFRESH],
    ["x-published-ttl", {}, "unknown", REFRESH],
  ];
}

function eventComponent(entry: CalendarEntry, now: Date): Component {
  const { uid, when, status, name, place, words, url } = entry;
  const writtenAt = now.toISOString().replace(/\.\d+/, "");
  const properties: Property[] = [
    text("uid", uid),
    ["dtstamp", {}, "date-time", writtenAt],
    ["last-modified", {}, "date-time", writtenAt],
    // Calendars take over an entry again only with a higher number. These are the minutes since 1970.
    ["sequence", {}, "integer", Math.floor(now.getTime() / A_MINUTE)],
    ...timeProperties(when),
    text("status", STATUS[status]),
    text("summary", name),
  ];
  if (place) properties.push(text("location", place));
  if (words) properties.push(text("description", words));
  properties.push(["url", {}, "uri", url]);
  return ["vevent", properties, []];
}

function timeProperties(when: CalendarHours | CalendarDays): Property[] {
  if ("first" in when) {
    return [
      ["dtstart", {}, "date", when.first],
      // Calendars count up to the day on which it is over.
      ["dtend", {}, "date", addDays(when.last, 1)],
    ];
  }
  const start = onChurchClock("dtstart", when.start);
  return when.end ? [start, onChurchClock("dtend", when.end)] : [start];
}

function onChurchClock(name: string, time: WallTime): Property {
  return [name, { tzid: CHURCH_ZONE }, "date-time", time];
}

/** Words without control characters, which no calendar may have, and with plain spaces alone. */
function text(name: string, value: string): Property {
  return [name, {}, "text", value.replaceAll("\u00a0", " ").replace(CONTROL_CHARACTER, "")];
}

/**
 * Folds long lines as the standard asks. ical.js does not count the space with which a folded line goes on, and makes
 * them an octet too long.
 */
function foldLines(ics: string): string {
  const lines = ics.replaceAll("\r\n ", "").split("\r\n").filter(Boolean);
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function foldLine(line: string): string {
  let folded = "";
  let room = LONGEST_LINE;
  for (const letter of line) {
    const octets = new TextEncoder().encode(letter).length;
    if (octets > room) {
      folded += "\r\n ";
      room = LONGEST_LINE - 1;
    }
    folded += letter;
    room -= octets;
  }
  return folded;
}
