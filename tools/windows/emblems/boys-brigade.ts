import type { Emblem } from "#tools/windows/emblem.ts";
import {
  AMBER,
  DEEP,
  GOLD,
  LOUGH,
  OAK,
  PARCHMENT,
  SEA,
  STRAW,
} from "#tools/windows/glass-colours.ts";
import { lead, painted, pane, strip, turned } from "#tools/windows/pane.ts";
import { circle } from "#tools/windows/shapes/path.ts";
import type { Point } from "#tools/windows/shapes/point.ts";
import { sea } from "#tools/windows/shapes/wave.ts";

const MIDDLE: Point = [200, 280];
const LEAN = 12;

const ARM = "M200 474C130 466 82 424 72 352l-18 6 30-92 54 66-26 6c8 54 42 82 88 90z";
const OTHER_ARM = "M200 474c70-8 118-50 128-122l18 6-30-92-54 66 26 6c-8 54-42 82-88 90z";

/** A rope, with its twist. */
function rope(line: string): string {
  return (
    strip(PARCHMENT, line, 11, 4) +
    `<g stroke-dasharray="3 9" stroke-linecap="butt">${painted("#9a7440", line, 11)}</g>`
  );
}

/** A ship's anchor with its rope, leaning in the waves. */
export const emblem: Emblem = {
  seed: 104,
  ground: [
    [0, "#0d2f5c"],
    [0.42, "#2f7fb0"],
    [0.62, "#bfe0d4"],
    [0.72, "#5fa9bc"],
    [1, "#123a56"],
  ],
  fillet: ["#164a7c", "#e8a23c"],
  focus: [210, 250],
  light: "#dcfaf0",
  panes: [
    pane(LOUGH, sea([34, 366], 404, 540, { length: 118, height: 26, offset: 60 })),
    ...[
      turned(LEAN, MIDDLE, [
        strip(GOLD, circle([200, 112], 26), 13),
        rope("M200 98c-66-6-96 46-56 92s120 62 106 130"),
        pane(GOLD, "M187 140h26l8 300h-42z"),
        pane(STRAW, "M187 140h13v300h-21z", 4),
        pane(
          OAK,
          "M112 176c0-8 6-12 14-12h148c8 0 14 4 14 12v10c0 8-6 12-14 12H126c-8 0-14-4-14-12z",
        ),
        lead("M150 166v30M250 166v30", 4),
        pane(GOLD, ARM),
        pane(AMBER, OTHER_ARM),
        rope("M250 318c-6 50-96 26-100 84"),
      ]),
    ],
    pane(SEA, sea([34, 366], 452, 540, { length: 118, height: 32, offset: 10 })),
    pane(LOUGH, sea([34, 366], 482, 540, { length: 118, height: 28, offset: 64 })),
    pane(DEEP, sea([34, 366], 508, 540, { length: 118, height: 20, offset: 20 })),
  ],
  smallPanes: [
    turned(LEAN, MIDDLE, [
      strip(GOLD, circle([200, 124], 28), 17, 9),
      pane(GOLD, "M180 160h40v280h-40z"),
      pane(PARCHMENT, "M116 176h168v38H116z"),
      pane(
        GOLD,
        "M64 340l72-28-12 44c14 40 38 58 76 66 38-8 62-26 76-66l-12-44 72 28c-2 82-54 128-136 148-82-20-134-66-136-148z",
      ),
    ]),
    pane(SEA, sea([34, 366], 458, 540, { length: 130, height: 54, offset: 20 })),
  ],
};
