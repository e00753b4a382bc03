import { ownContacts } from "#app/events/church-suite.server.ts";
import { type Badge, badgeOf } from "#app/events/event.ts";
import { countText } from "#app/events/event-text.ts";
import { at, plainText } from "#app/events/feed/fields.ts";
import { longest, MOST_PAGES } from "#app/events/feed/limits.ts";
import { type ReadEntry, readEntries } from "#app/events/feed/parse-feed.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { britishDate, yearOf } from "#app/time/written-times.ts";
import { isFields } from "#tools/editor/format/set-facts.ts";
import type { Reply } from "./ask-feed.ts";
import { aboutList, chapter, type Finding, those } from "./finding.ts";

const { must, should, know } = chapter("The church’s diary");

/** Whether an event, as it was sent, read, redacted and shown on the website, is one of those of which something is said. */
type IsAbout = (shown: ReadEntry, now: WallTime) => boolean;

/** What is said of events that bear a badge on the site, a name it had to give them, or the name of another website. */
const marked: Record<string, IsAbout> = {
  "These are cancelled, and marked so:": badged("cancelled"),
  "These are still to be confirmed, and marked so:": badged("to be confirmed"),
  "These are over already, marked “Finished”, and gone tomorrow:": badged("finished"),
  "These are on now, and marked so:": badged("on now"),
  "These have no name. The site calls them “Church event”:": ({ words }) => !words.name,
  "These have a page that is not at ChurchSuite. Their link says where it leads:": ({ event }) =>
    Boolean(event.detailsHost),
};

/** How many letters the site has room for, by the path at which they stand in the feed. */
const room = {
  name: longest.name,
  description: longest.description,
  "location.name": longest.line,
  "location.address": longest.line,
};

/** What events have in the feed and not on the site. Of ways into online meetings it is never said what they are. */
const leftOut: Record<string, IsAbout> = {
  "These have a private joining link, which anybody can read in the feed. The site leaves it out:":
    ({ words }) => words.hasJoinLink,
  "These have sentences that may be the way into an online meeting or through a door. The site leaves those out:":
    ({ words }) => words.isRedacted,
  [`These have more typed in their name, place or description than the site has room for (${longest.name}, ${longest.line} and ${inFigures(longest.description)} letters). It ends there with “…”:`]:
    ({ sent }) => Object.entries(room).some(([path, most]) => String(at(sent, path)).length > most),
  "These have a picture that does not lie at ChurchSuite, where the privacy notice says pictures come from. The site shows a drawn window instead:":
    ({ pictures, event }) => pictures.some(Boolean) && !event.pictureUrl,
};

function badged(badge: Badge): IsAbout {
  return ({ identifier: id, event }, now) => badgeOf({ id, ...event }, now) === badge;
}

function inFigures(count: number): string {
  return count.toLocaleString("en-GB");
}

const NO_EVENTS =
  "There are no events in it, and the site says so. Should there be some? Each has to have “Show in Embed” ticked in ChurchSuite.";

/** What the website makes of the events in these replies of the origin `account`, at this moment of the church's. */
export function eventFindings(replies: Reply[], account: string, now: WallTime): Finding[] {
  const pages = replies.flatMap(({ events }) => events ?? []);
  const [first] = pages;
  const count = pages.flatMap(({ entries }) => entries).length;
  if (!first || count === 0) return [should(NO_EVENTS)];
  const { read: shown, unread } = readEntries(pages, account, ownContacts());
  const said = (remarks: Record<string, IsAbout>) =>
    Object.entries(remarks).flatMap(([words, isAbout]) => {
      const meant = shown.filter((entry) => isAbout(entry, now));
      const list = meant.map(({ event }) => `${event.name}, ${britishDate(event.start)}`);
      return aboutList(should, words, list);
    });
  const isPlain = (entry: ReadEntry) => !Object.values(marked).some((is) => is(entry, now));
  const plain = inFigures(shown.filter(isPlain).length);
  const start = first.format === "embed" ? "datetime_start" : "starts_at";
  const lost = unread.map((entry) => lostEvent(entry, start));
  const starts = shown.map(({ event }) => event.start).sort();
  const last = starts.at(-1);
  const there = `There ${count === 1 ? "is" : "are"} ${countText(count)} in it`;
  const tooMany = `The website reads the first ${countText(shown.length)} and no more: the Events page says that there are others. No church’s three months hold so many. Is something repeated in ChurchSuite by mistake?`;
  const furthest = `The furthest is on ${last && britishDate(last)} ${last && yearOf(last)}. The feed shows about three months: what is later comes in time.`;
  const dateless = `Left out on the site, for want of a date it can read: ${countText(lost.length)}.`;
  return those(
    know(`${there}, ${plain} of them shown plainly.`),
    count > shown.length + lost.length && should(tooMany),
    said(marked),
    shown.length > 0
      ? aboutList(should, dateless, lost)
      : aboutList(must, "None of its events has a date the website can read.", lost),
    said(leftOut),
    last && know(furthest),
    first.pages > MOST_PAGES &&
      should(`It has ${first.pages} pages, and the website reads the first ${MOST_PAGES}.`),
  );
}

const LONGEST_DATE = 60;

/** An entry that the website cannot read, as the office would recognise it. Its date stands in the field `start`. */
function lostEvent(entry: unknown, start: string): string {
  if (!isFields(entry)) return "something that is no event at all";
  const typed = plainText(at(entry, "name"));
  const name = typed ? `“${typed}”` : "an event without a name";
  const date = plainText(at(entry, start), LONGEST_DATE);
  return `${name}: ${date ? `its date is “${date}”` : "it has no date"}`;
}
