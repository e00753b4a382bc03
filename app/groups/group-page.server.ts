import { readChurch } from "#app/content-loader/church.server.ts";
import { readGroupAt, readGroups } from "#app/content-loader/groups.server.ts";
import { readYear } from "#app/content-loader/year.server.ts";
import { churchFeed, registrationForm } from "#app/events/church-suite.server.ts";
import { badgeOf, type ChurchEvent, daysOf, marksOf, soonestFirst } from "#app/events/event.ts";
import { withChanges } from "#app/events/event-changes.ts";
import { type EventGroup, groupFinder } from "#app/events/event-groups.ts";
import { takeSnapshot } from "#app/events/snapshot.server.ts";
import { readComingChanges } from "#app/meetings/coming-changes.server.ts";
import { comingDates } from "#app/meetings/coming-dates.server.ts";
import { seriesOfGroup } from "#app/meetings/series.server.ts";
import { groupForSearch } from "#app/meetings/structured-data.server.ts";
import { faceOf, readSafeguarding } from "#app/people/people.server.ts";
import { sharingPicture, windowOf } from "#app/pictures/generated.server.ts";
import { waysTo } from "#app/places/ways.server.ts";
import { visibleSpan } from "#app/time/visible-span.tsx";
import {
  addDays,
  churchTimeAt,
  clockOf,
  dayOf,
  midnight,
  type WallTime,
} from "#app/time/wall-time.ts";
import { britishDate, clockRange } from "#app/time/written-times.ts";

export type GroupFacts = Awaited<ReturnType<typeof readGroupPage>>;
export type GroupDiary = NonNullable<Awaited<ReturnType<typeof readDiary>>>;

/** The page of a group at a path. Throws ContentProblems. */
export async function readGroupPage(pathname: string) {
  const group = readGroupAt(pathname);
  const church = readChurch();
  const series = seriesOfGroup(group.slug);
  const now = new Date();
  const today = dayOf(churchTimeAt(now));
  const coming = comingDates(series, readYear(), now);
  const picture = sharingPicture(group.slug);
  const { description, register, neighbours } = group;
  const neighbour = (wanted: string | undefined) => {
    const found = readGroups().find(({ slug }) => slug === wanted);
    return found && { ...found, picture: windowOf(found.slug).full };
  };
  return {
    group,
    series,
    coming,
    /** The way to each building it uses, in words and to a map. */
    ways: waysTo(series, church),
    forSearch: groupForSearch(church, series, coming.listed, { picture, description }),
    windowPicture: windowOf(group.slug).full,
    /** The address of its registration form at ChurchSuite, where it has one. */
    form: register ? registrationForm(register.form) : null,
    before: neighbour(neighbours.before),
    after: neighbour(neighbours.after),
    safeguarding: group.isForChildren ? readSafeguarding(today) : null,
    diary: await readDiary(group.slug),
    contacts: group.contacts.map((contact) => ({ ...contact, ...faceOf(contact.name, today) })),
  };
}

// Twice as many as are shown: a page may be read weeks after it was built.
const EVENTS_KEPT = 6;

/** The feed's events of a group when the site is built, the soonest first; null where there are none. Throws ContentProblems. */
export async function readDiary(slug: string) {
  const feed = churchFeed();
  const snapshot = feed && (await takeSnapshot(feed));
  if (!snapshot) return null;
  const { day, isPartial } = snapshot;
  const groupOf = groupFinder(readEventGroups());
  const now = new Date();
  const listed = withChanges(snapshot.events, readComingChanges(now), readChurch());
  const own = soonestFirst(listed).filter((event) => groupOf(event)?.slug === slug);
  const kept = own.slice(0, EVENTS_KEPT);
  if (kept.length === 0) return null;
  return {
    day,
    isPartial,
    events: kept.map((event) => diaryEvent(event, now)),
    ...visibleSpan({ until: kept.map(untilWhen).sort().at(-1) }, now),
  };
}

/** What the pages with events need of every group, in the order of the menu. Throws ContentProblems. */
export function readEventGroups(): EventGroup[] {
  return readGroups().map(({ slug, name, also }) => ({
    slug,
    names: [name, ...also],
    ...windowOf(slug),
  }));
}

/** An event as a group's page that is built at `now` has it: until it is over. */
export function diaryEvent(event: ChurchEvent, now: Date) {
  const { id, name } = event;
  return {
    id,
    name,
    /** "Tuesday 1 December, 8–9:30pm" */
    when: whenText(event),
    /** "Cancelled", "Off: snow", "To be confirmed" or "Not as usual: 8–9pm"; none where all is as usual. */
    marks: marksOf(event, badgeOf(event, null)).map(({ words }) => words),
    isOff: event.status === "cancelled",
    ...visibleSpan({ until: untilWhen(event) }, now),
  };
}

/** An event without an end is over with its day. */
function untilWhen({ start, end }: ChurchEvent): WallTime {
  return end ?? midnight(addDays(dayOf(start), 1));
}

/** "Friday 4 December to Sunday 6 December", "Tuesday 1 December, 8–9:30pm" or "Saturday 19 December, all day". */
function whenText(event: ChurchEvent): string {
  const { start, end, isAllDay } = event;
  const { first, last } = daysOf(event);
  if (last !== first) return `${britishDate(first)} to ${britishDate(last)}`;
  const clock = isAllDay ? "all day" : clockRange(clockOf(start), end && clockOf(end));
  return `${britishDate(first)}, ${clock}`;
}
