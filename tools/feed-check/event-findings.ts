import * as v from "valibot";
import { churchPhones } from "#app/events/feed/church-phones.ts";
import { type FeedEvent, type FeedPage, plainText } from "#app/events/feed/fields.ts";
import { MOST_PAGES } from "#app/events/feed/limits.ts";
import { eventsOf, wantedOf } from "#app/events/feed/parse-feed.ts";
import { redact } from "#app/events/feed/redact.ts";
import { atOnce } from "#app/events/feed/steps.ts";
import { dayOf, type WallTime } from "#app/time/wall-time.ts";
import { britishDate, yearOf } from "#app/time/written-times.ts";
import { type EventsPage, eventsPageIn, type Reply } from "./ask-feed.ts";
import { type Finding, good, stopper, worthALook } from "./finding.ts";
import { looksLikePerson } from "./places.ts";
import { events, leftOutOnSite, markedOnSite, type Remark, type ShownEvent } from "./remarks.ts";

/** What the church's facts have of telephone numbers and names of places. */
export type KnownFacts = { phones: string[]; places: string[] };

const LONGEST_DATE = 60;

const listedEvents = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.object({ events: v.array(v.unknown()) }),
    v.transform(({ events }) => events),
  ),
]);
const namedAndDated = v.object({
  name: plainText,
  datetime_start: plainText,
  starts_at: plainText,
});

/**
 * What the website makes of the events in these pages, at this moment of the church's. `account` is the
 * origin that sent them.
 */
export function eventFindings(
  replies: Reply[],
  account: string,
  { phones, places }: KnownFacts,
  now: WallTime,
): Finding[] {
  const pages = replies.flatMap((reply) => eventsPageIn(reply)?.page ?? []);
  const shown = shownIn(replies, account, phones);
  const lost = replies.flatMap(lostEventsIn);
  const count = replies.flatMap(entriesIn).length;
  if (count === 0) {
    return [
      worthALook(
        "There are no events in it, and the site says so. Should there be some? Each has to have “Show " +
          "in Embed” ticked in ChurchSuite.",
      ),
    ];
  }
  const asAnyOther = shown.filter((event) => !markedOnSite.some((of) => of.isAbout(event, now)));
  const plain = asAnyOther.length.toLocaleString("en-GB");
  const remarks = (all: Remark[]) =>
    all.flatMap(({ isAbout, words }) => {
      const names = shown.filter((event) => isAbout(event, now)).map(({ told }) => told);
      return names.length > 0 ? [worthALook(words(names.length), names)] : [];
    });
  const last = shown
    .map(({ event }) => dayOf(event.start))
    .sort()
    .at(-1);
  const people = shown
    .filter(({ words }) => looksLikePerson(words.placeName, places))
    .map(({ words, told }) => `${told}: “${words.placeName}”`);
  const pageCount = pages[0]?.pages ?? 1;
  const findings = [
    good(
      `There ${count === 1 ? "is" : "are"} ${events(count)} in it, ${plain} of them shown plainly.`,
    ),
    count > shown.length + lost.length && cutOff(shown.length),
    ...remarks(markedOnSite),
    lost.length > 0 && leftOut(lost, shown.length),
    ...remarks(leftOutOnSite),
    people.length > 0 && peopleAsPlaces(people),
    last &&
      good(
        `The furthest is on ${britishDate(last)} ${yearOf(last)}. The feed shows about three months: what ` +
          "is later comes in time.",
      ),
    pageCount > MOST_PAGES &&
      worthALook(`It has ${pageCount} pages, and the website reads the first ${MOST_PAGES}.`),
  ];
  return findings.filter((finding) => typeof finding === "object");
}

function peopleAsPlaces(found: string[]): Finding {
  return worthALook(
    "These have a place that looks like somebody’s name, and is no hall or place in the church’s facts. The site prints it. Is " +
      "it from a rota of hosts? Then take it out of the location in ChurchSuite:",
    found,
  );
}

function cutOff(shown: number): Finding {
  return worthALook(
    `The website reads the first ${events(shown)} and no more: the Events page says that there are others. ` +
      "No church’s three months hold so many. Is something repeated in ChurchSuite by mistake?",
  );
}

function leftOut(lost: string[], shown: number): Finding {
  if (shown === 0) return stopper("None of its events has a date the website can read.", lost);
  const words = `Left out on the site, for want of a date it can read: ${events(lost.length)}.`;
  return worthALook(words, lost);
}

/** The events of a reply the website cannot read, as the office would recognise them. */
function lostEventsIn(reply: Reply): string[] {
  const read = eventsPageIn(reply);
  if (!read) return [];
  return entriesIn(reply)
    .filter((_, index) => read.page.events[index] === null)
    .map((event) => lostEvent(event, read));
}

function lostEvent(event: unknown, { format }: EventsPage): string {
  const { success, output } = v.safeParse(namedAndDated, event);
  if (!success || Array.isArray(event)) return "something that is no event at all";
  const name = output.name ? `“${output.name}”` : "an event without a name";
  const date = format === "embed" ? output.datetime_start : output.starts_at;
  if (!date) return `${name}: it has no date`;
  const isLong = date.length > LONGEST_DATE;
  return `${name}: its date is “${isLong ? `${date.slice(0, LONGEST_DATE)}…` : date}”`;
}

/** Whatever stands in the list of events of a reply. */
function entriesIn({ json }: Reply): unknown[] {
  const { success, output } = v.safeParse(listedEvents, json);
  return success ? output : [];
}

/** The events of these replies that the website shows, in their order. */
function shownIn(replies: Reply[], account: string, phones: string[]): ShownEvent[] {
  const pages: FeedPage[] = [];
  const sentAs = new Map<FeedEvent, unknown>();
  for (const reply of replies) {
    const page = eventsPageIn(reply)?.page;
    if (page) pages.push(page);
    const entries = entriesIn(reply);
    page?.events.forEach((feedEvent, index) => {
      if (feedEvent) sentAs.set(feedEvent, entries[index]);
    });
  }
  const wanted = wantedOf(pages);
  const known = churchPhones(phones);
  return atOnce(eventsOf(pages, account, phones)).events.flatMap((event, index) => {
    const feedEvent = wanted[index];
    if (!feedEvent) return [];
    const told = `${event.name}, ${britishDate(dayOf(event.start))}`;
    const words = redact(feedEvent.typed, known);
    return [{ sent: sentAs.get(feedEvent), feedEvent, words, event, told }];
  });
}
