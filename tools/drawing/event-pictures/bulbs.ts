import { drawn, el } from "#tools/drawing/scenes/svg.ts";
import type { Point } from "#tools/drawing/shapes/point.ts";
import { glow } from "./canvas.ts";

/** A place on a string that hangs between two hooks; `along` runs from 0 to 1. */
export function onString([x1, y1]: Point, [x2, y2]: Point, sag: number, along: number): Point {
  return [x1 + (x2 - x1) * along, y1 + (y2 - y1) * along + 4 * sag * along * (1 - along)];
}

/** The string itself. */
export function stringBetween([x1, y1]: Point, [x2, y2]: Point, sag: number): string {
  return `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`;
}

/** A string of lamps. */
export function stringOfLamps(from: Point, to: Point, sag: number, count: number): string {
  const lamps = Array.from({ length: count }, (_, i) => {
    const [x, y] = onString(from, to, sag, (i + 0.5) / count);
    return (
      glow(x, y + 10, 42, 0.85) +
      el("path", { d: `M${x - 3} ${y}h6v5h-6z`, fill: "#1b2a30" }) +
      el("circle", { cx: x, cy: y + 11, r: 6.5, fill: "#fff3cb" })
    );
  });
  return (
    drawn(
      { stroke: "#0d1b24", "stroke-width": 2.4 },
      el("path", { d: stringBetween(from, to, sag) }),
    ) + lamps.join("")
  );
}
