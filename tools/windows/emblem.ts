import type { Colour, Ramp } from "#tools/windows/shapes/colour.ts";
import type { Point } from "#tools/windows/shapes/point.ts";
import type { FilletColours } from "./glass-colours.ts";

/**
 * A group's sign, and the light it stands in. Drawn on a sheet 400 wide and 560 high;
 * the fillet leaves 34 to 366 across and 34 to 526 down, under a round head.
 */
export type Emblem = {
  seed: number;
  /** Colours of the ground from the head of the arch (0) to the sill (1). */
  ground: Ramp;
  fillet: FilletColours;
  /** Where the light is brightest. */
  focus: Point;
  /** The colour of that light: lamplight, unless another suits the ground better. */
  light?: Colour;
  panes: readonly string[];
  /** The same sign for under 60 px: fewer, bolder panes between 60 and 340 across. */
  smallPanes: readonly string[];
};
