import { drawLocks, placed } from "#tools/drawing/portraits/hair/locks.ts";
import { softTone } from "#tools/drawing/portraits/paint.ts";
import { type Knot, mirrored, smoothShape } from "#tools/drawing/portraits/smooth-line.ts";
import { type Colour, mix, SHADE } from "#tools/drawing/shapes/colour.ts";
import type { Beard } from "./beard.ts";

/** A full beard, close at the cheeks. */
export function fullBeard(colour: Colour): Beard {
  return (head, lip) => {
    const mouth = lip / head.skull.chin;
    const right: Knot[] = [
      [0.2, mouth - 0.15],
      [0.5, mouth - 0.1],
      [0.68, mouth - 0.22],
      [0.94, -0.02, "corner"],
      [1.01, 0.2],
      [0.93, 0.66],
      [0.62, 1.02],
    ];
    const opening: Knot[] = [
      [0.5, mouth - 0.02],
      [0.3, mouth + 0.1],
      [0, mouth + 0.12],
    ];
    const outline: Knot[] = [[0, mouth - 0.13], ...right, [0, 1.13], ...mirrored(right)];
    const hairs: Knot[][] = [-0.7, -0.5, -0.26, 0, 0.26, 0.5, 0.7].map((x) => [
      [x * 0.9, 0.84 - Math.abs(x) * 0.22],
      [x * 0.92, 0.98 - Math.abs(x) * 0.22],
      [x * 0.86, 1.08 - Math.abs(x) * 0.26],
    ]);
    const skinOfLips = smoothShape(
      placed(head, [...opening, ...mirrored(opening.slice(0, -1)), [0, mouth - 0.03]]),
    );
    return (
      drawLocks(head, { name: "beard", colour, outline, strands: hairs }) +
      softTone(skinOfLips, mix(colour, SHADE, 0.3), 0.7, 4)
    );
  };
}
