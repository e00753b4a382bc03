import { type Arch, insideOf, isWithin } from "#tools/drawing/shapes/arch.ts";
import { SHADE } from "#tools/drawing/shapes/colour.ts";
import type { Point } from "#tools/drawing/shapes/point.ts";
import { sea } from "#tools/drawing/shapes/wave.ts";
import { fillet } from "./fillet.ts";
import { DEEP, LOUGH, OPAL, SEA } from "./glass-colours.ts";
import { type Daylight, leadedArch } from "./leaded-arch.ts";
import { pane } from "./pane.ts";
import { causeway } from "./psalm/causeway.ts";
import { sunburst } from "./psalm/sunburst.ts";

const WINDOW: Arch = { x: 0, y: 0, width: 460, height: 790 };
const EDGE = 33;
const SUN: Point = [230, 296];

/** The plain dark panel begins here (71.4 % of the height); the page sets the psalm over it. */
const PANEL_TOP = 564;
const PANEL = "#0f2d3a";

const GULLS = [
  "M104 166c16-20 38-16 50 4 8-16 32-26 58-8-22 0-36 8-48 28-4 6-12 6-16 0-8-16-22-24-44-24z",
  "M286 122c12-14 30-12 39 3 7-12 26-18 45-5-17 0-28 6-37 21-3 5-10 5-13 0-6-12-17-19-34-19z",
];

const DAYLIGHT: Daylight = {
  height: SUN[1] / WINDOW.height,
  reach: 0.6,
  shades: [
    [0, "#fffbe6", 0.6],
    [0.28, "#fff6d8", 0.06],
    [0.55, SHADE, 0],
    [1, SHADE, 0.45],
  ],
};

/** Psalm 95:1 in glass: the sun over the rock of the Causeway and the sea, above a panel for words. */
export function psalmWindow(): string {
  const { width, height } = WINDOW;
  const across = [EDGE, width - EDGE] as const;
  const picture = [
    sunburst(SUN, isSeen),
    `<g stroke-width="3">${causeway(SUN[0], PANEL_TOP)}</g>`,
    pane(SEA, sea(across, 508, PANEL_TOP, { length: 118, height: 22, offset: 40 }), 4),
    pane(LOUGH, sea(across, 528, PANEL_TOP, { length: 118, height: 20, offset: 96 }), 4),
    pane(DEEP, sea(across, 547, PANEL_TOP, { length: 118, height: 16, offset: 20 }), 4),
    ...GULLS.map((gull) => pane(OPAL, gull, 4.5)),
  ];
  return leadedArch({
    width,
    height,
    edge: EDGE,
    glass: picture.join(""),
    border: fillet({ arch: WINDOW, width: EDGE, colours: ["#d99a3a", "#23607c"] }),
    front: pane(PANEL, `M${EDGE} ${PANEL_TOP}H${width - EDGE}V${height - EDGE}H${EDGE}z`, 5),
    daylight: DAYLIGHT,
    leads: { panes: 3.6, opening: 5, edge: 14 },
  });
}

/** Whether any corner shows above the panel. */
function isSeen(corners: readonly Point[]): boolean {
  const nearTheOpening = insideOf(WINDOW, EDGE / 2);
  return corners.some((corner) => isWithin(nearTheOpening, corner) && corner[1] < PANEL_TOP - 40);
}
