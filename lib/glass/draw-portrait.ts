import { drawArchWindow } from "./arch-window.ts";
import type { Point } from "./geometry.ts";
import { chooseGlass } from "./glasses.ts";
import { drawRoundel } from "./letters.ts";
import { makeSeed } from "./random.ts";
import type { Coarseness } from "./window-plan.ts";

/** A portrait stands in a frame, which is lead enough round it. */
const COARSENESS: Coarseness = {
  border: 25,
  hasBorderPanes: true,
  leads: { ground: 2.6, emblem: 4, outer: 1 },
  cornerShade: 0.3,
};

/**
 * Draws a window of diamond panes with somebody's initials, as an SVG document of 300 by 375 units: the shape of a
 * portrait. `seed` are any words; they choose its colours.
 */
export function drawPortrait(initials: string, seed: string): string {
  const number = makeSeed(seed);
  const glass = chooseGlass(number);
  const centre: Point = { x: 150, y: 188 };
  return drawArchWindow({
    width: 300,
    height: 375,
    coarseness: COARSENESS,
    ground: { kind: "diamonds", across: 6 },
    glass,
    light: { focus: centre, reach: 190 },
    seed: number,
    emblem: drawRoundel({ letters: initials, centre, radius: 88, ring: glass.border.main }),
  });
}
