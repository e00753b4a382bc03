import { type WallTime, withOffset } from "./wall-time.ts";

/** When something of the HTML is to be seen: milliseconds since 1970, `until` excluded. */
export type VisibleSpan = { from: number; until: number; isInHtml: boolean };

type Times = { from?: WallTime | undefined; until?: WallTime | undefined };

/** A span between two of the church's times; without one of them it has no such end. */
export function spanBetween({ from, until }: Times): Omit<VisibleSpan, "isInHtml"> {
  return {
    from: from ? Date.parse(withOffset(from)) : 0,
    until: until ? Date.parse(withOffset(until)) : Number.POSITIVE_INFINITY,
  };
}

/** The same for a page that is built at `now`. */
export function visibleSpan(times: Times, now: Date): VisibleSpan {
  const span = spanBetween(times);
  return { ...span, isInHtml: isWithinSpan(now.getTime(), span) };
}

/** Whether an instant in milliseconds since 1970 is within a span. */
export function isWithinSpan(instant: number, { from, until }: Omit<VisibleSpan, "isInHtml">) {
  return from <= instant && instant < until;
}

/** The attributes of an element with a span. For React they never change: by-clock.ts shows and hides it. */
export function spanAttributes({ from, until, isInHtml }: VisibleSpan) {
  const hidden = !isInHtml;
  return { "data-from": from, "data-until": until, hidden, suppressHydrationWarning: true };
}
