import { at, plainText } from "#app/events/feed/fields.ts";
import { MOST_PAGES } from "#app/events/feed/limits.ts";
import { feedReader } from "#app/events/feed/parse-feed.ts";
import { dayOf, type WallTime } from "#app/time/wall-time.ts";
import { britishDate, yearOf } from "#app/time/written-times.ts";
import { type EventsPage, eventsPageIn, type Reply } from "./ask-feed.ts";
import { type Finding, good, stopper, worthALook } from "./finding.ts";
import { looksLikePerson } from "./places.ts";
import { events, leftOutOnSite, markedOnSite, type Remark, type ShownEvent } from "./remarks.ts";

/** What the church's facts have of telephone numbers and names of places. */
export type KnownFacts = { phones: string[]; places: string[] };

const LONGEST_DATE = 60;

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
  const read = replies.flatMap((reply) => eventsPageIn(reply) ?? []);
  const pages = read.map(({ page }) => page);
  const { shown, lost } = readAsOnSite(read, account, phones);
  const count = pages.flatMap(({ entries }) => entries).length;
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

/** An entry that the website cannot read, as the office would recognise it. */
function lostEvent(entry: unknown, { format }: EventsPage): string {
  if (typeof entry !== "object" || entry === null || Array.isArray(entry)) {
    return "something that is no event at all";
  }
  const typedName = plainText(at(entry, "name"));
  const name = typedName ? `“${typedName}”` : "an event without a name";
  const date = plainText(at(entry, format === "embed" ? "datetime_start" : "starts_at"));
  if (!date) return `${name}: it has no date`;
  const isLong = date.length > LONGEST_DATE;
  return `${name}: its date is “${isLong ? `${date.slice(0, LONGEST_DATE)}…` : date}”`;
}

/** The events of these pages that the website shows, in their order, and those that it cannot read. */
function readAsOnSite(read: EventsPage[], account: string, phones: string[]) {
  const pages = read.map(({ page }) => page);
  const reader = feedReader(pages, account, phones);
  while (reader.readNext());
  const shown = reader.reading().events.flatMap((event, index): ShownEvent[] => {
    const entry = reader.read[index];
    return entry
      ? [{ ...entry, event, told: `${event.name}, ${britishDate(dayOf(event.start))}` }]
      : [];
  });
  const [first] = read;
  return { shown, lost: first ? reader.unread.map((entry) => lostEvent(entry, first)) : [] };
}
