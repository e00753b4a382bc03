import { A_MINUTE } from "#app/time/clock.ts";
import { asUtc, dayOf, type WallTime } from "#app/time/wall-time.ts";
import { byStart, nextDay, onDay, type ProgrammeEvent, programme, written } from "./programme.ts";

/** What a feed holds: an event, or a scrap of text where an event should be. */
export type FeedEntry = ProgrammeEvent | string;

export function isEvent(entry: FeedEntry): entry is ProgrammeEvent {
  return typeof entry === "object";
}

/** The usual events among those of a calendar that many hands have kept for years, in the order they begin. */
export function untidyEntries(now: WallTime): FeedEntry[] {
  const today = dayOf(now);
  const odd = written.untidy.map((template) => {
    const { falls, minutes, typed } = template;
    const soon = minutes && { start: fromNow(now, minutes.from), end: fromNow(now, minutes.to) };
    return { ...onDay(template, nextDay(falls, today) ?? today), ...soon, ...typed };
  });
  return ["The calendar was tidied on Tuesday.", ...[...odd, ...programme(today)].sort(byStart)];
}

/** So many minutes after now, as today's feed writes it. */
function fromNow(now: WallTime, minutes: number): string {
  const then = new Date(asUtc(now).getTime() + minutes * A_MINUTE);
  return `${then.toISOString().slice(0, "2026-11-27T19:30".length).replace("T", " ")}:00`;
}
