import type { Point } from "#tools/drawing/shapes/point.ts";
import { randomFrom } from "#tools/drawing/shapes/seed.ts";
import { Pen } from "./pen.ts";
import { again, DOWNWARDS, el, filled, linear } from "./svg.ts";

/** Half the width of a bush, and its height. */
const REACH = 60;
const HEIGHT = 66;
const SPRAYS = 46;

/**
 * A bush of whin, 120 across and some 70 high, its middle at 0, 0. Blossom sits along its sprays:
 * the same path is stroked green, then in golden dots.
 */
export function whinBush(id: string, seed: number, count = SPRAYS): string {
  const random = randomFrom(seed);
  const pen = new Pen();
  for (let spray = 0; spray < count; spray++) {
    const aside = ((spray + random()) / count) * 2 - 1;
    const crown = HEIGHT * Math.sqrt(1 - aside * aside * 0.86);
    const foot: Point = [aside * REACH * 0.94, -crown * (0.16 + Math.sqrt(random()) * 0.64)];
    const lean = aside * 1.1 + (random() - 0.5) * 1.1;
    const length = 15 + random() * 12;
    pen.move(foot).line([foot[0] + Math.sin(lean) * length, foot[1] - Math.cos(lean) * length]);
  }
  const sprays = `${id}s`;
  const blossom = (stroke: string, width: number, dashes: string) =>
    again(sprays, { stroke, "stroke-width": width, "stroke-dasharray": dashes });
  return el(
    "g",
    { id, fill: "none", "stroke-linecap": "round" },
    filled(
      "M-60 6q-6-22 10-34 6-16 22-20 12-12 30-10 16-2 28 9 16 8 20 22 12 12 8 33-16-8-30-2-14-8-28 0-16-8-30 0-14-6-30 2z",
      "url(#bush)",
      { stroke: "none" },
    ),
    el("defs", {}, el("path", { id: sprays, d: pen.path })),
    again(sprays, { stroke: "#1f4a28", "stroke-width": 3 }),
    blossom("#a8791c", 5, "0 9 0 30"),
    blossom("#f0b429", 5.6, "0 14 0 8 0 30"),
    blossom("#ffdc80", 4, "0 22 0 40"),
  );
}

/** The bush in the shade of its own blossom, sinking into the grass. */
export function bushPaint(): string {
  return linear("bush", DOWNWARDS, [
    [0, "#1f4a30"],
    [0.55, "#0f2a1c"],
    [1, "#0f2a1c00"],
  ]);
}

/** Whin to plant on a bank: across, how far below its edge, size, which bush. */
export type PlantedWhin = readonly [x: number, below: number, size: number, bush: "whin" | "furze"];
