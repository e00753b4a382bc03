import { leadLine, piece, softTone, within } from "#tools/drawing/portraits/paint.ts";
import {
  type Knot,
  mirrored,
  smoothLine,
  smoothShape,
} from "#tools/drawing/portraits/smooth-line.ts";
import { type Colour, CREAM, mix, SHADE } from "#tools/drawing/shapes/colour.ts";
import { type Body, evenNeckline, FOOT, garment } from "./body.ts";
import { drawCloth, sleeveSeams } from "./cloth.ts";

export type Jacket = {
  colour: Colour;
  /** Half the width of the opening at the foot of the picture, in px: 0 is buttoned. */
  open: number;
  pattern?: string;
  /** A folded handkerchief in the breast pocket. */
  handkerchief?: Colour;
};

/** A jacket with notched lapels, over whatever is worn beneath. */
export function drawJacket(
  body: Body,
  { colour, open, pattern = "", handkerchief }: Jacket,
): string {
  const { neck } = body;
  const seam: Knot = [neck + 16, -34, "corner"];
  const outline = garment(
    body,
    evenNeckline([seam, [neck * 0.9, 60], [open + 6, 236], [open, FOOT, "corner"]]),
  );
  const lapel: Knot[] = [
    seam,
    [neck + 46, 20],
    [neck + 52, 58, "corner"],
    [neck + 26, 80, "corner"],
    [neck + 72, 96, "corner"],
    [neck + 30, 170],
    [open + 10, FOOT, "corner"],
    [open, FOOT, "corner"],
    [open + 6, 236],
    [neck * 0.9, 60],
  ];
  const lapels = [mirrored(lapel), lapel]
    .map((knots, i) => {
      const shape = smoothShape(knots);
      const fill = mix(colour, i === 0 ? CREAM : SHADE, i === 0 ? 0.07 : 0.12);
      const shade = softTone(`M0 -60H${neck + 4}V300H0Z`, SHADE, 0.3, 16);
      return piece(shape, fill) + within(`lapel-${i}`, shape, pattern + (i === 0 ? "" : shade));
    })
    .join("");
  return (
    drawCloth(body, { name: "jacket", outline, colour, pattern }) +
    sleeveSeams(body, colour) +
    (handkerchief ? breastPocket(body, colour, handkerchief) : "") +
    lapels
  );
}

function breastPocket({ shoulders }: Body, colour: Colour, handkerchief: Colour): string {
  // On the wearer's left, as on every man's jacket.
  const x = shoulders * 0.47;
  const fold = piece(
    smoothShape([
      [x - 4, 150, "corner"],
      [x + 12, 122, "corner"],
      [x + 28, 140],
      [x + 42, 120, "corner"],
      [x + 52, 144, "corner"],
    ]),
    handkerchief,
  );
  const edge = smoothLine([
    [x - 12, 152],
    [x + 62, 144],
  ]);
  return fold + leadLine(edge, 6, mix(colour, SHADE, 0.75));
}
