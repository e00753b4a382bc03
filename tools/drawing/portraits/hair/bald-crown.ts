import { ellipse, softTone, trace } from "#tools/drawing/portraits/paint.ts";
import type { Knot } from "#tools/drawing/portraits/smooth-line.ts";
import { mix, SHADE } from "#tools/drawing/shapes/colour.ts";
import { drawLocks, type Hairstyle, placed } from "./locks.ts";

/** A bare crown with neat hair above the ears and a few strands still combed over. */
export const baldCrown: Hairstyle = (head, colour) => {
  const wisp = (line: Knot[]) =>
    trace(placed(head, line), 5, mix(colour, SHADE, 0.25), { start: 0.1, end: 0 });
  const [x, y] = head.at(-0.32, -0.76);
  return {
    behind: "",
    front: [
      softTone(ellipse(x, y, 42, 20), "#fff6e4", 0.6, 8),
      wisp([
        [-0.7, -0.7],
        [-0.3, -0.9],
        [0.3, -0.93],
        [0.62, -0.78],
      ]),
      wisp([
        [-0.74, -0.62],
        [-0.3, -0.81],
        [0.26, -0.84],
        [0.68, -0.68],
      ]),
      ...([-1, 1] as const).map((side) =>
        drawLocks(head, {
          name: side < 0 ? "left-hair" : "right-hair",
          colour,
          outline: [
            [side * 0.96, 0.26, "corner"],
            [side * 1.07, 0],
            [side * 1.1, -0.3],
            [side * 1.0, -0.58],
            [side * 0.76, -0.74, "corner"],
            [side * 0.8, -0.5],
            [side * 0.87, -0.26],
            [side * 0.91, 0.0],
          ],
          strands: [
            [
              [side * 0.84, -0.62],
              [side * 0.97, -0.4],
              [side * 1.0, -0.06],
            ],
            [
              [side * 0.9, -0.36],
              [side * 0.96, -0.14],
              [side * 0.97, 0.1],
            ],
          ],
        }),
      ),
    ].join(""),
  };
};
