import { again, el, filled } from "./svg.ts";
import { isSeenIn, type Window } from "./the-land.ts";

/** Rooks on their way out for the day: across, down, size. */
const ROOKS = [
  [1352, 436, 1.15],
  [1396, 414, 0.95],
  [1404, 452, 0.8],
  [1322, 464, 0.6],
  [1452, 398, 0.6],
  [1290, 438, 0.5],
] as const;

export function rook(): string {
  return filled("M-14-5q8-4 14 4 5-9 14-6-8 0-13 8h-3q-4-6-12-6", "#14242e", { id: "rook" });
}

export function rooks(window: Window): string {
  const seen = ROOKS.filter(([x]) => isSeenIn(window, x - 10, x + 10));
  const all = seen.map(([x, y, size]) =>
    again("rook", { transform: `translate(${x} ${y})scale(${size})` }),
  );
  return el("g", {}, ...all);
}
