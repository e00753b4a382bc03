import { type WallTime, withOffset } from "./wall-time.ts";

/** A stretch of time in which something is true, in milliseconds since 1970. */
export type Span = {
  /** When it becomes true; 0 if it always was. */
  from: number;
  /** When it is true no longer; Infinity if it stays true. */
  until: number;
};

/** Makes the span between two of the church's times. Without `from` it has always begun; without `until` it never ends. */
export function spanBetween({
  from,
  until,
}: {
  from?: WallTime | undefined;
  until?: WallTime | undefined;
}): Span {
  return {
    from: from ? Date.parse(withOffset(from)) : 0,
    until: until ? Date.parse(withOffset(until)) : Number.POSITIVE_INFINITY,
  };
}

/** Whether an instant in milliseconds since 1970 is within a span. */
export function isWithinSpan(instant: number, { from, until }: Span): boolean {
  return from <= instant && instant < until;
}

/** Joins neighbouring states in which one part is the same. `partOf` takes that part out of a state. */
export function mergeSpans<State extends Span, Part>(
  states: State[],
  partOf: (state: State) => Part,
): (Span & { part: Part })[] {
  const spans: (Span & { part: Part })[] = [];
  for (const state of states) {
    const part = partOf(state);
    const last = spans.at(-1);
    // Parts can be compared as JSON, because they are words, or a few words in an object.
    const isSame = last !== undefined && JSON.stringify(last.part) === JSON.stringify(part);
    if (isSame) last.until = state.until;
    else spans.push({ from: state.from, until: state.until, part });
  }
  return spans;
}
