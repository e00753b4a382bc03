import { type Finding, worthALook } from "./finding.ts";
import type { ShownEvent } from "./shown-event.ts";

const MEETING = /\b(?:zoom\.us|teams\.(?:microsoft|live)\.com|meet\.google\.com)\//i;

/** The ways into online meetings in the feed. Which events have one is said, the links never are. */
export function privateLinksIn(shown: ShownEvent[]): Finding[] {
  const given = shown.filter(({ entry }) => entry.location?.url);
  const typed = shown.filter(({ event }) => MEETING.test(String(event.description)));
  return [
    ...about(
      given,
      "These have a private joining link, which anybody can read in the feed. The site leaves it out:",
    ),
    ...about(
      typed,
      "These have a link to an online meeting in their description, which the site shows. Is it for everybody?",
    ),
  ];
}

function about(shown: ShownEvent[], words: string): Finding[] {
  if (shown.length === 0) return [];
  const names = shown.map(({ told }) => told);
  return [worthALook(words, names)];
}
