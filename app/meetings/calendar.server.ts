import ICAL from "ical.js";
import {
  type Component,
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
import { churchFeed } from "#app/events/church-suite.server.ts";
import { entryOf, tellEvent } from "#app/events/details/ics-file.ts";
import type { ChurchEvent } from "#app/events/event.ts";
import { withChanges } from "#app/events/event-changes.ts";
import { takeSnapshot } from "#app/events/snapshot.server.ts";
import { spotOf } from "#app/places/buildings.ts";
import { buildTime } from "#app/time/build-time.server.ts";
import { type Day, withOffset } from "#app/time/wall-time.ts";
import { clockRange } from "#app/time/written-times.ts";
import { readComingChanges } from "./coming-changes.server.ts";
import { recurrenceOf, ruleDaysHeld } from "./compute-meetings.server.ts";
import { eventsByDate } from "./dates-of-events.ts";
import { type Meeting, meetingFrom, type Series, streamOf, takesPlace } from "./meeting.ts";
import { publishedEntries } from "./published-calendar.server.ts";
import { type Draft, revised } from "./revisions.ts";
import { readGroupSeries, readServices } from "./series.server.ts";
import { markOf, notStreamedWords, offWords, streamWords } from "./words.ts";

/** How often a calendar looks for changes, unless it keeps hours of its own. */
const REFRESH = "PT4H";

/** The calendar at a path: /calendar.ics, /events.ics, /services.ics or /activities/NAME.ics. Throws ContentProblems. */
export async function calendarAt(pathname: string): Promise<string> {
  const church = readChurch();
  const [services, groups] = [readServices(), readGroupSeries()];
  const page = pathname.replace(/\.ics$/, "");
  const present = movedAddresses().get(page) ?? page;
  const asked = groups.find(({ path }) => path === present);
  const title = (name?: string) => listed([name, church.name]);
  if (asked) return seriesCalendar(title(asked.name), [asked], church, contentChangedAt());
  if (page === "/services") {
    return seriesCalendar(title("Services"), services, church, contentChangedAt());
  }
  const isDiary = page === "/events";
  const published = await publishedEntries(pathname);
  const now = buildTime();
  const entries = calendarEntries(isDiary ? [] : [...services, ...groups], await readDiary(now), {
    church,
    published,
    now,
    asOf: contentChangedAt(),
  });
  return calendarOf(title(isDiary ? "Events" : undefined), entries, church);
}

/** The church's diary as of the build, with what notices.yaml changes. */
async function readDiary(now: Date): Promise<Diary> {
  const feed = churchFeed();
  const snapshot = feed && (await takeSnapshot(feed));
  const events = withChanges(snapshot?.events ?? [], readComingChanges(now), readChurch());
  return {
    events,
    isWhole: !feed || (snapshot !== null && !snapshot.isPartial && !snapshot.isCut),
  };
}

/** `isWhole` unless the feed could not be read, or not all of it. */
type Diary = { events: ChurchEvent[]; isWhole: boolean };

type DateOfSeries = { meeting: Meeting; series: Series };

/** `asOf` is when the words of the series were last changed, `now` when the site is built; null where nothing was published. */
type About = { church: Church; published: Component[] | null; now: Date; asOf: Date };

/**
 * Series and diary as they are to be published at `now`. An event that stands for a date of a series is in that date's
 * place, with its own hour and place, as on This Week.
 */
export function calendarEntries(
  all: Series[],
  { events, isWhole }: Diary,
  about: About,
): Component[] {
  const { church, published, now } = about;
  const { ofDates, others } = eventsByDate(events, all, church);
  const drafts = [
    ...all.flatMap((series) => draftsOf(series, ofDates, about)),
    ...others.map(({ event, date }) => {
      const placed = date ? placedEvent(event, date, church) : event;
      return { entry: entryOf(placed, church.website, now) };
    }),
  ];
  return revised(drafts, { published, isWhole, now });
}

/** A calendar of series alone. The same facts, last changed at `asOf`, always make the same file. */
export function seriesCalendar(title: string, all: Series[], church: Church, asOf: Date): string {
  const diary = { events: [], isWhole: true };
  const about = { church, published: null, now: asOf, asOf };
  return calendarOf(title, calendarEntries(all, diary, about), church);
}

/** A calendar to subscribe to (RFC 5545), in church time. */
export function calendarOf(title: string, entries: Component[], church: Church): string {
  const { host } = new URL(church.website);
  const properties: Property[] = [
    text("method", "PUBLISH"),
    text("name", title),
    text("x-wr-calname", title),
    ["refresh-interval", {}, "duration", REFRESH],
    ["x-published-ttl", {}, "unknown", REFRESH],
  ];
  return calendarFile({ host, product: "Dates", properties }, [churchZone, ...entries]);
}

/** The rule as one event, one for each of its days, and one for each extra date. */
function draftsOf(series: Series, ofDates: Map<Meeting, ChurchEvent>, about: About): Draft[] {
  const { id, meetings, rule, afterLast } = series;
  const { church, now, asOf } = about;
  const { host } = new URL(church.website);
  const entry = (name: string, since: Date, ...properties: Property[]) =>
    calendarEvent([...identity(`${name}@${host}`, since), ...properties]);
  const dateEntry = (name: string, recurrence: Property[], meeting: Meeting, usual = meeting) => {
    const typed = ofDates.get(meeting);
    if (typed)
      return entry(name, now, ...recurrence, ...typedDetails(typed, { meeting, series }, church));
    const times = timesOf(takesPlace(meeting) ? meeting : usual);
    return entry(name, asOf, ...recurrence, ...times, ...details(meeting, series, church));
  };
  // One that was called off after all still has its hour.
  const extras = meetings.filter(
    ({ change, from }) => change === "extra" || (change === "off" && from),
  );
  const extraEvents = extras.map((meeting, index) => {
    const before = extras.slice(0, index).filter(({ day }) => day === meeting.day).length;
    const name = [id, meeting.day, before && before + 1].filter(Boolean).join("-");
    return { entry: dateEntry(name, [], meeting) };
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
  const recurrence: Property[] = [
    ...timesOf(first),
    ["rrule", {}, "recur", { ...ICAL.Recur.fromString(recurrenceOf(rule)).toJSON(), until }],
    ...(without.length > 0 ? [starts("exdate", without)] : []),
  ];
  const notes = [...off.map(offWords), afterLast ?? ""];
  return [
    { entry: entry(id, asOf, ...recurrence, ...details(first, series, church, notes)) },
    ...days.flatMap(({ usual, meeting }) => {
      if (!meeting) return [];
      const isOwn = meeting.change || meeting.name || meeting.notStreamed;
      const isAsRule = !isOwn && !ofDates.has(meeting);
      const date = [starts("recurrence-id", [usual])];
      return [{ entry: dateEntry(id, date, meeting, usual), isAsRule }];
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

/** Of a date for which an event of the diary stands: what the event says, whether it is streamed, and whom to ask. */
function typedDetails(event: ChurchEvent, date: DateOfSeries, church: Church): Property[] {
  const placed = placedEvent(event, date, church);
  const notes = [...whetherStreamed(date.meeting, date.series), ...whomToAsk(date.series, church)];
  return tellEvent(placed, church.website, lines(notes));
}

/** An event that does not say where it is held is where its date is. */
function placedEvent(event: ChurchEvent, date: DateOfSeries, church: Church): ChurchEvent {
  const { meeting, series } = date;
  return { ...event, place: event.place ?? { name: placeOf(meeting, series, church) } };
}

function details(meeting: Meeting, series: Series, church: Church, notes: string[] = []) {
  const { sections, isService } = series;
  const { name: own = series.name } = meeting;
  const isOff = meeting.change === "off";
  const name = meeting.name && !isService ? `${series.name}: ${own}` : own;
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
    text("location", placeOf(meeting, series, church)),
    text("description", lines(description)),
    ["url", {}, "uri", pageOf(series, church)] satisfies Property,
  ];
}

function placeOf(meeting: Meeting, { room, where: usual }: Series, church: Church): string {
  const { where = usual } = meeting;
  const { street, town, postcode } = spotOf(where, church)?.building.address ?? {};
  return listed([!meeting.where && room, where, street, town, postcode]);
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
