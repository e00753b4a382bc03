import type { ElderLight } from "#tools/drawing/glass/elders-lights.ts";
import { LEAF, MOSS, OPAL, PARCHMENT, STRAW, WALNUT } from "#tools/drawing/glass/glass-colours.ts";
import { lead, pane, strip } from "#tools/drawing/glass/pane.ts";
import { circle } from "#tools/drawing/shapes/path.ts";

const CROOK = "M206 776V338c0-84-126-84-126 0 0 56 76 62 78 12 0-26-36-32-38-6";
const FLEECE =
  "M76 664c-4-24 20-40 40-28 8-20 42-20 50 0 20-8 40 8 34 28 16 10 14 34-4 40-2 20-24 28-40 18-14 14-38 12-48-2-20 8-40-6-36-26-12-8-10-26 4-30z";

/** To watch over the flock: a shepherd's crook and a lamb. */
export const crookAndLamb: ElderLight = {
  height: 840,
  seed: 401,
  ground: [
    [0, "#14566e"],
    [0.32, "#5fb0a8"],
    [0.6, "#f2eab8"],
    [0.72, "#86b266"],
    [1, "#1f5238"],
  ],
  fillet: ["#1f6a6c", "#efb238"],
  focus: [150, 420],
  panes: [
    pane(MOSS, "M20 720c60-46 150-56 260-22v130H20z"),
    pane(LEAF, "M20 770c70-40 170-46 260-6v70H20z"),
    strip(STRAW, CROOK, 17),
    lead("M198 400h16M198 470h16M198 540h16M198 610h16M198 680h16", 4),
    strip(WALNUT, "M92 716v46M170 716v46", 9, 4),
    strip("#5d3220", "M112 716v40M150 716v40", 9, 4),
    pane(OPAL, FLEECE),
    lead(
      "M112 664c8-14 26-12 28 4M146 690c8-14 28-12 28 4M112 704c8-12 24-10 26 4M150 652c6-10 20-10 22 2",
      3.6,
    ),
    pane("#d8b98a", "M82 650c-22-8-36 0-40 16 18 8 32 2 40-16z", 4),
    pane(PARCHMENT, "M58 650c12-16 42-16 50 2 8 22-2 48-18 54-20 4-40-30-32-56z"),
    pane("#d8b98a", "M102 650c16-12 32-8 40 6-14 12-30 8-40-6z", 4),
    pane(OPAL, "M60 648c-4-14 8-20 16-14 6-8 20-6 20 4 10 0 12 12 4 16-14-6-28-8-40-6z", 4),
    pane("#15222c", circle([72, 672], 3.5) + circle([94, 670], 3.5), 1),
    lead("M78 692q5 4 10 0", 3.6),
  ],
};
