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
import { spotOf } from "#app/places/buildings.ts";
import { type Day, withOffset } from "#app/time/wall-time.ts";
import { clockRange } from "#app/time/written-times.ts";
import { recurrenceOf, ruleDaysHeld } from "./compute-meetings.server.ts";
import { type Meeting, meetingFrom, type Section, type Series, takesPlace } from "./meeting.ts";
import { readGroupSeries, readServices } from "./series.server.ts";
import { markOf, offWords } from "./words.ts";

/** How often a calendar looks for changes, where it asks the file: some keep hours of their own. */
const REFRESH = "PT4H";

/** The calendar at a path: /calendar.ics, /services.ics or /activities/NAME.ics. Throws ContentProblems. */
export function calendarAt(pathname: string): string {
  const church = readChurch();
  const asOf = contentChangedAt();
  const [services, groups] = [readServices(), readGroupSeries()];
  if (pathname === "/services.ics") {
    return seriesCalendar(`Services, ${church.name}`, services, church, asOf);
  }
  const page = pathname.replace(/\.ics$/, "");
  const present = movedAddresses().get(page) ?? page;
  const asked = groups.find(({ path }) => path === present);
  return asked
    ? seriesCalendar(`${asked.name}, ${church.name}`, [asked], church, asOf)
    : seriesCalendar(church.name, [...services, ...groups], church, asOf);
}

/**
 * The dates of series as a calendar to subscribe to (RFC 5545), times in the church's zone. `asOf` is
 * when its facts were last changed: the same facts make the same file, whenever the site is built.
 */
export function seriesCalendar(title: string, all: Series[], church: Church, asOf: Date): string {
  const { host } = new URL(church.website);
  const properties: Property[] = [
    text("method", "PUBLISH"),
    text("name", title),
    text("x-wr-calname", title),
    ["refresh-interval", {}, "duration", REFRESH],
    ["x-published-ttl", {}, "unknown", REFRESH],
  ];
  const events = all.flatMap((series) => eventsOf(series, church, asOf));
  return calendarFile({ host, product: "Dates", properties }, [churchZone, ...events]);
}

/** The rule as one event, one for each of its days that is not as usual, and one for each extra date. */
function eventsOf(series: Series, church: Church, asOf: Date) {
  const { id, meetings } = series;
  const { host } = new URL(church.website);
  const event: MakeEvent = (name, times, meeting, notes = []) =>
    calendarEvent([
      ...identity(`${name}@${host}`, asOf),
      ...times,
      ...details(meeting, notes, series, church),
    ]);
  // One that was called off after all still has its hour.
  const extras = meetings.filter(
    ({ change, from }) => change === "extra" || (change === "off" && from),
  );
  return [
    ...ruleEvents(series, event),
    ...extras.map((meeting, index) => {
      const before = extras.slice(0, index).filter(({ day }) => day === meeting.day).length;
      const name = [id, meeting.day, before && before + 1].filter(Boolean).join("-");
      return event(name, timesOf(meeting), meeting);
    }),
  ];
}

type MakeEvent = (
  name: string,
  times: Property[],
  meeting: Meeting,
  notes?: (string | null)[],
) => ReturnType<typeof calendarEvent>;

/** None where no day is known. */
function ruleEvents(series: Series, event: MakeEvent) {
  const held = ruleDaysHeld(series);
  if (!held) return [];
  const { id, meetings, afterLast } = series;
  const off = meetings.filter((meeting) => !takesPlace(meeting));
  // What calls the meeting of a day off is told; that there is none in half-term or the holidays is the rule.
  const days = held.days.map(({ day, meeting }) => ({
    usual: meetingFrom({ day }, series),
    meeting: meeting ?? off.find((one) => one.day === day),
  }));
  const without = days.filter(({ meeting }) => !meeting).map(({ usual }) => usual);
  const first = meetingFrom({ day: held.first }, series);
  const times = [
    ...timesOf(first),
    recurrence(series, held.last),
    ...(without.length > 0 ? [starts("exdate", without)] : []),
  ];
  return [
    event(id, times, first, [...off.map(offWords), afterLast]),
    ...days.flatMap(({ usual, meeting }) => {
      if (!meeting?.change && !meeting?.name) return [];
      const own = timesOf(takesPlace(meeting) ? meeting : usual);
      return [event(id, [starts("recurrence-id", [usual]), ...own], meeting)];
    }),
  ];
}

/** The rule up to its last day, in UTC where it has an hour, as RFC 5545 asks. */
function recurrence(series: Series, last: Day): Property {
  const lastStart = new Date(withOffset(meetingFrom({ day: last }, series).start));
  const rule = ICAL.Recur.fromString(recurrenceOf(series.rule)).toJSON();
  return ["rrule", {}, "recur", { ...rule, until: series.from ? utc(lastStart) : last }];
}

/** When usual meetings begin: days alone where their hour is not known. */
function starts(name: string, usual: Meeting[]): Property {
  if (!usual[0]?.hours.from) return [name, {}, "date", ...usual.map(({ day }) => day)];
  return onChurchClock(name, ...usual.map(({ start }) => start));
}

function timesOf({ day, hours, start, end }: Meeting): Property[] {
  if (!hours.from) return [["dtstart", {}, "date", day]];
  return [onChurchClock("dtstart", start), ...(end > start ? [onChurchClock("dtend", end)] : [])];
}

function details(
  meeting: Meeting,
  notes: (string | null)[],
  series: Series,
  church: Church,
): Property[] {
  const { room, sections, isService } = series;
  const isOff = meeting.change === "off";
  const own = isService ? meeting.name : meeting.name && `${series.name}: ${meeting.name}`;
  const name = own ?? series.name;
  const where = meeting.where ?? series.where;
  const address = spotOf(where, church)?.building.address;
  const place = [
    !meeting.where && room,
    where,
    ...(address ? [address.street, address.town, address.postcode] : []),
  ];
  const page = new URL(series.path, church.website).href;
  const description = [
    markOf(meeting),
    ...sections.map(sectionWords),
    ...notes,
    ...contactWords(series, church),
    page,
  ];
  return [
    text("status", isOff ? "CANCELLED" : "CONFIRMED"),
    // Some calendars do not show STATUS.
    text("summary", isOff ? `Off: ${name}` : name),
    text("location", place.filter(Boolean).join(", ")),
    text("description", description.filter(Boolean).join("\n")),
    ["url", {}, "uri", page],
  ];
}

/** "Anchor Boys (Primary 1 to 3): 6:15–7:15pm, Minor Hall" */
function sectionWords({ name, who, from, to, where }: Section): string {
  return [`${name} (${who}): ${clockRange(from, to)}`, where].filter(Boolean).join(", ");
}

function contactWords({ contacts, isService }: Series, { phone: office, email: mail }: Church) {
  if (isService) return [`Church office: ${office}, ${mail}`];
  return contacts.map(({ name, role, phone, email }) =>
    [`${role}: ${name}`, phone, email].filter(Boolean).join(", "),
  );
}
