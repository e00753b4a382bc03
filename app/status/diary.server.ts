import { readChurch } from "#app/content-loader/church.server.ts";
import { churchFeed } from "#app/events/church-suite.server.ts";
import { type ChurchEvent, soonestFirst } from "#app/events/event.ts";
import { withChanges } from "#app/events/event-changes.ts";
import { takeSnapshot } from "#app/events/snapshot.server.ts";
import { diaryEvent } from "#app/groups/group-diary.server.ts";
import { readComingChanges } from "#app/meetings/coming-changes.server.ts";
import { isStandIn } from "#app/stand-in.server.ts";
import { churchTimeAt, type WallTime } from "#app/time/wall-time.ts";
import { lastReadingOf } from "./last-reading.server.ts";
import type { Diary } from "./status.ts";

/**
 * What a build found of the church's calendar; null where the church keeps none. A build that cannot read it carries on
 * from the website that is live.
 */
export async function readDiary(now: Date): Promise<Diary | null> {
  const feed = churchFeed();
  if (!feed) return null;
  const snapshot = await takeSnapshot(feed);
  return snapshot
    ? diaryOf(withChanges(snapshot.events, readComingChanges(now), readChurch()), now)
    : unread(isStandIn ? null : await lastReadingOf(readChurch().website));
}

/** A calendar that was read at `now`. The next event is one that takes place. */
export function diaryOf(events: ChurchEvent[], now: Date): Diary {
  const next = soonestFirst(events).find(({ status }) => status !== "cancelled");
  return {
    isRead: true,
    lastRead: churchTimeAt(now),
    events: events.length,
    next: next ? { name: next.name, when: diaryEvent(next, now).when } : null,
  };
}

function unread(lastRead: WallTime | null): Diary {
  return { isRead: false, lastRead, events: 0, next: null };
}
