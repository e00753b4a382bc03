import { hasMeeting } from "#app/events/feed/redact-meetings.ts";
import { type Finding, worthALook } from "./finding.ts";
import type { ShownEvent } from "./shown-event.ts";

/** The ways into online meetings in the feed. Which events have one is said, the links never are. */
export function privateLinksIn(shown: ShownEvent[]): Finding[] {
  const given = shown.filter(({ entry }) => entry.location?.url);
  const typed = shown.filter(({ entry }) => hasMeeting(`${entry.name} ${entry.description}`));
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

function about(shown: ShownEvent[], words: string): Finding[] {
  if (shown.length === 0) return [];
  const names = shown.map(({ told }) => told);
  return [worthALook(words, names)];
}
