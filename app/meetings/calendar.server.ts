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
import { entryOf, tellEvent } from "#app/events/details/ics-file.ts";
import type { ChurchEvent } from "#app/events/event.ts";
import { buildTime } from "#app/time/build-time.server.ts";
import { eventsByDate } from "./dates-of-events.ts";
import { readDiary } from "./diary.server.ts";
import type { Series } from "./meeting.ts";
import { publishedEntries } from "./published-calendar.server.ts";
import { propertyOf, revised } from "./revisions.ts";
import { readGroupSeries, readServices } from "./series.server.ts";
import { besideEvent, draftsOf } from "./series-entries.server.ts";

/** How often a calendar looks for changes, unless it keeps hours of its own. */
const REFRESH = "PT4H";

/** The calendar at a path: /calendar.ics, /events.ics, /services.ics or /activities/NAME.ics. Throws ContentProblems. */
export async function calendarAt(pathname: string): Promise<string> {
  const church = readChurch();
  const [services, groups] = [readServices(), readGroupSeries()];
  const page = pathname.replace(/\.ics$/, "");
  const present = movedAddresses().get(page) ?? page;
  const asked = groups.find(({ path }) => path === present);
  const title = (name: string) => `${name}, ${church.name}`;
  if (asked) return seriesCalendar(title(asked.name), [asked], church, contentChangedAt());
  if (page === "/services") {
    return seriesCalendar(title("Services"), services, church, contentChangedAt());
  }
  const isDiary = page === "/events";
  const published = await publishedEntries(pathname);
  const now = buildTime();
  const { feed, snapshot, events } = await readDiary(now);
  const isWhole = !feed || (snapshot !== null && !snapshot.isPartial && !snapshot.isCut);
  const diary = { events: events(), isWhole };
  const entries = calendarEntries(isDiary ? [] : [...services, ...groups], diary, {
    church,
    published,
    now,
    asOf: contentChangedAt(),
  });
  return calendarOf(isDiary ? title("Events") : church.name, entries, church);
}

/** `isWhole` unless the feed could not be read, or not all of it. */
type Diary = { events: ChurchEvent[]; isWhole: boolean };

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
  const { church, published, now, asOf } = about;
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
    const told = tellEvent(placedAs(entry, event), website, also);
    return { entry: inPlaceOf(entry, told, now) };
  });
  const alone = others.map(({ event, date }) => {
    const draft = date && dates.find(({ meeting }) => meeting === date.meeting);
    return { entry: entryOf(draft ? placedAs(draft.entry, event) : event, website, now) };
  });
  return revised([...ofSeries, ...alone], { published, isWhole, now });
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
