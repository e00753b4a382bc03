import type { Point } from "#tools/drawing/shapes/point.ts";
import { CHURCH } from "./the-land.ts";
import { seen } from "./viewpoint.ts";

/** The churchyard in metres, as the viewpoint counts them: back along, left across, below floor. */
export const YARD = { front: -7, back: 30, south: -8, north: 11.5, drop: -1 };
export const GATE = { middle: 4.75, half: 1.7 };

/** A place in the churchyard, on the drawing. */
export function ground(along: number, across: number, height: number): Point {
  const [x, y] = seen(along, across, height);
  return [CHURCH[0] + x, CHURCH[1] + y];
}

/** Where the lane leaves the gate, left and right. */
export const GATEWAY = [
  ground(YARD.front, GATE.middle + GATE.half, YARD.drop),
  ground(YARD.front, GATE.middle - GATE.half, YARD.drop),
] as const;
