import { ellipse, piece, softTone, within } from "#tools/drawing/portraits/paint.ts";
import { smoothShape } from "#tools/drawing/portraits/smooth-line.ts";
import { type Colour, SHADE } from "#tools/drawing/shapes/colour.ts";
import { type Body, evenNeckline, garment } from "./body.ts";
import { drawCloth } from "./cloth.ts";

const COLLAR_WHITE = "#fdf9ef";

/** A minister's shirt with its white collar showing at the throat. */
export function drawClericalShirt(body: Body, colour: Colour): string {
  const { neck } = body;
  const outline = garment(body, evenNeckline([[neck + 12, -30, "corner"]], [0, 34]));
  const band = smoothShape([
    [-neck - 3, -74, "corner"],
    [-neck * 0.55, -42],
    [0, -30],
    [neck * 0.55, -42],
    [neck + 3, -74, "corner"],
    [neck + 15, -18, "corner"],
    [neck * 0.6, 24],
    [0, 38],
    [-neck * 0.6, 24],
    [-neck - 15, -18, "corner"],
  ]);
  const tab = smoothShape([
    [-30, -35, "corner"],
    [0, -30],
    [30, -35, "corner"],
    [31, 34, "corner"],
    [0, 38],
    [-31, 34, "corner"],
  ]);
  const shade = softTone(ellipse(neck, -30, neck * 0.7, 70), SHADE, 0.5, 16);
  return (
    drawCloth(body, { name: "clerical", outline, colour }) +
    piece(band, colour) +
    within("band", band, shade) +
    piece(tab, COLLAR_WHITE) +
    within("tab", tab, softTone("M-40 -50H40V-24H-40Z", SHADE, 0.4, 8))
  );
}
