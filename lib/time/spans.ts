import { type WallTime, withOffset } from "./wall-time.ts";

/** A stretch of time in which something is true, in milliseconds since 1970. */
export type Span = {
  /** When it becomes true; 0 where it has always been so. */
  from: number;
  /** When it is true no longer; Infinity where it stays so. */
  until: number;
};

/** A span between two of the church's times; without one of them it has no such end. */
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

/**
 * What is said in the course of time, one state after another: `say` is asked for the time of the build, and for each
 * later one of `turns`, the church's times at which its answer may change. Exactly one of them is true at any moment.
 */
export function statesOf<Words extends object>(
  builtAt: WallTime,
  turns: WallTime[],
  say: (now: WallTime) => Words,
): (Span & Words)[] {
  const later = [...new Set(turns)].filter((turn) => turn > builtAt).sort();
  const first = { ...say(builtAt), ...spanBetween({ until: later[0] }) };
  const others = later.map((from, index) => ({
    ...say(from),
    ...spanBetween({ from, until: later[index + 1] }),
  }));
  return [first, ...others];
}

/** For how long each value of one part of these states stays the same. */
export function spansOf<State extends Span, Part>(
  states: State[],
  partOf: (state: State) => Part,
): (Span & { part: Part })[] {
  const spans: (Span & { part: Part })[] = [];
  for (const state of states) {
    const part = partOf(state);
    const before = spans.at(-1);
    // Parts are plain facts: words, or a few of them in an object.
    if (before && JSON.stringify(before.part) === JSON.stringify(part)) before.until = state.until;
    else spans.push({ from: state.from, until: state.until, part });
  }
  return spans;
}
