import ICAL from "ical.js";
import { calendarEvent, onChurchClock, type Property, text, utc } from "#app/calendar-file.ts";
import { isInChurch } from "#app/church-address.ts";
import type { Church } from "#app/content-loader/church.server.ts";
import { type Day, withOffset } from "#app/time/wall-time.ts";
import { clockRange } from "#app/time/written-times.ts";
import { recurrenceOf, ruleDaysHeld } from "./compute-meetings.server.ts";
import { type Meeting, meetingFrom, type Series, streamOf, takesPlace } from "./meeting.ts";
import type { Draft } from "./revisions.ts";
import { markOf, notStreamedWords, offWords, streamWords } from "./words.ts";

/** `meeting` where it is one date of the series. */
type DateDraft = Draft & { meeting?: Meeting };

/**
 * A series in a calendar, last changed at `asOf`: its rule as one event, one for each of the rule's days, and one for
 * each extra date.
 */
export function draftsOf(series: Series, church: Church, asOf: Date): DateDraft[] {
  const { id, meetings, rule, afterLast } = series;
  const { host } = new URL(church.website);
  const event = (name: string, times: Property[], meeting: Meeting, notes?: string[]) =>
    calendarEvent(`${name}@${host}`, asOf, [...times, ...details(meeting, series, church, notes)]);
  // One that was called off after all still has its hour.
  const extras = meetings.filter(
    ({ change, from }) => change === "extra" || (change === "off" && from),
  );
  const extraEvents = extras.map((meeting, index) => {
    const before = extras.slice(0, index).filter(({ day }) => day === meeting.day).length;
    const name = [id, meeting.day, before && before + 1].filter(Boolean).join("-");
    return { entry: event(name, timesOf(meeting), meeting), meeting };
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
    { entry: event(id, times, first, [...off.map(offWords), afterLast ?? ""]) },
    ...days.flatMap(({ usual, meeting }) => {
      if (!meeting) return [];
      const own = timesOf(takesPlace(meeting) ? meeting : usual);
      const entry = event(id, [starts("recurrence-id", [usual]), ...own], meeting);
      const isOwn = meeting.change || meeting.name || meeting.notStreamed;
      return [{ entry, meeting, isAsRule: !isOwn }];
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
  const { room, sections, isService } = series;
  const { where = series.where, name: own = series.name } = meeting;
  // What is elsewhere for once may be anywhere.
  const isAtChurch = meeting.where ? isInChurch(meeting.where, church) : !series.map;
  const isOff = meeting.change === "off";
  const name = meeting.name && !isService ? `${series.name}: ${own}` : own;
  const { street, town, postcode } = church.address;
  const address = isAtChurch ? [street, town, postcode] : [];
  const description = [
    markOf(meeting),
    ...whetherStreamed(meeting, series),
    // "Anchor Boys (Primary 1 to 3): 6:15–7:15pm, Minor Hall"
    ...sections.map((part) =>
      listed([`${part.name} (${part.who}): ${clockRange(part.from, part.to)}`, part.where]),
    ),
    ...notes,
    ...whomToAsk(series, church),
  ];
  return [
    text("status", isOff ? "CANCELLED" : "CONFIRMED"),
    // Some calendars do not show STATUS.
    text("summary", isOff ? `Off: ${name}` : name),
    text("location", listed([!meeting.where && room, where, ...address])),
    text("description", lines(description)),
    ["url", {}, "uri", pageOf(series, church)] satisfies Property,
  ];
}

/** What is told of a date for which an event of the diary stands, below the event’s own words. */
export function besideEvent(meeting: Meeting, series: Series, church: Church): string {
  return lines([...whetherStreamed(meeting, series), ...whomToAsk(series, church)]);
}

function whetherStreamed(meeting: Meeting, series: Series) {
  const stream = streamOf(meeting, series);
  return [
    meeting.notStreamed && notStreamedWords(meeting.notStreamed),
    stream && `${streamWords(stream)}: ${stream.address}`,
  ];
}

function whomToAsk(series: Series, church: Church) {
  return [
    ...series.contacts.map(({ name, role, phone, email }) =>
      listed([`${role}: ${name}`, phone, email]),
    ),
    series.isService && `Church office: ${church.phone}, ${church.email}`,
    pageOf(series, church),
  ];
}

function pageOf({ path }: Series, { website }: Church): string {
  return new URL(path, website).href;
}

function lines(words: (string | false | undefined)[]): string {
  return words.filter(Boolean).join("\n");
}

function listed(words: (string | false | undefined)[]): string {
  return words.filter(Boolean).join(", ");
}
