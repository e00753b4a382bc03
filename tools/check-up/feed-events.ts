import type { Church } from "#app/content-loader/church.server.ts";
import { type Badge, badgeOf, type ChurchEvent } from "#app/events/event.ts";
import { isAtChurch } from "#app/events/event-place.ts";
import { at, plainText } from "#app/events/feed/fields.ts";
import { longest, MOST_PAGES } from "#app/events/feed/limits.ts";
import { feedReader, type ReadEntry } from "#app/events/feed/parse-feed.ts";
import { dayOf, type WallTime } from "#app/time/wall-time.ts";
import { britishDate, yearOf } from "#app/time/written-times.ts";
import type { EventsPage, Reply } from "./ask-feed.ts";
import { chapter, type Finding } from "./finding.ts";

const { must, should, know } = chapter("The church’s diary");

/** What the findings are compared with: the church's own facts. */
export type KnownFacts = {
  church: Church;
  phones: string[];
  /** Wherever its groups and services meet. */
  places: string[];
};

/** An event as it was sent, read, redacted and shown on the website, and how the office would recognise it. */
type ShownEvent = Omit<ReadEntry, "event"> & { event: ChurchEvent; told: string };

/** What is worth saying of some events: of which, and in what words where there are so many of them. */
type Remark = {
  isAbout: (shown: ShownEvent, now: WallTime) => boolean;
  words: (count: number) => string;
};

/** The events that bear a badge on the site, a name it had to give them, or the name of another website. */
const markedOnSite: Remark[] = [
  badged("cancelled", "cancelled, and marked so:"),
  badged("to be confirmed", "still to be confirmed, and marked so:"),
  badged("finished", "over already, marked “Finished” and gone from the feed tomorrow:"),
  badged("on now", "on now, and marked so:"),
  {
    isAbout: ({ words }) => !words.name,
    words: (count) =>
      `${eventCount(count)} ${count === 1 ? "has" : "have"} no name. The site calls ${count === 1 ? "it" : "them"} “Church event”:`,
  },
  {
    isAbout: ({ event }) => Boolean(event.detailsHost),
    words: () => "These have a page that is not at ChurchSuite. Their link says where it leads:",
  },
];

/**
 * What an event has in the feed and not on the site. Of the ways into online meetings it is said which
 * events have one, and never what they are.
 */
const leftOutOnSite: Remark[] = [
  {
    isAbout: ({ words }) => words.hasJoinLink,
    words: () =>
      "These have a private joining link, which anybody can read in the feed. The site leaves it out:",
  },
  {
    isAbout: ({ words }) => words.isRedacted,
    words: () =>
      "These have the way into an online meeting typed in their words. The site leaves it out:",
  },
  {
    isAbout: isTooLong,
    words: () =>
      "These have more typed in their name, place or description than the site has room for " +
      `(${longest.name}, ${longest.line} and ${longest.description.toLocaleString("en-GB")} letters). It ends there with “…”:`,
  },
  {
    isAbout: ({ feedEvent, event }) => feedEvent.pictures.some(Boolean) && !event.pictureUrl,
    words: () =>
      "These have a picture that does not lie at ChurchSuite, where the privacy notice says pictures come " +
      "from. The site shows a drawn window instead:",
  },
];

function badged(badge: Badge, words: string): Remark {
  return {
    isAbout: ({ event }, now) => badgeOf(event, now) === badge,
    words: (count) => `${eventCount(count)} ${count === 1 ? "is" : "are"} ${words}`,
  };
}

function isTooLong({ sent }: ShownEvent): boolean {
  const isLonger = (path: string, most: number) => {
    const typed = at(sent, path);
    return typeof typed === "string" && typed.length > most;
  };
  return (
    isLonger("name", longest.name) ||
    isLonger("description", longest.description) ||
    isLonger("location.name", longest.line) ||
    isLonger("location.address", longest.line)
  );
}

