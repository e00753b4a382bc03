import { leadLine, piece, trace } from "#tools/drawing/portraits/paint.ts";
import { type Knot, mirrored, smoothShape } from "#tools/drawing/portraits/smooth-line.ts";
import { type Colour, CREAM, mix, SHADE } from "#tools/drawing/shapes/colour.ts";
import { type Body, evenNeckline, garment } from "./body.ts";
import { drawCloth, sleeveSeams } from "./cloth.ts";

/** A plain blouse or top with a scooped neck, `depth` px below the throat. */
export function drawTop(body: Body, colour: Colour, depth: number): string {
  const { neck } = body;
  const neckline = evenNeckline(
    [
      [neck + 34, -14, "corner"],
      [neck * 0.9, depth * 0.62],
    ],
    [0, depth],
  );
  const outline = garment(body, neckline);
  return drawCloth(body, { name: "top", outline, colour }) + sleeveSeams(body, colour);
}

/** A blouse with a soft open collar, over a V of skin. */
export function drawCollaredBlouse(
  body: Body,
  colour: Colour,
  depth: number,
  pattern = "",
): string {
  const { neck } = body;
  const edge: Knot[] = [[neck + 18, -28, "corner"]];
  const outline = garment(body, evenNeckline(edge, [0, depth, "corner"]));
  const leaf: Knot[] = [
    [neck + 8, -48, "corner"],
    [neck + 40, -22],
    [neck + 56, 46],
    [neck + 22, 82, "corner"],
    [0, depth, "corner"],
    [neck * 0.72, depth * 0.3],
  ];
  return (
    drawCloth(body, { name: "blouse", outline, colour, pattern }) +
    sleeveSeams(body, colour) +
    leadLine(`M0 ${depth}V300`, 5, mix(colour, SHADE, 0.6)) +
    piece(smoothShape(mirrored(leaf)), mix(colour, CREAM, 0.12)) +
    piece(smoothShape(leaf), mix(colour, SHADE, 0.06))
  );
}

/** A silk scarf wound once and tied at the side of the throat. */
export function drawScarf({ neck }: Body, colour: Colour, stripe: Colour): string {
  const wound = smoothShape([
    [-neck - 16, -66, "corner"],
    [-neck * 0.4, -22],
    [neck * 0.5, -26],
    [neck + 14, -66, "corner"],
    [neck + 44, -16],
    [neck * 0.6, 62],
    [-neck * 0.3, 76],
    [-neck - 44, -12],
  ]);
  const tail = smoothShape([
    [-neck * 0.1, 58, "corner"],
    [neck * 0.56, 56, "corner"],
    [neck * 1.02, 150],
    [neck * 1.06, 226, "corner"],
    [neck * 0.2, 240, "corner"],
    [neck * 0.1, 150],
  ]);
  const fold = (knots: Knot[]) => trace(knots, 8, stripe, { start: 0, end: 0 });
  return (
    piece(tail, mix(colour, SHADE, 0.12)) +
    fold([
      [neck * 0.3, 84],
      [neck * 0.5, 150],
      [neck * 0.5, 226],
    ]) +
    fold([
      [neck * 0.5, 78],
      [neck * 0.8, 150],
      [neck * 0.86, 216],
    ]) +
    piece(wound, colour) +
    fold([
      [-neck - 26, -34],
      [-neck * 0.3, 20],
      [neck * 0.6, 14],
      [neck + 26, -36],
    ]) +
    fold([
      [-neck - 20, -10],
      [-neck * 0.3, 50],
      [neck * 0.5, 44],
    ]) +
    fold([
      [-neck * 0.6, -20],
      [0, 2],
      [neck * 0.8, -20],
    ])
  );
}
