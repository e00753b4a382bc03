import { type Badge, badgeOf, type ChurchEvent } from "#app/events/event.ts";
import { at } from "#app/events/feed/fields.ts";
import { longest } from "#app/events/feed/limits.ts";
import type { ReadEntry } from "#app/events/feed/parse-feed.ts";
import type { WallTime } from "#app/time/wall-time.ts";

/** An event as it was sent, read, redacted and shown on the website, and how the office would recognise it. */
export type ShownEvent = Omit<ReadEntry, "event"> & { event: ChurchEvent; told: string };

/** What is worth saying of some events: of which, and in what words where there are so many of them. */
export type Remark = {
  isAbout: (shown: ShownEvent, now: WallTime) => boolean;
  words: (count: number) => string;
};

/** The events that bear a badge on the site, a name it had to give them, or the name of another website. */
export const markedOnSite: Remark[] = [
  badged("cancelled", "cancelled, and marked so:"),
  badged("to be confirmed", "still to be confirmed, and marked so:"),
  badged("finished", "over already, marked “Finished” and gone from the feed tomorrow:"),
  badged("on now", "on now, and marked so:"),
  {
    isAbout: ({ words }) => !words.name,
    words: (count) =>
      `${events(count)} ${count === 1 ? "has" : "have"} no name. The site calls ${count === 1 ? "it" : "them"} “Church event”:`,
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
export const leftOutOnSite: Remark[] = [
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
    isAbout: ({ feedEvent, event }) =>
      Object.values(feedEvent.pictures).some(Boolean) && !event.pictureUrl,
    words: () =>
      "These have a picture that does not lie at ChurchSuite, where the privacy notice says pictures come " +
      "from. The site shows a drawn window instead:",
  },
];

function badged(badge: Badge, words: string): Remark {
  return {
    isAbout: ({ event }, now) => badgeOf(event, now) === badge,
    words: (count) => `${events(count)} ${count === 1 ? "is" : "are"} ${words}`,
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
export function events(count: number): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? "event" : "events"}`;
}
