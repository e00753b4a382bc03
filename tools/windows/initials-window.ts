import { decimals } from "#tools/windows/shapes/number.ts";
import { circle } from "#tools/windows/shapes/path.ts";
import type { Point } from "#tools/windows/shapes/point.ts";
import { OPAL } from "./glass-colours.ts";
import { letterLines } from "./letters.ts";
import { lead, pane } from "./pane.ts";
import { QUIET_WINDOWS, quietArch } from "./quiet-window.ts";

const ROUNDEL: Point = [150, 196];
const RADIUS = 88;
/** The widest that letters may be inside the roundel. */
const LETTERS_WIDTH = 122;
const INK = "#173f4f";

/** A clear window with somebody's initials in a roundel, 300 by 375, for a person with no photo. */
export function initialsWindow(initials: string, seed: number): string {
  const { glass } = QUIET_WINDOWS[seed % QUIET_WINDOWS.length] ?? QUIET_WINDOWS[0];
  const { width, drawing } = letterLines(initials);
  const scale = decimals(Math.min(1.15, LETTERS_WIDTH / width), 2);
  const [x, y] = ROUNDEL;
  return quietArch({
    glass,
    seed,
    width: 300,
    height: 375,
    // The frame round a portrait is lead enough.
    setting: { quarriesAcross: 6, edge: 22, paneLength: 46, leads: { quarries: 2.6, edge: 1 } },
    front: [
      pane(OPAL, circle(ROUNDEL, RADIUS), 5),
      `<g stroke="${glass.tint}">${lead(circle(ROUNDEL, RADIUS - 10), 3)}</g>`,
      `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${INK}" stroke-width="10" stroke-linecap="round">${drawing}</g>`,
    ].join(""),
  });
}
