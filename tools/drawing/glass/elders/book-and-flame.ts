import type { ElderLight } from "#tools/drawing/glass/elders-lights.ts";
import { CORAL, GOLD, OPAL, PARCHMENT, RUBY, STRAW } from "#tools/drawing/glass/glass-colours.ts";
import { lead, pane } from "#tools/drawing/glass/pane.ts";

const LINES = [590, 622, 654, 686]
  .map((y) => `M62 ${y}c26-6 50-2 72 14M238 ${y}c-26-6-50-2-72 14`)
  .join("");

/** To uphold the Word: an open book and a flame. */
export const bookAndFlame: ElderLight = {
  height: 980,
  seed: 402,
  ground: [
    [0, "#3f2a72"],
    [0.3, "#a46aa8"],
    [0.5, "#ffd698"],
    [0.68, "#d07a78"],
    [1, "#3c1f55"],
  ],
  fillet: ["#6a3a7c", "#efb238"],
  focus: [150, 470],
  panes: [
    pane(
      GOLD,
      "M150 268c18 66 72 96 64 168-6 44-32 70-64 88-32-18-58-44-64-88-8-72 46-102 64-168z",
    ),
    pane(
      CORAL,
      "M150 354c10 40 48 58 42 104-4 26-22 46-42 60-20-14-38-34-42-60-6-46 32-64 42-104z",
    ),
    pane(STRAW, "M150 424c6 22 26 34 22 60-2 16-12 26-22 34-10-8-20-18-22-34-4-26 16-38 22-60z", 4),
    pane(RUBY, "M32 556v176c44-12 84-6 118 18 34-24 74-30 118-18V556z"),
    pane(OPAL, "M150 566c-30-26-70-30-108-20v168c40-8 78-2 108 22z"),
    pane(PARCHMENT, "M150 566c30-26 70-30 108-20v168c-40-8-78-2-108 22z"),
    lead(LINES, 4),
    pane(CORAL, "M150 566c6-6 10-8 16-12v160l-8-10-8 10z", 4),
  ],
};
