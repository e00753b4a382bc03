import { learnHtml, readForGood } from "#app/events/description/describe.ts";
import type { Feed } from "#app/events/feed/feed.ts";
import { askCalendar } from "#app/events/feed/fetch-feed.ts";
import { isStandIn } from "#app/stand-in.server.ts";
import { churchTimeAt, dayOf } from "#app/time/wall-time.ts";
import { type ChurchEvent, isOver } from "./event.ts";
import type { Snapshot } from "./snapshot.ts";

// Nobody's build should wait longer, and none should fail because a calendar does.
const PATIENCE = 15_000;

let snapshot: Promise<Snapshot | null> | undefined;

/**
 * The church's diary at the time of the build, for the HTML. Asked for once in the whole build; null
 * where the calendar did not answer.
 */
export function takeSnapshot(feed: Feed): Promise<Snapshot | null> {
  snapshot ??= readDiary(feed).catch(buildWithout);
  return snapshot;
}

async function readDiary(feed: Feed): Promise<Snapshot> {
  const now = churchTimeAt(new Date());
  const { events } = isStandIn
    ? await (await import("#demo/snapshot.ts")).standInDiary()
    : await askCalendar(feed, AbortSignal.timeout(PATIENCE));
  await learnHtml();
  const toCome = events.filter((event) => !isOver(event, now));
  return { day: dayOf(now), events: toCome.map(readDescription), more: 0 };
}

/** The description is read here, so that the HTML has it and the browser need not. */
function readDescription({ description, ...event }: ChurchEvent): ChurchEvent {
  const read = typeof description === "string" ? readForGood(description) : description;
  return read ? { ...event, description: read } : event;
}

function buildWithout(problem: Error): null {
  const { cause } = problem;
  const reason = cause instanceof Error ? cause.message : problem.message;
  console.warn(
    `The church’s calendar could not be read (${reason}). The pages are built without its events; ` +
      "visitors’ browsers will ask it themselves. `npm run feed-check` says what is wrong.",
  );
  return null;
}
