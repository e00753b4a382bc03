import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { proseOfHtml } from "#app/events/description/html-to-prose.ts";
import { TypedDescription } from "#app/events/description/read-description.ts";
import { type Badge, badgeOf, type ChurchEvent } from "#app/events/event.ts";
import { MOST_PAGES } from "#app/events/feed/fetch-feed.ts";
import { type FeedEvent, type FeedPage, plainText } from "#app/events/feed/fields.ts";
import { eventsOf, redact } from "#app/events/feed/parse-feed.ts";
import { dayOf, type WallTime } from "#app/time/wall-time.ts";
import { britishDate, yearOf } from "#app/time/written-times.ts";
import { type EventsPage, eventsPageIn, type Reply } from "./ask-feed.ts";
import { type Finding, good, stopper, worthALook } from "./finding.ts";

const LONGEST_DATE = 60;

const listedEvents = v.union([v.array(v.unknown()), v.object({ events: v.array(v.unknown()) })]);
const namedAndDated = v.object({
  name: plainText,
  datetime_start: plainText,
  starts_at: plainText,
});

/** What the website makes of the events in these pages, at this moment of the church's. */
export function eventFindings(replies: Reply[], now: WallTime): Finding[] {
  const pages = replies.flatMap((reply) => eventsPageIn(reply)?.page ?? []);
  const shown = shownIn(pages);
  const lost = replies.flatMap(lostEventsIn);
  if (shown.length + lost.length === 0) return [nothingPlanned()];
  const plain = shown.filter((event) => isPlain(event, now)).length.toLocaleString("en-GB");
  return [
    good(
      `There ${shown.length + lost.length === 1 ? "is" : "are"} ${events(shown.length + lost.length)} in it, ${plain} of them shown plainly.`,
    ),
    ...eventsWithBadges(shown, now),
    ...left(lost, shown.length),
    ...privateLinksIn(shown),
    ...furthest(shown),
    ...pagesUnread(pages[0]?.pages ?? 1),
  ];
}

function nothingPlanned(): Finding {
  return worthALook(
    "There are no events in it, and the site says so. Should there be some? Each has to have “Show " +
      "in Embed” ticked in ChurchSuite.",
  );
}

function left(lost: string[], shown: number): Finding[] {
  if (lost.length === 0) return [];
  if (shown === 0) return [stopper("None of its events has a date the website can read.", lost)];
  const words = `Left out on the site, for want of a date it can read: ${events(lost.length)}.`;
  return [worthALook(words, lost)];
}

function furthest(shown: ShownEvent[]): Finding[] {
  const last = shown
    .map(({ event }) => dayOf(event.start))
    .sort()
    .at(-1);
  if (!last) return [];
  return [
    good(
      `The furthest is on ${britishDate(last)} ${yearOf(last)}. The feed shows about three months: what ` +
        "is later comes in time.",
    ),
  ];
}

function pagesUnread(pages: number): Finding[] {
  if (pages <= MOST_PAGES) return [];
  return [worthALook(`It has ${pages} pages, and the website reads the first ${MOST_PAGES}.`)];
}

/** The events of a reply the website cannot read, as the office would recognise them. */
function lostEventsIn(reply: Reply): string[] {
  const list = v.safeParse(listedEvents, reply.json);
  const read = eventsPageIn(reply);
  if (!list.success || !read) return [];
  const events = Array.isArray(list.output) ? list.output : list.output.events;
  return events
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

const badges = ["cancelled", "to be confirmed", "finished", "on now"] satisfies Badge[];

const badgeText = {
  cancelled: "cancelled, and marked so:",
  "to be confirmed": "still to be confirmed, and marked so:",
  finished: "over already, marked “Finished” and gone from the feed tomorrow:",
  "on now": "on now, and marked so:",
} satisfies Record<Badge, string>;

/** Whether the site shows an event as it would any other. */
function isPlain({ feedEvent, event }: ShownEvent, now: WallTime): boolean {
  return feedEvent.name !== "" && badgeOf(event, now) === null;
}

/** The events that bear a badge on the site, or a name it had to give them. */
function eventsWithBadges(shown: ShownEvent[], now: WallTime): Finding[] {
  const groups = badges.map((badge) => ({
    those: shown.filter(({ event }) => badgeOf(event, now) === badge),
    is: `is ${badgeText[badge]}`,
    are: `are ${badgeText[badge]}`,
  }));
  const nameless = {
    those: shown.filter(({ feedEvent }) => !feedEvent.name),
    is: "has no name. The site calls it “Church event”:",
    are: "have no name. The site calls them “Church event”:",
  };
  return [...groups, nameless].flatMap(({ those, is, are }) => {
    if (those.length === 0) return [];
    const names = those.map(({ told }) => told);
    return [worthALook(`${events(those.length)} ${those.length === 1 ? is : are}`, names)];
  });
}

/** The ways into online meetings in the feed. Which events have one is said, the links never are. */
function privateLinksIn(shown: ShownEvent[]): Finding[] {
  const given = shown.filter(({ feedEvent }) => feedEvent.place?.url);
  const typed = shown.filter(({ feedEvent }) => isRedacted(feedEvent));
  return [
    ...about(
      given,
      "These have a private joining link, which anybody can read in the feed. The site leaves it out:",
    ),
    ...about(
      typed,
      "These have the way into an online meeting typed in their words. The site leaves it out:",
    ),
  ];
}

/** By the same code as on the site. */
function isRedacted(feedEvent: FeedEvent): boolean {
  const { description, place } = feedEvent;
  return (
    !isDeepStrictEqual(redact(feedEvent), feedEvent) ||
    new TypedDescription(description, place?.url).isRedacted(proseOfHtml)
  );
}

function about(shown: ShownEvent[], words: string): Finding[] {
  if (shown.length === 0) return [];
  const names = shown.map(({ told }) => told);
  return [worthALook(words, names)];
}

/** An event as the feed has it and as the website shows it, and how the office would recognise it. */
type ShownEvent = { feedEvent: FeedEvent; event: ChurchEvent; told: string };

/** The events of these pages that the website can read, in their order. */
function shownIn(pages: FeedPage[]): ShownEvent[] {
  const feedEvents = pages.flatMap((page) => page.events).filter((event) => event !== null);
  const { events } = eventsOf(pages);
  return feedEvents.flatMap((feedEvent, index) => {
    const event = events[index];
    return event ? [{ feedEvent, event, told: told(event) }] : [];
  });
}

function told({ name, start }: ChurchEvent): string {
  return `${name}, ${britishDate(dayOf(start))}`;
}

/** "1 event", "5,000 events". */
function events(count: number): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? "event" : "events"}`;
}
