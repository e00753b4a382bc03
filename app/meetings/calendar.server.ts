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
import { type Meeting, meetingFrom, type Series, takesPlace } from "./meeting.ts";
import { readGroupSeries, readServices } from "./series.server.ts";
import { markOf, offWords } from "./words.ts";

/** How often a calendar looks for changes, unless it keeps hours of its own. */
const REFRESH = "PT4H";

/** The calendar at a path: /calendar.ics, /services.ics or /activities/NAME.ics. Throws ContentProblems. */
export function calendarAt(pathname: string): string {
  const church = readChurch();
  const [services, groups] = [readServices(), readGroupSeries()];
  const page = pathname.replace(/\.ics$/, "");
  const present = movedAddresses().get(page) ?? page;
  const asked = groups.find(({ path }) => path === present);
  const named = asked?.name ?? (page === "/services" && "Services");
  const title = listed([named, church.name]);
  const all = asked ? [asked] : [...services, ...(named ? [] : groups)];
  return seriesCalendar(title, all, church, contentChangedAt());
}

/** A calendar to subscribe to (RFC 5545), in church time. The same facts, last changed at `asOf`, always make the same file. */
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
  const { id, meetings, rule, afterLast } = series;
  const { host } = new URL(church.website);
  const event = (name: string, times: Property[], meeting: Meeting, notes?: string[]) =>
    calendarEvent([
      ...identity(`${name}@${host}`, asOf),
      ...times,
      ...details(meeting, series, church, notes),
    ]);
  // One that was called off after all still has its hour.
  const extras = meetings.filter(
    ({ change, from }) => change === "extra" || (change === "off" && from),
  );
  const extraEvents = extras.map((meeting, index) => {
    const before = extras.slice(0, index).filter(({ day }) => day === meeting.day).length;
    const name = [id, meeting.day, before && before + 1].filter(Boolean).join("-");
    return event(name, timesOf(meeting), meeting);
  });
  const held = ruleDaysHeld(series);
  if (!held) return extraEvents;
  const usually = (day: Day) => meetingFrom({ day }, series);
  const off = meetings.filter((meeting) => !takesPlace(meeting));
  // What calls the meeting of a day off is told; that there is none in half-term or the holidays is the rule.
  const days = held.days.map(({ day, meeting }) => ({
    usual: usually(day),
    meeting: meeting ?? off.find((one) => one.day === day),
  }));
  const without = days.filter(({ meeting }) => !meeting).map(({ usual }) => usual);
  const [first, last] = [usually(held.first), usually(held.last)];
  // In UTC where it has an hour, as RFC 5545 asks.
  const until = last.hours.from ? utc(new Date(withOffset(last.start))) : last.day;
  const times: Property[] = [
    ...timesOf(first),
    ["rrule", {}, "recur", { ...ICAL.Recur.fromString(recurrenceOf(rule)).toJSON(), until }],
    ...(without.length > 0 ? [starts("exdate", without)] : []),
  ];
  return [
    event(id, times, first, [...off.map(offWords), afterLast ?? ""]),
    ...days.flatMap(({ usual, meeting }) => {
      if (!meeting?.change && !meeting?.name) return [];
      const own = timesOf(takesPlace(meeting) ? meeting : usual);
      return [event(id, [starts("recurrence-id", [usual]), ...own], meeting)];
    }),
    ...extraEvents,
  ];
}

/** When usual meetings begin: days alone where their hour is not known. */
function starts(name: string, usual: Meeting[]): Property {
  if (!usual[0]?.hours.from) return [name, {}, "date", ...usual.map(({ day }) => day)];
  return onChurchClock(name, ...usual.map(({ start }) => start));
}

function timesOf(meeting: Meeting): Property[] {
  const { hours, start, end } = meeting;
  const ends = hours.from && end > start ? [onChurchClock("dtend", end)] : [];
  return [starts("dtstart", [meeting]), ...ends];
}

function details(meeting: Meeting, series: Series, church: Church, notes: string[] = []) {
  const { room, sections, contacts, isService } = series;
  const { where = series.where, name: own = series.name } = meeting;
  const isOff = meeting.change === "off";
  const name = meeting.name && !isService ? `${series.name}: ${own}` : own;
  const { street, town, postcode } = spotOf(where, church)?.building.address ?? {};
  const place = [!meeting.where && room, where, street, town, postcode];
  const page = new URL(series.path, church.website).href;
  const description = [
    markOf(meeting),
    // "Anchor Boys (Primary 1 to 3): 6:15–7:15pm, Minor Hall"
    ...sections.map((part) =>
      listed([`${part.name} (${part.who}): ${clockRange(part.from, part.to)}`, part.where]),
    ),
    ...notes,
    ...contacts.map(({ name, role, phone, email }) => listed([`${role}: ${name}`, phone, email])),
    isService && `Church office: ${church.phone}, ${church.email}`,
    page,
  ];
  return [
    text("status", isOff ? "CANCELLED" : "CONFIRMED"),
    // Some calendars do not show STATUS.
    text("summary", isOff ? `Off: ${name}` : name),
    text("location", listed(place)),
    text("description", description.filter(Boolean).join("\n")),
    ["url", {}, "uri", page] satisfies Property,
  ];
}

function listed(words: (string | false | undefined)[]): string {
  return words.filter(Boolean).join(", ");
}