/** "1 event", "5,000 events". */
function eventCount(count: number): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? "event" : "events"}`;
}

/**
 * What the website makes of the events in these replies, at this moment of the church's. `account` is the
 * origin that sent them.
 */
export function eventFindings(
  replies: Reply[],
  account: string,
  known: KnownFacts,
  now: WallTime,
): Finding[] {
  const pages = replies.flatMap(({ events }) => events ?? []);
  const count = pages.flatMap(({ entries }) => entries).length;
  if (count === 0) {
    return [
      should(
        "",
        "There are no events in it, and the site says so. Should there be some? Each has to have “Show in Embed” ticked in ChurchSuite.",
      ),
    ];
  }
  const { shown, lost } = readAsOnSite(pages, account, known.phones);
  const pageCount = pages[0]?.pages ?? 1;
  const plain = shown.filter((event) => !markedOnSite.some((of) => of.isAbout(event, now)));
  const remarks = (all: Remark[]) =>
    all.flatMap(({ isAbout, words }) => {
      const list = shown.filter((event) => isAbout(event, now)).map(({ told }) => told);
      return list.length > 0 ? [should("", words(list.length), { list })] : [];
    });
  return [
    know(
      "",
      `There ${count === 1 ? "is" : "are"} ${eventCount(count)} in it, ${plain.length.toLocaleString("en-GB")} of them shown plainly.`,
    ),
    ...(count > shown.length + lost.length ? [cutOff(shown.length)] : []),
    ...remarks(markedOnSite),
    ...(lost.length > 0 ? [leftOut(lost, shown.length)] : []),
    ...remarks(leftOutOnSite),
    ...peopleAsPlaces(shown, known),
    ...furthest(shown),
    ...(pageCount > MOST_PAGES
      ? [should("", `It has ${pageCount} pages, and the website reads the first ${MOST_PAGES}.`)]
      : []),
  ];
}

function cutOff(shown: number): Finding {
  return should(
    "",
    `The website reads the first ${eventCount(shown)} and no more: the Events page says that there are others. No church’s three months hold so many. Is something repeated in ChurchSuite by mistake?`,
  );
}

function leftOut(list: string[], shown: number): Finding {
  if (shown === 0) {
    return must("", "None of its events has a date the website can read.", { list });
  }
  const words = `Left out on the site, for want of a date it can read: ${eventCount(list.length)}.`;
  return should("", words, { list });
}

function furthest(shown: ShownEvent[]): Finding[] {
  const days = shown.map(({ event }) => dayOf(event.start)).sort();
  return days
    .slice(-1)
    .map((last) =>
      know(
        "",
        `The furthest is on ${britishDate(last)} ${yearOf(last)}. The feed shows about three months: what is later comes in time.`,
      ),
    );
}

function peopleAsPlaces(shown: ShownEvent[], known: KnownFacts): Finding[] {
  const list = shown
    .filter(({ words }) => looksLikePerson(words.placeName, known))
    .map(({ words, told }) => `${told}: “${words.placeName}”`);
  if (list.length === 0) return [];
  const words =
    "These have a place that looks like somebody’s name, and is no hall or place in the church’s facts. The site prints it. Is it from a rota of hosts? Then take it out of the location in ChurchSuite:";
  return [should("", words, { list })];
}

/** A title or not, and two to four words that begin with a capital, or two such names. */
const PERSON =
  /^(?:(?:Rev|Mr|Mrs|Ms|Miss|Dr|Prof|Revd)\.? )?\p{Lu}[\p{L}'’.-]*(?: (?:(?:&|and) )?\p{Lu}[\p{L}'’.-]*){1,3}$/u;
const TITLE = /^(?:Rev|Mr|Mrs|Ms|Miss|Dr|Prof|Revd)\b/;
const PLACE =
  /\b(?:halls?|church|chapel|cathedral|kirk|rooms?|lounge|kitchen|vestry|sanctuary|foyer|manse|office|library|suite|studio|centre|center|school|college|academy|university|hospital|hospice|house|home|cottage|farm|barn|hotel|inn|caf[eé]|restaurant|club|park|garden|gardens|grounds?|field|pitch|playground|beach|strand|shore|lough|lake|river|forest|wood|woods|mount|mountain|castle|abbey|bridge|harbour|marina|street|road|lane|avenue|drive|crescent|square|court|close|place|way|town|city|village|county|theatre|cinema|museum|arena|stadium|leisure|station|airport|car|north|south|east|west|upper|lower|main|minor|large|small|online|zoom|teams|youtube|facebook|belfast|london|dublin)\b/i;

/** Whether what is typed as a place looks like somebody's name, and is nowhere that the church has or meets. */
export function looksLikePerson(
  placeName: string,
  { church, places }: Pick<KnownFacts, "church" | "places">,
): boolean {
  const name = placeName.trim();
  if (!PERSON.test(name) || isAtChurch({ name }, church)) return false;
  if (places.some((place) => place.toLowerCase().includes(name.toLowerCase()))) return false;
  return TITLE.test(name) || !PLACE.test(name);
}

/** The events of these pages that the website shows, in their order, and those that it cannot read. */
function readAsOnSite(pages: EventsPage[], account: string, phones: string[]) {
  const reader = feedReader(pages, account, phones);
  while (reader.readNext());
  const shown = reader.reading().events.flatMap((event, index): ShownEvent[] => {
    const entry = reader.read[index];
    const told = `${event.name}, ${britishDate(dayOf(event.start))}`;
    return entry ? [{ ...entry, event, told }] : [];
  });
  const start = pages[0]?.format === "embed" ? "datetime_start" : "starts_at";
  return { shown, lost: reader.unread.map((entry) => lostEvent(entry, start)) };
}

const LONGEST_DATE = 60;

/** An entry that the website cannot read, as the office would recognise it. Its date stands in the field `start`. */
function lostEvent(entry: unknown, start: string): string {
  if (typeof entry !== "object" || entry === null || Array.isArray(entry)) {
    return "something that is no event at all";
  }
  const typedName = plainText(at(entry, "name"));
  const name = typedName ? `“${typedName}”` : "an event without a name";
  const date = plainText(at(entry, start));
  if (!date) return `${name}: it has no date`;
  const isLong = date.length > LONGEST_DATE;
  return `${name}: its date is “${isLong ? `${date.slice(0, LONGEST_DATE)}…` : date}”`;
}
