import { type Badge, badgeOf } from "#app/events/event.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { events, type Finding, worthALook } from "./finding.ts";
import type { ShownEvent } from "./shown-event.ts";

const marks = ["cancelled", "to be confirmed", "finished", "on now"] satisfies Badge[];

const marked = {
  cancelled: "cancelled, and marked so:",
  "to be confirmed": "still to be confirmed, and marked so:",
  finished: "over already, marked “Finished” and gone from the feed tomorrow:",
  "on now": "on now, and marked so:",
} satisfies Record<Badge, string>;

/** Whether the site shows an event as it would any other. */
export function isPlain({ entry, event }: ShownEvent, now: WallTime): boolean {
  return entry.name !== "" && badgeOf(event, now) === null;
}

/** The events that bear a mark on the site, or a name it had to give them. */
export function markedEvents(shown: ShownEvent[], now: WallTime): Finding[] {
  const groups = marks.map((mark) => ({
    those: shown.filter(({ event }) => badgeOf(event, now) === mark),
    is: `is ${marked[mark]}`,
    are: `are ${marked[mark]}`,
  }));
  const nameless = {
    those: shown.filter(({ entry }) => !entry.name),
    is: "has no name. The site calls it “Church event”:",
    are: "have no name. The site calls them “Church event”:",
  };
  return [...groups, nameless].flatMap(({ those, is, are }) => {
    if (those.length === 0) return [];
    const names = those.map(({ told }) => told);
    return [worthALook(`${events(those.length)} ${those.length === 1 ? is : are}`, names)];
  });
}
