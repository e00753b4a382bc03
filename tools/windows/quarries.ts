import type { Arch } from "#tools/windows/shapes/arch.ts";
import type { Colour } from "#tools/windows/shapes/colour.ts";
import { short } from "#tools/windows/shapes/number.ts";
import type { Random } from "#tools/windows/shapes/seed.ts";
import { pane } from "./pane.ts";

/** Diamond panes, called quarries: how wide and high each one is. */
export type Quarry = { width: number; height: number };

/** A colour of glass and how often it is used beside the others. */
export type Sheet = readonly [colour: Colour, share: number];

/**
 * Fills the box of an arch with quarries, a column of them on its middle line. Panes of one
 * colour share one path. Left does not mirror right: mirrored panes soon look like a face.
 */
export function quarries(arch: Arch, quarry: Quarry, sheets: readonly Sheet[], random: Random) {
  const middle = arch.x + arch.width / 2;
  const shapes = sheets.map(() => "");
  const rows = Math.ceil((2 * arch.height) / quarry.height) + 1;
  const columns = Math.ceil(arch.width / 2 / quarry.width);
  for (let row = 0; row < rows; row++) {
    const y = arch.y + (row * quarry.height) / 2;
    const shift = row % 2 === 0 ? 0 : 0.5;
    for (let column = -columns; column <= columns - 2 * shift; column++) {
      const x = middle + (column + shift) * quarry.width;
      shapes[chosen(sheets, random())] += diamond(x, y, quarry);
    }
  }
  return sheets.map(([colour], i) => pane(colour, shapes[i] ?? "")).join("");
}

/** One quarry about its middle, as SVG path data. */
export function diamond(x: number, y: number, { width, height }: Quarry): string {
  const [across, down] = [short(width / 2), short(height / 2)];
  return `M${short(x)} ${short(y - height / 2)}l${across} ${down}-${across} ${down}-${across}-${down}z`;
}

/** The place of the sheet that a number from 0 to 1 falls to. */
export function chosen(sheets: readonly Sheet[], number: number): number {
  const total = sheets.reduce((sum, [, share]) => sum + share, 0);
  let left = number * total;
  return Math.max(
    0,
    sheets.findIndex(([, share]) => {
      left -= share;
      return left < 0;
    }),
  );
}
