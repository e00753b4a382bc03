import { circle } from "#tools/drawing/shapes/path.ts";
import { GOLD, OAK, PINE, STRAW, WALNUT } from "./glass-colours.ts";
import { glazedArch } from "./glazed-arch.ts";
import { lead, pane } from "./pane.ts";

const coin = (x: number, y: number) => [
  pane(GOLD, circle([x, y], 34)),
  pane(STRAW, circle([x, y], 22), 4),
];

const panes = [
  pane("#ffeec0", "M154 6L106 270h188L246 6z", 3.6),
  lead("M185 6l-16 264M215 6l16 264", 3.6),
  ...coin(164, 112),
  lead("M164 100v24M152 112h24", 5),
  ...coin(236, 176),
  lead("M236 164v24M224 176h24", 5),
  pane(WALNUT, "M148 374h104l18 48H130z"),
  pane(OAK, "M78 258h244c0 74-46 122-122 122S78 332 78 258z"),
  pane(PINE, "M78 258c12 40 60 52 84 118-52-14-84-58-84-118z", 4),
  pane("#8f5630", "M322 258c-12 40-60 52-84 118 52-14 84-58 84-118z", 4),
  pane("#5d3220", "M72 256c0-20 56-34 128-34s128 14 128 34-56 34-128 34-128-14-128-34z"),
  pane(GOLD, "M122 258c0-9 22-16 50-16s50 7 50 16-22 16-50 16-50-7-50-16z", 4),
  pane(STRAW, "M184 266c0-9 22-16 50-16s50 7 50 16-22 16-50 16-50-7-50-16z", 4),
];

/** Two coins falling into a bowl: it stands over the Need Help box. */
export function givingWindow(): string {
  return glazedArch({
    width: 400,
    height: 450,
    seed: 501,
    ground: [
      [0, "#12565c"],
      [0.4, "#4fb09a"],
      [0.62, "#fad07c"],
      [1, "#5a3a22"],
    ],
    fillet: ["#1d6a74", "#f0b234"],
    focus: [200, 180],
    count: 46,
    // The frame of the box it stands on is its outer lead.
    edge: 24,
    leads: { cells: 3.6, emblem: 5, edge: 1 },
    panes: panes.join(""),
  });
}
