import type { Point } from "#tools/drawing/shapes/point.ts";
import { Pen } from "./pen.ts";

/** The building in metres. */
export const GABLE_WIDTH = 9.5;
export const HALF_GABLE = GABLE_WIDTH / 2;
export const HOUSE_LENGTH = 17;
export const WALL_HEIGHT = 4.7;
export const RIDGE_HEIGHT = 8.3;
/** The slates reach so far beyond the wall, and begin so high. */
export const OVERHANG = 0.35;
export const EAVES = WALL_HEIGHT - 0.15;
/** Where the tall windows stand along the side wall. */
export const TALL_WINDOW_MIDDLES = [2.6, 6.5, 10.4, 14.3];

/** The building is drawn in half pixels, in whole numbers, then scaled by this. */
export const GRAIN = 0.5;

/** How much is drawn: near enough to see the glazing bars, or far off. */
export type Detail = "full" | "plain";

/** A pen for drawing the building. */
export function finePen(): Pen {
  return new Pen(GRAIN);
}

/** A closed shape with straight sides, drawn with that pen. */
export function faceted(first: Point, ...rest: readonly Point[]): string {
  return finePen()
    .move(first)
    .line(...rest)
    .close().path;
}

/** A length in pixels, as the building is drawn. */
export function pixels(length: number): number {
  return length / GRAIN;
}
