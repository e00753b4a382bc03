import type { Emblem } from "#tools/windows/emblem.ts";
import { AMBER, DEEP, GOLD, OPAL, STRAW } from "#tools/windows/glass-colours.ts";
import { lead, painted, pane } from "#tools/windows/pane.ts";

const PILLAR = "M104 150C66 262 84 408 142 494l32-34C124 388 110 272 142 166z";
const SOUNDBOX = "M142 494c-12-16-6-34 12-44L278 176c12-20 52-10 44 18L196 476c-8 22-36 32-54 18z";
const NECK =
  "M94 160C82 122 112 94 148 104c30 8 46 34 78 26 32-8 68-30 94-4 14 14 14 38 2 60l-42-16c2-10-4-16-14-14-28 6-54 22-82 14-24-6-36-26-54-26-12 0-12 14-2 16-6 16-30 14-34 0z";
const BEHIND_THE_STRINGS = "M140 160C110 272 124 388 168 462L282 172c-60-10-90 40-142-12z";

const strings = [160, 179, 198, 217, 236, 255]
  .map((x, i) => `M${x} ${176 - i * 2}V${Math.round(446 - (x - 160) * 2.3)}`)
  .join("");

/** A harp. */
export const emblem: Emblem = {
  seed: 71,
  ground: [
    [0, "#0f4a5e"],
    [0.32, "#349a98"],
    [0.46, "#c6e6c0"],
    [0.56, "#fbdc86"],
    [0.78, "#df8c48"],
    [1, "#8a3a26"],
  ],
  fillet: ["#17606e", "#eaa83c"],
  focus: [210, 250],
  panes: [
    pane(DEEP, BEHIND_THE_STRINGS),
    painted(OPAL, strings, 5),
    pane(GOLD, PILLAR),
    lead("M84 250l34 10M88 340l34 0M110 430l32-20", 4),
    pane(AMBER, SOUNDBOX),
    lead("M150 474L300 186M196 366l38 18M236 276l38 18", 4),
    pane(STRAW, NECK),
    lead("M168 111l-12 36M224 131l0 40M284 113l-4 42", 4),
  ],
  smallPanes: [
    pane(DEEP, BEHIND_THE_STRINGS),
    painted(OPAL, "M168 176v230M208 172v150M244 166v74", 12),
    pane(GOLD, PILLAR),
    pane(AMBER, SOUNDBOX),
    pane(STRAW, NECK),
  ],
};
