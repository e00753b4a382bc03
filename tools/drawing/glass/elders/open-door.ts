import type { ElderLight } from "#tools/drawing/glass/elders-lights.ts";
import {
  AMBER,
  GOLD,
  OAK,
  OPAL,
  PINE,
  STEEL,
  STRAW,
  WALNUT,
} from "#tools/drawing/glass/glass-colours.ts";
import { lead, pane } from "#tools/drawing/glass/pane.ts";
import { circle } from "#tools/drawing/shapes/path.ts";
import { star } from "#tools/drawing/shapes/star.ts";

/** To keep the door open: an open door with a star over it. */
export const openDoor: ElderLight = {
  height: 840,
  seed: 403,
  ground: [
    [0, "#122f5e"],
    [0.3, "#3a5fa8"],
    [0.44, "#b58fb8"],
    [0.56, "#f8cf96"],
    [0.74, "#b0703f"],
    [1, "#4a2c2a"],
  ],
  fillet: ["#1d5478", "#efb238"],
  focus: [150, 430],
  panes: [
    pane(OPAL, star([150, 240], 8, 84, 30)),
    lead("M150 156v168M66 240h168M90 180l120 120M210 180l-120 120", 3),
    pane(STRAW, circle([150, 240], 24), 4),
    pane(GOLD, "M64 700V452a86 86 0 0 1 172 0v248z"),
    lead(
      "M64 560h24M64 630h24M212 560h24M212 630h24M64 490h24M212 490h24M89 391l18 18M211 391l-18 18M150 366v24",
      4,
    ),
    pane(OPAL, "M88 700V452a62 62 0 0 1 124 0v248z"),
    pane(STRAW, "M88 700V452c0-20 9-38 24-50v298z", 4),
    pane(OAK, "M212 700V452c0-22-12-42-30-52l-26 30v300z"),
    pane(WALNUT, "M202 684v-96l-36 10v110zM202 568v-110l-36 10v110z", 4),
    pane(STRAW, "M170 586h9v12h-9z", 3),
    pane(PINE, "M88 700h68l-6 30H64v-30z", 4),
    pane(STEEL, "M48 700h204v34H48z"),
    pane("#a9bcc4", "M36 734h228v36H36z"),
    pane(AMBER, "M88 700h68v34H76z", 4),
    lead("M110 734v36M190 734v36", 4),
  ],
};
