import { ellipse, leadLine, piece, softTone, within } from "#tools/drawing/portraits/paint.ts";
import { type Knot, mirrored, smoothShape } from "#tools/drawing/portraits/smooth-line.ts";
import { type Colour, LEAD, mix, SHADE } from "#tools/drawing/shapes/colour.ts";
import { type Body, evenNeckline, garment } from "./body.ts";
import { drawCloth } from "./cloth.ts";

export type Shirt = {
  colour: Colour;
  /** How far the collar stands open at the throat, in px: 0 is buttoned, for a tie. */
  open: number;
  pattern?: string;
};

/** A shirt with a turned-down collar. */
export function drawShirt(body: Body, shirt: Shirt): string {
  const { colour, open, pattern = "" } = shirt;
  const { neck } = body;
  const outline = garment(
    body,
    evenNeckline(
      [
        [neck + 10, -44, "corner"],
        [neck * 0.62, 2 + open * 0.2],
      ],
      [0, 20 + open, "corner"],
    ),
  );
  const buttons = [70, 142, 214]
    .filter((y) => y > open + 40)
    .map((y) => `<circle cx="7" cy="${y}" r="6" fill="${mix(colour, LEAD, 0.25)}"/>`)
    .join("");
  return (
    drawCloth(body, { name: "shirt", outline, colour, pattern }) +
    leadLine(`M0 ${24 + open}V300`, 4, mix(colour, SHADE, 0.5)) +
    buttons +
    drawCollar(body, shirt)
  );
}

/** The two leaves of the collar. */
function drawCollar({ neck }: Body, { colour, open, pattern = "" }: Shirt): string {
  const leaf: Knot[] = [
    [neck + 2, -62, "corner"],
    [neck + 22, -22],
    [neck * 0.98 + open * 0.25, 52 + open * 0.2, "corner"],
    [open * 0.2 + 3, 24 + open, "corner"],
    [neck * 0.66, -10],
  ];
  return [mirrored(leaf), leaf]
    .map((knots, i) => {
      const outline = smoothShape(knots);
      const shade = softTone(ellipse(neck * (i - 0.4), -34, neck * 0.7, 34), SHADE, 0.28, 16);
      return (
        piece(outline, i === 0 ? colour : mix(colour, SHADE, 0.1)) +
        within(`leaf-${i}`, outline, pattern + shade)
      );
    })
    .join("");
}
