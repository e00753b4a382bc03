import ICAL from "ical.js";
import {
  calendarEvent,
  calendarFile,
  churchZone,
  identity,
  onChurchClock,
  type Property,
  text,
  utc,
} from "#app/calendar-file.ts";
import { type Church, movedAddresses, readChurch } from "#app/content-loader/church.server.ts";
import { contentChangedAt } from "#app/content-loader/git.server.ts";
import type { Group } from "#app/content-loader/groups.server.ts";
import { groupPath } from "#app/ground/addresses.ts";
import { spotOf } from "#app/places/buildings.ts";
import { type Day, withOffset } from "#app/time/wall-time.ts";
import { clockRange } from "#app/time/written-times.ts";
import { recurrenceOf, ruleDaysHeld } from "./compute-meetings.server.ts";
import { endOf, hoursOf, type Meeting, type Series, startOf, takesPlace } from "./meeting.ts";
import { readDatedGroups, readServices } from "./series.server.ts";
import { markOf, offWords } from "./words.ts";

/** How often a calendar looks for changes, where it asks the file: some keep hours of their own. */
const REFRESH = "PT4H";

/** A series, whom to ask about it, and what a date with a name of its own is called among all others. */
export type Entry = {
  series: Series;
  /** Its own room, where the usual place is a building. */
  room?: string | undefined;
  contacts: string[];
  titleOf: (name: string) => string;
};

/** The calendar at a path: /calendar.ics, /services.ics or /activities/NAME.ics. Throws ContentProblems. */
export function calendarAt(pathname: string): string {
  const church = readChurch();
  const made = { church, asOf: contentChangedAt() };
  const contacts = [`Church office: ${church.phone}, ${church.email}`];
  const services = readServices().map(
    (series): Entry => ({ series, contacts, titleOf: (name) => name }),
  );
  if (pathname === "/services.ics") {
    return seriesCalendar(`Services, ${church.name}`, services, made);
  }
  const groups = readDatedGroups();
  const page = pathname.replace(/\.ics$/, "");
  const present = movedAddresses().get(page) ?? page;
  const asked = groups.find(({ group }) => groupPath(group.slug) === present);
  return asked
    ? seriesCalendar(`${asked.series.name}, ${church.name}`, [groupEntry(asked)], made)
    : seriesCalendar(church.name, [...services, ...groups.map(groupEntry)], made);
}

function groupEntry({ group, series }: { group: Group; series: Series }): Entry {
  const contacts = group.contacts.map(({ name, role, phone, email }) =>
    [`${role}: ${name}`, phone, email].filter(Boolean).join(", "),
  );
  return { series, room: group.room, contacts, titleOf: (name) => `${series.name}: ${name}` };
}

/**
 * The dates of series as a calendar to subscribe to (RFC 5545), times in the church's zone. `asOf` is
 * when its facts were last changed: the same facts make the same file, whenever the site is built.
 */
export function seriesCalendar(
  title: string,
  entries: Entry[],
  { church, asOf }: { church: Church; asOf: Date },
): string {
  const { host } = new URL(church.website);
  const properties: Property[] = [
    text("method", "PUBLISH"),
    text("name", title),
    text("x-wr-calname", title),
    ["refresh-interval", {}, "duration", REFRESH],
    ["x-published-ttl", {}, "unknown", REFRESH],
  ];
  const events = entries.flatMap((entry) => {
    const identityOf = (name: string) => identity(`${name}@${host}`, asOf);
    const detailsOf = (meeting: Meeting, notes?: string[]) =>
      details(entry, meeting, church, notes);
    return [
      ...ruleEvents(entry.series, identityOf, detailsOf),
      ...extraEvents(entry.series, identityOf, detailsOf),
    ];
  });
  return calendarFile({ host, product: "Dates", properties }, [
    churchZone,
    ...events.map(calendarEvent),
  ]);
}

type IdentityOf = (name: string) => Property[];
type DetailsOf = (meeting: Meeting, notes?: string[]) => Property[];

