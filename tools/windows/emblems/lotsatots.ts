import type { Emblem } from "#tools/windows/emblem.ts";
import { CORAL, GOLD, LEAF, LOUGH, OPAL, SEA } from "#tools/windows/glass-colours.ts";
import { lead, pane } from "#tools/windows/pane.ts";
import { type Colour, mix, SHADE, WHITE } from "#tools/windows/shapes/colour.ts";
import { circle } from "#tools/windows/shapes/path.ts";
import type { Point } from "#tools/windows/shapes/point.ts";

const SIDE = 102;
const DEPTH = 24;

/** A building block seen from a little above and to the right, with a letter on its face. */
function block([x, y]: Point, colour: Colour, letter: string): string[] {
  return [
    pane(colour, `M${x} ${y}h${SIDE}v${SIDE}h-${SIDE}z`),
    pane(mix(colour, WHITE, 0.4), `M${x} ${y}l${DEPTH}-${DEPTH}h${SIDE}l-${DEPTH} ${DEPTH}z`),
    pane(
      mix(colour, SHADE, 0.36),
      `M${x + SIDE} ${y}l${DEPTH}-${DEPTH}v${SIDE}l-${DEPTH} ${DEPTH}z`,
    ),
    pane(OPAL, `M${x + 17} ${y + 17}h68v68h-68z`, 3),
    `<g transform="translate(${x + 51} ${y + 51})">${lead(letter, 11)}</g>`,
  ];
}

/** Building blocks and a ball. */
export const emblem: Emblem = {
  seed: 95,
  ground: [
    [0, "#12788c"],
    [0.4, "#7fd0c4"],
    [0.62, "#ffe08c"],
    [1, "#d5653c"],
  ],
  fillet: ["#1f8c94", "#f5b82e"],
  focus: [200, 290],
  panes: [
    ...block([64, 376], CORAL, "M-18 22L0-22 18 22M-11 8h22"),
    ...block([196, 376], LOUGH, "M-14 20v-41h16q14 1 14 10t-14 10h-16 18q15 1 15 11T4 20z"),
    ...block([128, 262], GOLD, "M18-14a21 21 0 1 0 0 28"),
    pane(OPAL, circle([192, 198], 52)),
    pane(CORAL, "M192 146c-24 30-24 74 0 104 24-30 24-74 0-104z"),
    pane(
      SEA,
      "M153 163c-18 20-18 50 0 70 8-22 8-48 0-70zM231 163c18 20 18 50 0 70-8-22-8-48 0-70z",
    ),
    pane(LEAF, circle([192, 150], 10), 4),
  ],
  smallPanes: [
    pane(CORAL, "M76 360h120v120H76z"),
    pane("#3f9fd0", "M206 360h120v120H206z"),
    pane(GOLD, "M140 230h120v120H140z"),
    pane(OPAL, "M200 92l22 42 46 8-33 34 6 46-41-20-41 20 6-46-33-34 46-8z", 8),
    lead(
      "M113 452l23-64 23 64M122 430h28M242 390v60h26q18-2 18-16t-18-15h-20 18q14-1 14-15t-14-14zM224 264a36 36 0 1 0 0 52",
      15,
    ),
  ],
};
