import { A_MINUTE, addDays, CHURCH_ZONE, type Day, type WallTime } from "#time";

/** One event or one date of a group in a calendar. */
export type CalendarEntry = {
  /** It never changes, because calendars know by it which entries they have already. */
  uid: string;
  when: CalendarHours | CalendarDays;
  state: "on" | "off" | "moved" | "to be confirmed";
  name: string;
  /** Its place, in one line. */
  place?: string;
  /** What else there is to say, in one or several lines. */
  words: string;
  /** The address of its page. */
  url: string;
};

/** When an entry begins and ends on the church's clock. */
export type CalendarHours = {
  start: WallTime;
  /** Missing if it is unknown. */
  end?: WallTime;
};

/** The days of an entry that lasts whole days, or whose hour is unknown. */
export type CalendarDays = {
  first: Day;
  /** The same day, if it lasts only one. */
  last: Day;
};

/** What a calendar file is written from. */
export type CalendarFile = {
  /** The church's website. */
  website: string;
  /** The title of a calendar to subscribe to; missing in a file for a single event. */
  title?: string;
  entries: CalendarEntry[];
  /** When it is written. */
  now: Date;
};

const STATUS = {
  on: "CONFIRMED",
  off: "CANCELLED",
  moved: "CONFIRMED",
  "to be confirmed": "TENTATIVE",
};

/** How often calendars should look for changes: every four hours. */
const REFRESH = "PT4H";

/** The most octets of a line, without its end. */
const LONGEST_LINE = 75;

const CONTROL_CHARACTER = /[^\P{Cc}\n\t]/gu;

/** The rules of summer time, which the standard requires in every file with hours in it. */
const ZONE_LINES = [
  "BEGIN:VTIMEZONE",
  `TZID:${CHURCH_ZONE}`,
  "BEGIN:DAYLIGHT",
  "TZNAME:BST",
  "DTSTART:19700329T010000",
  "TZOFFSETFROM:+0000",
  "TZOFFSETTO:+0100",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZNAME:GMT",
  "DTSTART:19701025T020000",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** Writes a calendar file (RFC 5545): one to subscribe to, or one for a single event. */
export function writeCalendar({ website, title, entries, now }: CalendarFile): string {
  const { host } = new URL(website);
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", textLine("PRODID", `-//${host}//Calendar//EN`)];
  if (title !== undefined) lines.push(...subscriptionLines(title));
  if (entries.some(({ when }) => "start" in when)) lines.push(...ZONE_LINES);
  for (const entry of entries) lines.push(...eventLines(entry, now));
  lines.push("END:VCALENDAR");
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function subscriptionLines(title: string): string[] {
  return [
    "METHOD:PUBLISH",
    textLine("NAME;VALUE=TEXT", title),
    textLine("X-WR-CALNAME;VALUE=TEXT", title),
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
  ];
}

function eventLines(entry: CalendarEntry, now: Date): string[] {
  const { uid, when, state, name, place, words, url } = entry;
  const writtenAt = withoutPunctuation(now.toISOString().replace(/\.\d+/, ""));
  const lines = [
    "BEGIN:VEVENT",
    textLine("UID", uid),
    `DTSTAMP:${writtenAt}`,
    `LAST-MODIFIED:${writtenAt}`,
    // Calendars accept a changed entry only with a higher number than before, so it is the minutes since 1970.
    `SEQUENCE:${Math.floor(now.getTime() / A_MINUTE)}`,
    ...timeLines(when),
    `STATUS:${STATUS[state]}`,
    textLine("SUMMARY", name),
  ];
  // Otherwise the calendar would show people as busy for the whole of Christian Aid Week, or for what is cancelled.
  if ("first" in when || state === "off") lines.push("TRANSP:TRANSPARENT");
  if (place) lines.push(textLine("LOCATION", place));
  if (words) lines.push(textLine("DESCRIPTION", words));
  lines.push(`URL:${url}`, "END:VEVENT");
  return lines;
}

function timeLines(when: CalendarHours | CalendarDays): string[] {
  if ("first" in when) {
    return [
      `DTSTART;VALUE=DATE:${withoutPunctuation(when.first)}`,
      // In calendars the end is the day after the last one.
      `DTEND;VALUE=DATE:${withoutPunctuation(addDays(when.last, 1))}`,
    ];
  }
  const lines = [timeLine("DTSTART", when.start)];
  if (when.end) lines.push(timeLine("DTEND", when.end));
  return lines;
}

function timeLine(property: string, time: WallTime): string {
  return `${property};TZID=${CHURCH_ZONE}:${withoutPunctuation(time)}`;
}

/** "20261206T190000" for "2026-12-06T19:00:00", because calendars write times without hyphens and colons. */
function withoutPunctuation(time: string): string {
  return time.replace(/[-:]/g, "");
}

/** Writes a line with words, without control characters, which are forbidden, and with plain spaces only. */
function textLine(property: string, words: string): string {
  const plain = words.replaceAll("\u00a0", " ").replace(CONTROL_CHARACTER, "");
  // These characters have a meaning in calendars, and so does the end of a line.
  const escaped = plain.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
  return `${property}:${escaped}`;
}

const encoder = new TextEncoder();

/** Breaks a line that is too long. Each further part begins with a space. */
function foldLine(line: string): string {
  let folded = "";
  let room = LONGEST_LINE;
  for (const letter of line) {
    const octets = encoder.encode(letter).length;
    if (octets > room) {
      folded += "\r\n ";
      room = LONGEST_LINE - 1;
    }
    folded += letter;
    room -= octets;
  }
  return folded;
}