/** The rule as one event, and one for each of its days that is not as usual. None where no day is known. */
function ruleEvents(series: Series, identityOf: IdentityOf, detailsOf: DetailsOf): Property[][] {
  const held = ruleDaysHeld(series);
  if (!held) return [];
  const { first, last, days } = held;
  // What calls the meeting of a day off is told; that there is none in half-term or the holidays is the rule.
  const off = days.flatMap(({ day, meeting }) => {
    const called = meeting ? undefined : series.meetings.find((one) => isOffOn(day, one));
    return called ? [{ day, meeting: called }] : [];
  });
  const without = days.flatMap(({ day, meeting }) =>
    meeting || off.some((one) => one.day === day) ? [] : [day],
  );
  const unusual = days.flatMap(({ day, meeting }) =>
    meeting && (meeting.change || meeting.name) ? [{ day, meeting }] : [],
  );
  const usual = [
    ...identityOf(series.id),
    ...timesOf({ day: first }, series),
    recurrence(series, last),
    ...(without.length > 0 ? [starts("exdate", series, ...without)] : []),
    ...detailsOf({ day: first }, notesOf(series)),
  ];
  return [
    usual,
    ...[...unusual, ...off].map(({ day, meeting }) => [
      ...identityOf(series.id),
      starts("recurrence-id", series, day),
      ...timesOf(meeting.change === "off" ? { day } : meeting, series),
      ...detailsOf(meeting),
    ]),
  ];
}

function isOffOn(day: Day, meeting: Meeting): boolean {
  return meeting.day === day && !takesPlace(meeting);
}

function extraEvents(series: Series, identityOf: IdentityOf, detailsOf: DetailsOf): Property[][] {
  // One that was called off after all still has its hour.
  const extras = series.meetings.filter(
    ({ change, from }) => change === "extra" || (change === "off" && from),
  );
  return extras.map((meeting, index) => {
    const { day } = meeting;
    const before = extras.slice(0, index).filter((extra) => extra.day === day).length;
    const name = [series.id, day, before && before + 1].filter(Boolean).join("-");
    return [...identityOf(name), ...timesOf(meeting, series), ...detailsOf(meeting)];
  });
}

/** The rule up to its last day, in UTC where it has an hour, as RFC 5545 asks. */
function recurrence(series: Series, last: Day): Property {
  const lastStart = new Date(withOffset(startOf({ day: last }, series)));
  const rule = ICAL.Recur.fromString(recurrenceOf(series.rule)).toJSON();
  return ["rrule", {}, "recur", { ...rule, until: series.from ? utc(lastStart) : last }];
}

/** When the usual meeting begins on each of these days: a day alone where its hour is not known. */
function starts(name: string, series: Series, ...days: Day[]): Property {
  if (!series.from) return [name, {}, "date", ...days];
  return onChurchClock(name, ...days.map((day) => startOf({ day }, series)));
}

function timesOf(meeting: Meeting, series: Series): Property[] {
  if (!hoursOf(meeting, series).from) return [["dtstart", {}, "date", meeting.day]];
  const [start, end] = [startOf(meeting, series), endOf(meeting, series)];
  return [onChurchClock("dtstart", start), ...(end > start ? [onChurchClock("dtend", end)] : [])];
}

function details(
  { series, room, contacts, titleOf }: Entry,
  meeting: Meeting,
  church: Church,
  notes: string[] = [],
): Property[] {
  const isOff = meeting.change === "off";
  const name = meeting.name ? titleOf(meeting.name) : series.name;
  const where = meeting.where ?? series.where;
  const address = spotOf(where, church)?.building.address;
  const place = [
    ...(room && !meeting.where ? [room] : []),
    where,
    ...(address ? [address.street, address.town, address.postcode] : []),
  ];
  const page = new URL(series.path, church.website).href;
  const description = [markOf(meeting, series), ...sections(series), ...notes, ...contacts, page];
  return [
    text("status", isOff ? "CANCELLED" : "CONFIRMED"),
    // Some calendars do not show STATUS.
    text("summary", isOff ? `Off: ${name}` : name),
    text("location", place.join(", ")),
    text("description", description.filter(Boolean).join("\n")),
    ["url", {}, "uri", page],
  ];
}

/** "Anchor Boys (Primary 1 to 3): 6:15–7:15pm, Minor Hall" */
function sections(series: Series): string[] {
  return series.sections.map(({ name, who, from, to, where }) =>
    [`${name} (${who}): ${clockRange(from, to)}`, where].filter(Boolean).join(", "),
  );
}

/** What is off and why, and how far the dates are known. */
function notesOf({ meetings, afterLast }: Series): string[] {
  const off = meetings.filter(({ change }) => change === "off").map(offWords);
  return afterLast ? [...off, afterLast] : off;
}
