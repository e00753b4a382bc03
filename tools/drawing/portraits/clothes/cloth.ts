import { ellipse, piece, softTone, trace, within } from "#tools/drawing/portraits/paint.ts";
import { type Knot, smoothShape } from "#tools/drawing/portraits/smooth-line.ts";
import { type Colour, CREAM, mix, SHADE } from "#tools/drawing/shapes/colour.ts";
import { type Body, FOOT } from "./body.ts";

export type Cloth = {
  /** Different for each garment a sitter wears. */
  name: string;
  outline: string;
  colour: Colour;
  /** Drawn on the cloth, under the shade. */
  pattern?: string;
};

/**
 * One garment as glass: its lead, light on the left shoulder, shade on the right and below the
 * chin.
 */
export function drawCloth(body: Body, { name, outline, colour, pattern = "" }: Cloth): string {
  const { shoulders, neck } = body;
  const deep = mix(colour, SHADE, 0.55);
  const tones = [
    pattern,
    softTone(shoulderLight(body), mix(colour, CREAM, 0.6), 0.3, 16),
    softTone(shadedSide(body), deep, 0.6, 32),
    softTone(ellipse(-shoulders * 0.98, 230, 34, 150), deep, 0.5, 16),
    softTone(ellipse(12, -6, neck * 1.9, 46), deep, 0.6, 16),
    softTone(ellipse(0, FOOT, shoulders, 50), deep, 0.5, 32),
  ].join("");
  return piece(outline, colour) + within(name, outline, tones);
}

/** The seam between sleeve and body on both sides, and the folds where the arm meets it. */
export function sleeveSeams({ shoulders, slope }: Body, colour: Colour): string {
  const line = mix(colour, SHADE, 0.78);
  return [-1, 1]
    .map((side) => {
      const armpit: Knot = [side * shoulders * 0.72, slope * 1.8];
      const seam: Knot[] = [
        armpit,
        [side * shoulders * 0.725, slope * 2.8],
        [side * shoulders * 0.77, FOOT],
      ];
      const fold: Knot[] = [
        [armpit[0] - side * 8, slope * 1.8 + 22],
        [armpit[0] - side * 26, slope * 1.8 + 44],
        [armpit[0] - side * 38, slope * 1.8 + 78],
      ];
      return (
        trace(seam, 8, line, { start: 0, end: 1 }) + trace(fold, 6, line, { start: 0.1, end: 0 })
      );
    })
    .join("");
}

/** The side of the body away from the light. */
function shadedSide({ shoulders }: Body): string {
  return `M${shoulders * 0.84} -60L${shoulders * 0.7} ${FOOT + 80}H${shoulders * 1.5}V-60Z`;
}

/** The strip of the left shoulder that faces the light. */
function shoulderLight({ neck, shoulders, slope }: Body): string {
  return smoothShape([
    [-neck - 40, slope * 0.3 + 8],
    [-shoulders * 0.62, slope * 0.45],
    [-shoulders * 0.88, slope],
    [-shoulders * 0.96, slope * 2.4],
    [-shoulders * 0.86, slope * 1.9],
    [-shoulders * 0.6, slope * 0.95],
    [-neck - 50, slope * 0.7 + 8],
  ]);
}
