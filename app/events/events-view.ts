import type { Occurrence } from "#app/agenda/occurrence.ts";
import { britishDate, clockOf, dayAndHours, dayOf, type WallTime } from "#time";
import { type SnapshotWithChanges, withoutPastEvents } from "./snapshot.ts";
import type { KnownEvents } from "./use-events.ts";

/** A sentence of the note on how new the events are. */
export type Remark =
  /** Says how old the events are. */
  | "as of"
  | "some may be missing"
  /** Says that all are over by the visitor's clock. */
  | "all over"
  /** Says so to visitors whom the page's script never reaches. */
  | "page lost"
  /** Says that the feed is being asked. */
  | "checking";

/** What stands on a page in the place of its events. */
export type EventsView = {
  /** Whether a box says, above all else, that the feed has failed. */
  hasFailed: boolean;
  /** Where the note stands. It is above the events if they are not up to date, or none are known yet. */
  note: "above" | "below" | "nowhere";
  /** The sentences of the note, in their order. */
  remarks: Remark[];
  /** How old the events are: "Saturday 21 November, 9am". Null if they are up to date, or there are none. */
  asOf: string | null;
  /** The events themselves, a card that says there are none, their outlines, or nothing. */
  shows: "events" | "no events" | "outlines" | "nothing";
  /** The events, if it shows any. */
  events: Occurrence[];
  /** The church's time, by which events are shown; null if nothing may depend on the clock. */
  now: WallTime | null;
};

/**
 * Chooses what stands on a page, by what it knows of the events and by the visitor's clock, in the church's time. The
 * `clock` is null in the HTML and during hydration.
 */
export function chooseView(known: KnownEvents, clock: WallTime | null): EventsView {
  if (known.loaded) return viewAnswer(known, known.loaded, clock);
  if (known.hasFailed) return viewFailure(known, clock);
  return viewUntilAnswer(known, clock);
}

function viewAnswer(known: KnownEvents, events: Occurrence[], now: WallTime | null): EventsView {
  const { oldAnswerAt, isAsking, isPartial } = known;
  const remarks: Remark[] = [];
  if (oldAnswerAt) remarks.push("as of");
  if (isPartial) remarks.push("some may be missing");
  if (oldAnswerAt && isAsking) remarks.push("checking");
  return {
    hasFailed: false,
    note: oldAnswerAt && !isAsking ? "above" : "below",
    remarks,
    asOf: oldAnswerAt && dayAndHours(dayOf(oldAnswerAt), clockOf(oldAnswerAt)),
    shows: events.length > 0 ? "events" : "no events",
    events,
    now,
  };
}

/** Until the feed answers, the snapshot stands there, without what is over. */
function viewUntilAnswer({ snapshot, isPartial }: KnownEvents, now: WallTime | null): EventsView {
  const toCome = withoutPastEvents(snapshot, now);
  if (!toCome) {
    const remarks: Remark[] = ["page lost", "checking"];
    return { ...nothing, note: "above", remarks, shows: "outlines", now };
  }
  const remarks: Remark[] = ["as of"];
  if (isPartial) remarks.push("some may be missing");
  remarks.push("page lost", "checking");
  return { ...viewSnapshot(toCome), note: "below", remarks, now };
}

/**
 * If the feed has failed, the snapshot stands there. If all of it is over, the page is old, or the visitor's clock is
 * wrong: then it is shown whole.
 */
function viewFailure({ snapshot, isPartial }: KnownEvents, clock: WallTime | null): EventsView {
  if (!snapshot) return { ...nothing, hasFailed: true, now: clock };
  const toCome = withoutPastEvents(snapshot, clock);
  const remarks: Remark[] = [];
  if (isPartial) remarks.push("some may be missing");
  if (!toCome) remarks.push("all over");
  return {
    ...viewSnapshot(toCome ?? snapshot),
    hasFailed: true,
    note: remarks.length > 0 ? "above" : "nowhere",
    remarks,
    now: toCome && clock,
  };
}

const nothing: EventsView = {
  hasFailed: false,
  note: "nowhere",
  remarks: [],
  asOf: null,
  shows: "nothing",
  events: [],
  now: null,
};

function viewSnapshot({ day, events }: SnapshotWithChanges): EventsView {
  return { ...nothing, asOf: britishDate(day), shows: "events", events };
}
