import type { Knot } from "#tools/drawing/portraits/smooth-line.ts";
import { drawLocks, type Hairstyle } from "./locks.ts";

const GREY = "#8f8983";

/** Hair clipped close to the head, with a clean hairline and grey coming in at the temples. */
export const closeCrop: Hairstyle = (head, colour) => ({
  behind: "",
  front: drawLocks(head, {
    name: "hair",
    colour,
    outline: [
      [-0.95, 0.14, "corner"],
      [-1.01, -0.16],
      [-0.98, -0.52],
      [-0.8, -0.84],
      [-0.44, -1.03],
      [0, -1.08],
      [0.44, -1.03],
      [0.8, -0.84],
      [0.98, -0.52],
      [1.01, -0.16],
      [0.95, 0.14, "corner"],
      [0.91, -0.14],
      [0.86, -0.36, "corner"],
      [0.76, -0.54],
      [0.62, -0.64],
      [0.3, -0.7],
      [0, -0.71],
      [-0.3, -0.7],
      [-0.62, -0.64],
      [-0.76, -0.54],
      [-0.86, -0.36, "corner"],
      [-0.91, -0.14],
    ],
    streaks: { colour: GREY, width: 4, lines: [-1, 1].flatMap(greyTemple) },
    sheen: [
      [
        [-0.64, -0.78],
        [-0.4, -0.9],
        [-0.1, -0.95],
      ],
    ],
  }),
});

function greyTemple(side: number): Knot[][] {
  return [0.9, 0.93, 0.96, 0.985].map((across, i): Knot[] => [
    [side * (across - 0.04), -0.44 + i * 0.05],
    [side * across, -0.22 + i * 0.02],
    [side * (across + 0.005), 0.02 - i * 0.03],
  ]);
}
