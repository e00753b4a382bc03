import type { Point } from "#tools/drawing/shapes/point.ts";

/**
 * Where the artist stands. The churchyard is laid out in metres and seen in true perspective, so
 * that building, walls, graves and the light on the grass agree with one another.
 */
const METRES_AWAY = 48;
const EYE_ABOVE_FLOOR = 4;
const PIXELS_PER_METRE = 24;
const TURN = (47 * Math.PI) / 180;

/** How far eye level, and so the horizon, lies above the nearest corner of the building. */
export const EYE_LEVEL = EYE_ABOVE_FLOOR * PIXELS_PER_METRE;

/**
 * Where a place in the churchyard falls in the drawing, in pixels from the building's nearest
 * corner. `along` runs back along the side wall, `across` runs left along the gable, `height` is
 * above the floor; all in metres.
 */
export function seen(along: number, across: number, height: number): Point {
  const nearness = nearnessOf(along, across);
  const right = along * Math.cos(TURN) - across * Math.sin(TURN);
  return [right * nearness, EYE_LEVEL * (nearness / PIXELS_PER_METRE - 1) - height * nearness];
}

/** Pixels to the metre at a place in the churchyard: things grow smaller as they go back. */
export function nearnessOf(along: number, across: number): number {
  const back = along * Math.sin(TURN) + across * Math.cos(TURN);
  return (PIXELS_PER_METRE * METRES_AWAY) / (METRES_AWAY + back);
}
