import { ellipse, piece, softTone, trace, within } from "#tools/drawing/portraits/paint.ts";
import type { Skin } from "#tools/drawing/portraits/skin.ts";
import { type Knot, mirrored, smoothShape } from "#tools/drawing/portraits/smooth-line.ts";

/** Neck and shoulders, in px from the hollow of the throat. Widths are half-widths. */
export type Body = {
  neck: number;
  shoulders: number;
  /** How far the shoulders fall from the neck: small for the square-shouldered. */
  slope: number;
};

/** How far a body is drawn below the throat: past the foot of the picture. */
export const FOOT = 300;

const NECK_HEIGHT = 190;

/** The neck, down to where an open collar shows the skin. */
export function drawNeck({ neck }: Body, skin: Skin, lined: boolean): string {
  const outline = smoothShape([
    [-neck * 0.98, -NECK_HEIGHT, "corner"],
    [-neck, -60],
    [-neck * 1.3, -12],
    [-neck * 1.5, 60, "corner"],
    [0, 190, "corner"],
    [neck * 1.5, 60, "corner"],
    [neck * 1.3, -12],
    [neck, -60],
    [neck * 0.98, -NECK_HEIGHT, "corner"],
  ]);
  const tones = [
    softTone(ellipse(10, -112, neck * 1.35, 66), skin.deep, 0.6, 16),
    softTone(ellipse(neck * 0.9, -40, neck * 0.5, 80), skin.deep, 0.45, 16),
    softTone(ellipse(0, 14, 14, 10), skin.deep, 0.35, 8),
    trace(
      [
        [-neck * 0.35, -44],
        [-neck * 0.2, -14],
        [-13, 6],
      ],
      4,
      skin.shade,
      { start: 0, end: 0.2 },
    ),
    trace(
      [
        [neck * 0.4, -48],
        [neck * 0.24, -14],
        [13, 6],
      ],
      4,
      skin.shade,
      { start: 0, end: 0.2 },
    ),
  ];
  const lines = lined
    ? trace(
        [
          [-neck * 0.75, -62],
          [0, -50],
          [neck * 0.75, -64],
        ],
        4,
        skin.deep,
        { start: 0, end: 0 },
      )
    : "";
  return piece(outline, skin.base) + within("neck", outline, tones.join("") + lines);
}

/**
 * A garment over the shoulders, cut open at the neck. The neckline runs from the wearer's left
 * seam, as the viewer sees it, to the right one.
 */
export function garment({ neck, shoulders, slope }: Body, neckline: readonly Knot[]): string {
  const right: Knot[] = [
    [neck + (shoulders - neck) * 0.4, slope * 0.1],
    [shoulders * 0.86, slope * 0.62],
    [shoulders, slope * 1.6],
    [shoulders * 1.06, FOOT, "corner"],
  ];
  return smoothShape([...mirrored(right), ...neckline, ...right]);
}

/** A neckline that is the same on both sides, given from the right-hand seam down to the middle. */
export function evenNeckline(rightHalf: readonly Knot[], middle?: Knot): Knot[] {
  const right = [...rightHalf].reverse();
  return [...mirrored(right), ...(middle ? [middle] : []), ...right];
}
