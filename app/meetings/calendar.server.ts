import {
  type Component,
  calendarFile,
  churchZone,
  type Property,
  text,
  version,
} from "#app/calendar-file.ts";
import { type Church, movedAddresses, readChurch } from "#app/content-loader/church.server.ts";
import { contentChangedAt } from "#app/content-loader/git.server.ts";
import { entryOf, icsFile, tellEvent } from "#app/events/details/ics-file.ts";
import { type ChurchEvent, eventPath } from "#app/events/event.ts";
import { buildTime } from "#app/time/build-time.server.ts";
import { eventsByDate } from "./dates-of-events.ts";
import { eventsIn, readDiary } from "./diary.server.ts";
import type { Series } from "./meeting.ts";
import { publishedEntries } from "./published-calendar.server.ts";
import { propertyOf, revised } from "./revisions.ts";
import { readGroupSeries, readServices } from "./series.server.ts";
import { besideEvent, draftsOf } from "./series-entries.server.ts";

/** How often a calendar looks for changes, unless it keeps hours of its own. */
const REFRESH = "PT4H";

/** The calendar at a path: /calendar.ics, /events.ics, /services.ics, /activities/NAME.ics or /events/NAME.ics. Throws ContentProblems. */
export async function calendarAt(pathname: string): Promise<string> {
  const church = readChurch();
  const [services, groups] = [readServices(), readGroupSeries()];
  const page = pathname.replace(/\.ics$/, "");
  const present = movedAddresses().get(page) ?? page;
  const asked = groups.find(({ path }) => path === present);
  const title = (name: string) => `${name}, ${church.name}`;
  const asOf = contentChangedAt();
  if (asked) return seriesCalendar(title(asked.name), [asked], church, asOf);
  if (page === "/services") return seriesCalendar(title("Services"), services, church, asOf);
  const diary = await readDiary();
  const events = eventsIn(diary);
  const ofPage = events.find((event) => event.page && eventPath(event) === page);
  if (ofPage) return icsFile(ofPage, church.website, buildTime());
  const isDiary = page === "/events";
  const published = await publishedEntries(pathname);
  const { feed, snapshot } = diary;
  const isWhole = snapshot ? !snapshot.isPartial && !snapshot.isCut : !feed;
  const about = { church, events, isWhole, published, now: buildTime(), asOf };
  const entries = calendarEntries(isDiary ? [] : [...services, ...groups], about);
  return calendarOf(isDiary ? title("Events") : church.name, entries, church);
}

/** `asOf` is when the words of the series were last changed, `now` when the site is built. */
type About = { church: Church; events: ChurchEvent[]; asOf: Date } & Parameters<typeof revised>[1];

/**
 * Series and diary as they are to be published at `now`. An event that stands for a date of a series is in that date's
 * place, with its own hour and place, as on This Week.
 */
export function calendarEntries(all: Series[], about: About): Component[] {
  const { church, events, now, asOf } = about;
  const { website } = church;
  const { ofDates, others } = eventsByDate(events, all, church);
  const dates = all.flatMap((series) =>
    draftsOf(series, church, asOf).map((draft) => ({ ...draft, series })),
  );
  const ofSeries = dates.map((draft) => {
    const { entry, meeting, series } = draft;
    const event = meeting && ofDates.get(meeting);
    if (!event) return draft;
    const also = besideEvent(meeting, series, church);
    return { entry: inPlaceOf(entry, tellEvent(placedAs(entry, event), website, also), now) };
  });
  const alone = others.map(({ event, date }) => {
    const draft = date && dates.find(({ meeting }) => meeting === date.meeting);
    return { entry: entryOf(draft ? placedAs(draft.entry, event) : event, website, now) };
  });
  return revised([...ofSeries, ...alone], about);
}

/** The same entry, of which is told what an event of the diary says. */
function inPlaceOf([kind, properties, parts]: Component, told: Property[], now: Date): Component {
  const which = properties.filter(([name]) => name === "uid" || name === "recurrence-id");
  return [kind, [...which, ...version(now), ...told], parts];
}

/** An event that does not say where it is held is where the date is for which it stands. */
function placedAs(entry: Component, event: ChurchEvent): ChurchEvent {
  return { ...event, place: event.place ?? { name: String(propertyOf(entry, "location")) } };
}

/** A calendar of series alone. The same facts, last changed at `asOf`, always make the same file. */
export function seriesCalendar(title: string, all: Series[], church: Church, asOf: Date): string {
  const about = { church, events: [], isWhole: true, published: null, now: asOf, asOf };
  return calendarOf(title, calendarEntries(all, about), church);
}

/** A calendar to subscribe to (RFC 5545), in church time. */
export function calendarOf(title: string, entries: Component[], church: Church): string {
  const properties: Property[] = [
    text("method", "PUBLISH"),
    text("name", title),
    text("x-wr-calname", title),
    ["refresh-interval", {}, "duration", REFRESH],
    ["x-published-ttl", {}, "unknown", REFRESH],
  ];
  return calendarFile(church.website, "Dates", [churchZone, ...entries], properties);
}
