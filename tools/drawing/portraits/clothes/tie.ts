import { piece, softTone, within } from "#tools/drawing/portraits/paint.ts";
import { smoothShape } from "#tools/drawing/portraits/smooth-line.ts";
import { type Colour, SHADE } from "#tools/drawing/shapes/colour.ts";
import { FOOT } from "./body.ts";

/** A knotted tie, with its pattern if it has one. Draw it over the shirt. */
export function drawTie(colour: Colour, pattern = ""): string {
  const blade = smoothShape([
    [-15, 62, "corner"],
    [15, 62, "corner"],
    [30, 180],
    [36, FOOT, "corner"],
    [-36, FOOT, "corner"],
    [-30, 180],
  ]);
  const knot = smoothShape([
    [-25, 14, "corner"],
    [0, 20],
    [25, 14, "corner"],
    [23, 36],
    [15, 66, "corner"],
    [-15, 66, "corner"],
    [-23, 36],
  ]);
  const shade = softTone("M10 60H60V300H22Z", SHADE, 0.5, 8);
  const underKnot = softTone("M-30 60H30V84H-30Z", SHADE, 0.5, 8);
  return (
    piece(blade, colour) +
    within("tie", blade, pattern + shade + underKnot) +
    piece(knot, colour) +
    within("knot", knot, softTone("M6 10H40V70H12Z", SHADE, 0.4, 8))
  );
}
