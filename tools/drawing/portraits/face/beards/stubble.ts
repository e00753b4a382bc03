import { placed } from "#tools/drawing/portraits/hair/locks.ts";
import { softTone, within } from "#tools/drawing/portraits/paint.ts";
import { type Knot, mirrored, smoothShape } from "#tools/drawing/portraits/smooth-line.ts";
import type { Colour } from "#tools/drawing/shapes/colour.ts";
import type { Beard } from "./beard.ts";

/** A few days' growth, or what a young man calls a beard. */
export function stubble(colour: Colour): Beard {
  return (head, lip) => {
    const mouth = lip / head.skull.chin;
    const right: Knot[] = [
      [0.26, mouth - 0.12],
      [0.52, mouth + 0.02],
      [0.76, 0.44],
      [0.99, 0.06],
      [0.94, 0.66],
      [0.6, 1.02],
    ];
    const outline = smoothShape(
      placed(head, [[0, mouth - 0.12], ...right, [0, 1.08], ...mirrored(right)]),
    );
    return within("stubble", head.outline, softTone(outline, colour, 0.62, 8));
  };
}
