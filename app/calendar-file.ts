import ICAL from "ical.js";
import zone from "./church-zone.ics?raw";
import { A_MINUTE } from "./time/clock.ts";
import { CHURCH_ZONE, type WallTime } from "./time/wall-time.ts";

/** A property in jCal (RFC 7265), the JSON form of iCalendar. A WallTime is written as its date-time. */
export type Property = [name: string, parameters: object, type: string, ...values: unknown[]];

export type Component = [kind: string, properties: Property[], parts: Component[]];

// RFC 5545 allows 75 octets in a line; ical.js does not count the space that a folded line begins with.
ICAL.foldLength = 74;

const CONTROL = /[^\P{Cc}\n\t]/gu;

/** The clock changes of the church's zone: RFC 5545 wants them in every file with times in it. */
export const churchZone: Component = ICAL.parse(zone);

/** A file of the church with this website, of `product`. */
export function calendarFile(
  website: string,
  product: string,
  components: Component[],
  properties: Property[] = [],
): string {
  const maker = `-//${new URL(website).host}//${product}//EN`;
  const head = [text("version", "2.0"), text("prodid", maker), ...properties];
  return ICAL.stringify(["vcalendar", head, components]);
}

/** An event: which it is, as of when, and what is told of it. Calendars keep the later of two files of an event. */
export function calendarEvent(uid: string, asOf: Date, told: Property[]): Component {
  return ["vevent", [text("uid", uid), ...version(asOf), ...told], []];
}

/** Since when an event is as it is. `atLeast` is the lowest SEQUENCE it may have; it is counted in minutes since 1970. */
export function version(asOf: Date, atLeast = 0): Property[] {
  const minutes = Math.floor(asOf.getTime() / A_MINUTE);
  return [
    ["dtstamp", {}, "date-time", utc(asOf)],
    ["last-modified", {}, "date-time", utc(asOf)],
    ["sequence", {}, "integer", Math.max(minutes, atLeast)],
  ];
}

export function onChurchClock(name: string, ...times: WallTime[]): Property {
  return [name, { tzid: CHURCH_ZONE }, "date-time", ...times];
}

/** Words without control characters, which no calendar may have, and with plain spaces alone. */
export function text(name: string, value: string): Property {
  return [name, {}, "text", value.replaceAll("\u00a0", " ").replace(CONTROL, "")];
}

/** "2026-12-06T19:00:00Z" */
export function utc(instant: Date): string {
  return instant.toISOString().replace(/\.\d+/, "");
}
