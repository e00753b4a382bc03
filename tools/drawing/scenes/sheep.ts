import { again, el, filled, standing } from "./svg.ts";
import { isSeenIn, type Window } from "./the-land.ts";

/** Across, down, size, and whether it looks to the east. */
const FLOCK = [
  [1090, 846, 0.8, false],
  [1128, 862, 0.92, true],
  [1160, 838, 0.75, false],
  [1436, 842, 0.9, false],
  [1482, 868, 1.02, true],
  [1404, 872, 1, false],
  [1528, 850, 0.92, true],
] as const;

/** A sheep against the light: a bright back and a dark face; 32 long, standing on 0, 0. */
export function sheep(): string {
  return el(
    "g",
    { id: "sheep" },
    el("ellipse", { cx: 4, cy: 1, rx: 17, ry: 2.6, fill: "#0b1f1a66" }),
    el("path", { d: "M-8-7v7M-4-6v6M5-6v6M9-7v7", stroke: "#1a2422", "stroke-width": 2 }),
    filled("M-13-11c-1-6 4-9 8-8 4-3 10-2 12 1 6 0 7 5 5 9-2 5-9 5-12 4-5 2-12 0-13-6z", "#aaa38e"),
    el("path", {
      d: "M-12-14c2-4 4-5 7-5 4-3 10-2 12 1 3 0 5 1 6 4",
      fill: "none",
      stroke: "#ffe8bd",
      "stroke-width": 2,
    }),
    filled("M-12-14c-4 0-7 2-7 5 0 2 4 3 7 1z", "#1f2624"),
  );
}

export function flock(window: Window): string {
  return FLOCK.filter(([x]) => isSeenIn(window, x - 20, x + 20))
    .map(([x, y, size, east]) => again("sheep", standing(x, y, size, east)))
    .join("");
}
