import type { Point } from "#tools/drawing/shapes/point.ts";
import { ON_THE_DRAWING, type Paint, radial } from "./svg.ts";
import { EYE_LEVEL } from "./viewpoint.ts";

/**
 * One stretch of country, 2000 across, that every hero picture is a window on. Places are in
 * pixels of the drawing; its sky goes up as far as a picture cares to look.
 */
export const SUN = { x: 1262, y: 620, radius: 36 };

/** Where the nearest corner of the meeting-house stands. */
export const CHURCH: Point = [1548, 738];

export const HORIZON = CHURCH[1] - EYE_LEVEL;

/** The part of the country that a picture shows. */
export type Window = { x: number; y: number; width: number; height: number };

/** Whether a thing that reaches from one place across to another can be seen in a window. */
export function isSeenIn(window: Window, from: number, to: number): boolean {
  return to > window.x && from < window.x + window.width;
}

/**
 * Ground as the low sun lights it: warm near the sun, blue and dark away from it, whatever part of
 * it a picture shows.
 */
export function sunlit(id: string, near: Paint, middle: Paint, far: Paint, reach = 1000): string {
  return radial(id, { ...ON_THE_DRAWING, cx: SUN.x, cy: SUN.y, r: reach }, [
    [0, near],
    [0.38, middle],
    [1, far],
  ]);
}
