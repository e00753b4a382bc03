import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { proseOfHtml } from "#app/events/description/html-to-prose.ts";
import { isRedacted } from "#app/events/description/read-description.ts";
import { TypedDescription } from "#app/events/description/typed-description.ts";
import { type Badge, badgeOf, type ChurchEvent } from "#app/events/event.ts";
import { MOST_PAGES } from "#app/events/feed/fetch-feed.ts";
import { type FeedEvent, type FeedPage, plainText } from "#app/events/feed/fields.ts";
import { eventsOf, redact } from "#app/events/feed/parse-feed.ts";
import { dayOf, type WallTime } from "#app/time/wall-time.ts";
import { britishDate, yearOf } from "#app/time/written-times.ts";
import { type EventsPage, eventsPageIn, type Reply } from "./ask-feed.ts";
import { type Finding, good, stopper, worthALook } from "./finding.ts";

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

/** An event as the feed has it and as the website shows it, and how the office would recognise it. */
type ShownEvent = { feedEvent: FeedEvent; event: ChurchEvent; told: string };

/** What is worth saying of some events: of which, and in what words where there are so many of them. */
type Remark = {
  isAbout: (shown: ShownEvent, now: WallTime) => boolean;
  words: (count: number) => string;
};

/** The events that bear a badge on the site, or a name it had to give them. */
const markedOnSite: Remark[] = [
  badged("cancelled", "cancelled, and marked so:"),
  badged("to be confirmed", "still to be confirmed, and marked so:"),
  badged("finished", "over already, marked “Finished” and gone from the feed tomorrow:"),
  badged("on now", "on now, and marked so:"),
  {
    isAbout: ({ feedEvent }) => !feedEvent.name,
    words: (count) =>
      `${events(count)} ${count === 1 ? "has" : "have"} no name. The site calls ${count === 1 ? "it" : "them"} “Church event”:`,
  },
];

/** The ways into online meetings in the feed. Which events have one is said, the links never are. */
const privateOnSite: Remark[] = [
  {
    isAbout: ({ feedEvent }) => Boolean(feedEvent.place?.url),
    words: () =>
      "These have a private joining link, which anybody can read in the feed. The site leaves it out:",
  },
  {
    isAbout: ({ feedEvent }) => hasWayIn(feedEvent),
    words: () =>
      "These have the way into an online meeting typed in their words. The site leaves it out:",
  },
];

/** What the website makes of the events in these pages, at this moment of the church's. */
export function eventFindings(replies: Reply[], now: WallTime): Finding[] {
  const pages = replies.flatMap((reply) => eventsPageIn(reply)?.page ?? []);
  const shown = shownIn(pages);
  const lost = replies.flatMap(lostEventsIn);
  const count = shown.length + lost.length;
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
  const pageCount = pages[0]?.pages ?? 1;
  const findings = [
    good(
      `There ${count === 1 ? "is" : "are"} ${events(count)} in it, ${plain} of them shown plainly.`,
    ),
    ...remarks(markedOnSite),
    lost.length > 0 && leftOut(lost, shown.length),
    ...remarks(privateOnSite),
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

function badged(badge: Badge, words: string): Remark {
  return {
    isAbout: ({ event }, now) => badgeOf(event, now) === badge,
    words: (count) => `${events(count)} ${count === 1 ? "is" : "are"} ${words}`,
  };
}

/** By the same code as on the site. */
function hasWayIn(feedEvent: FeedEvent): boolean {
  const { description, place } = feedEvent;
  return (
    !isDeepStrictEqual(redact(feedEvent), feedEvent) ||
    isRedacted(new TypedDescription(description, place?.url), proseOfHtml)
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
  return v
    .parse(listedEvents, reply.json)
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

/** The events of these pages that the website can read, in their order. */
function shownIn(pages: FeedPage[]): ShownEvent[] {
  const feedEvents = pages.flatMap((page) => page.events).filter((event) => event !== null);
  return eventsOf(pages).events.flatMap((event, index) => {
    const feedEvent = feedEvents[index];
    const told = `${event.name}, ${britishDate(dayOf(event.start))}`;
    return feedEvent ? [{ feedEvent, event, told }] : [];
  });
}

/** "1 event", "5,000 events". */
function events(count: number): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? "event" : "events"}`;
}
