import type { Emblem } from "#tools/windows/emblem.ts";
import { CORAL, GOLD, OAK, OPAL, SEA, STRAW, WALNUT } from "#tools/windows/glass-colours.ts";
import { lead, pane } from "#tools/windows/pane.ts";
import { circle, polygon } from "#tools/windows/shapes/path.ts";
import { type Point, pointOnCircle } from "#tools/windows/shapes/point.ts";

const FLAME: Point = [200, 176];
const BEAMS = 16;

/** A ring of light round the flame, one pane in two deeper than the next. */
const halo = Array.from({ length: BEAMS }, (_, i) =>
  pane(
    i % 2 === 0 ? "#f7d9a8" : "#e9b7a4",
    polygon([
      pointOnCircle(FLAME, 74, i / BEAMS),
      pointOnCircle(FLAME, 124, i / BEAMS),
      pointOnCircle(FLAME, 124, (i + 1) / BEAMS),
      pointOnCircle(FLAME, 74, (i + 1) / BEAMS),
    ]),
    3.6,
  ),
);

const BURNING =
  "M208 60c8 50 66 74 60 130-4 26-16 40-28 48h-80c-18-12-30-30-28-56 2-42 36-48 36-88 20 8 28 22 28 38 14-18 18-44 12-72z";

/** A lit torch. */
export const emblem: Emblem = {
  seed: 119,
  ground: [
    [0, "#1c2a6a"],
    [0.38, "#5468b8"],
    [0.58, "#c9a0cc"],
    [1, "#3a2462"],
  ],
  fillet: ["#2f3f86", "#eaa83c"],
  focus: [200, 190],
  light: "#ffdfe0",
  panes: [
    ...halo,
    pane("#fbe6b8", circle(FLAME, 76), 3.6),
    pane(CORAL, BURNING),
    pane(
      GOLD,
      "M208 130c6 32 40 40 36 78-2 16-8 24-16 30h-56c-10-8-16-20-14-36 4-26 24-30 26-54 12 6 18 14 18 26 6-12 8-28 6-44z",
    ),
    pane(OPAL, "M202 182c2 18 20 24 18 42-1 8-5 12-9 14h-24c-6-4-10-10-8-20 2-14 16-20 23-36z", 4),
    pane(GOLD, "M122 234h156v30H122z"),
    pane(SEA, "M132 264h136l-22 48h-92z"),
    pane(OAK, "M164 312h72l-18 186c-10 10-26 10-36 0z"),
    pane(WALNUT, "M200 312h36l-18 186c-5 5-11 7-18 7z", 4),
    pane(STRAW, "M166 338h68l-2 22h-64zM172 398h56l-2 22h-52z", 4),
    lead("M164 264l10 48M236 264l-10 48", 4),
  ],
  smallPanes: [
    pane("#fbe6b8", circle([200, 190], 112), 8),
    pane(
      CORAL,
      "M206 84c10 44 62 66 58 114-2 26-14 40-28 50h-72c-18-12-30-30-28-54 2-38 36-46 36-84 20 8 26 20 26 34 10-14 14-36 8-60z",
    ),
    pane(
      STRAW,
      "M206 156c4 28 28 34 24 62-2 14-10 22-16 28h-30c-12-8-18-18-16-32 4-22 30-30 38-58z",
      7,
    ),
    pane(GOLD, "M122 246h156v40H122z"),
    pane(SEA, "M140 286h120l-20 46h-80z"),
    pane(OAK, "M164 332h72l-18 152h-36z"),
  ],
};
