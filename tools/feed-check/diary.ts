import { MOST_PAGES } from "#app/events/feed/fetch-feed.ts";
import { dayOf, type WallTime } from "#app/time/wall-time.ts";
import { britishDate, yearOf } from "#app/time/written-times.ts";
import { eventsPageIn, type Reply } from "./answer.ts";
import { events, type Finding, good, stopper, worthALook } from "./finding.ts";
import { lostEventsIn } from "./lost-events.ts";
import { isPlain, markedEvents } from "./marked-events.ts";
import { privateLinksIn } from "./private-links.ts";
import { type ShownEvent, shownIn } from "./shown-event.ts";

/** What the website makes of the events in these pages, at this moment of the church's. */
export function diaryFindings(replies: Reply[], now: WallTime): Finding[] {
  const pages = replies.flatMap((reply) => eventsPageIn(reply)?.page ?? []);
  const shown = shownIn(pages);
  const lost = replies.flatMap(lostEventsIn);
  if (shown.length + lost.length === 0) return [nothingPlanned()];
  const plain = shown.filter((event) => isPlain(event, now)).length.toLocaleString("en-GB");
  return [
    good(
      `There ${shown.length + lost.length === 1 ? "is" : "are"} ${events(shown.length + lost.length)} in it, ${plain} of them shown plainly.`,
    ),
    ...markedEvents(shown, now),
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
    .toSorted()
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
