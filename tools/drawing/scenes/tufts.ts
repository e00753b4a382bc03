import type { Point } from "#tools/drawing/shapes/point.ts";
import { drawn, el, type Paint } from "./svg.ts";

/** Three blades, the same at every place, so that a thousand of them weigh next to nothing. */
const BLADES = "l-3-7m4 7 1-10m2 10 4-7";

/** Tufts of grass at some places. */
export function tufts(places: readonly Point[], colour: Paint, width = 1.6): string {
  const d = places.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}${BLADES}`).join("");
  return drawn({ stroke: colour, "stroke-width": width }, el("path", { d }));
}
