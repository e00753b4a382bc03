import { ellipse, softTone, trace } from "#tools/drawing/portraits/paint.ts";
import type { Knot } from "#tools/drawing/portraits/smooth-line.ts";
import { mix, SHADE } from "#tools/drawing/shapes/colour.ts";
import { drawLocks, type Hairstyle, placed } from "./locks.ts";

const SIDES = [-1, 1] as const;

/** An old man's hair: soft tufts standing out over the ears, and the bare head between. */
export const whiteTufts: Hairstyle = (head, colour) => {
  const [x, y] = head.at(-0.34, -0.74);
  const hair = (line: Knot[], width: number, darkness: number) =>
    trace(placed(head, line), width, mix(colour, SHADE, darkness), { start: 0.1, end: 0 });
  const tufts = SIDES.map((side) =>
    drawLocks(head, {
      name: side < 0 ? "left-tuft" : "right-tuft",
      colour,
      outline: [
        [side * 0.8, -0.5],
        [side * 0.94, -0.68],
        [side * 1.08, -0.62, "corner"],
        [side * 1.2, -0.56],
        [side * 1.2, -0.42, "corner"],
        [side * 1.3, -0.32],
        [side * 1.22, -0.18, "corner"],
        [side * 1.28, -0.06],
        [side * 1.16, 0.08, "corner"],
        [side * 1.0, 0.2],
        [side * 0.8, 0.1],
      ],
      strands: [
        [
          [side * 0.96, -0.54],
          [side * 1.06, -0.5],
          [side * 1.14, -0.42],
        ],
        [
          [side * 0.98, -0.34],
          [side * 1.1, -0.3],
          [side * 1.17, -0.2],
        ],
        [
          [side * 1.0, -0.14],
          [side * 1.08, -0.1],
          [side * 1.14, -0.02],
        ],
      ],
    }),
  );
  const temples = SIDES.flatMap((side) => [
    hair(
      [
        [side * 0.82, -0.6],
        [side * 0.92, -0.5],
        [side * 0.98, -0.34],
      ],
      8,
      0,
    ),
    hair(
      [
        [side * 0.86, -0.48],
        [side * 0.94, -0.36],
        [side * 0.985, -0.2],
      ],
      8,
      0.06,
    ),
    hair(
      [
        [side * 0.9, -0.34],
        [side * 0.96, -0.22],
        [side * 0.985, -0.06],
      ],
      8,
      0,
    ),
  ]);
  return {
    behind: tufts.join(""),
    front: [
      softTone(ellipse(x, y, 46, 22), "#fff6e4", 0.6, 8),
      hair(
        [
          [-0.5, -0.84],
          [-0.16, -0.93],
          [0.24, -0.92],
          [0.5, -0.8],
        ],
        4,
        0.28,
      ),
      hair(
        [
          [-0.34, -0.78],
          [0, -0.86],
          [0.36, -0.82],
        ],
        4,
        0.28,
      ),
      ...temples,
    ].join(""),
  };
};
