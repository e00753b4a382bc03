import { brushStroke } from "#tools/drawing/portraits/brush.ts";
import { tone } from "#tools/drawing/portraits/paint.ts";
import type { Knot } from "#tools/drawing/portraits/smooth-line.ts";
import type { Colour } from "#tools/drawing/shapes/colour.ts";
import type { Head } from "./head.ts";

/** Measures in px. */
export type Brows = {
  /** From the eyes up to the brow. */
  above: number;
  /** Half the length. */
  length: number;
  thickness: number;
  /** How far the middle of the brow is lifted above its ends. */
  arch: number;
  colour: Colour;
};

/** Both eyebrows. */
export function drawBrows(head: Head, apart: number, brows: Brows): string {
  const { above, length, thickness, arch, colour } = brows;
  return [-1, 1]
    .map((side) => {
      const [x, y] = head.front(side * apart * (1 - 0.05 * side * head.turn), -above);
      const reach = length * (1 - 0.09 * side * head.turn);
      const line: Knot[] = [
        [x - side * reach, y + arch * 0.25],
        [x - side * reach * 0.35, y - arch * 0.35],
        [x + side * reach * 0.35, y - arch * 0.5],
        [x + side * reach * 1.12, y + arch * 0.9],
      ];
      return tone(brushStroke(line, thickness, { start: 0.5, end: 0.06 }), colour);
    })
    .join("");
}
