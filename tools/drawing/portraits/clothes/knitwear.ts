import { leadLine, piece, within } from "#tools/drawing/portraits/paint.ts";
import {
  type Knot,
  mirrored,
  smoothLine,
  smoothShape,
} from "#tools/drawing/portraits/smooth-line.ts";
import { type Colour, CREAM, mix, SHADE } from "#tools/drawing/shapes/colour.ts";
import { type Body, evenNeckline, FOOT, garment } from "./body.ts";
import { drawCloth, sleeveSeams } from "./cloth.ts";

const RIB_WIDTH = 34;

/** A round-necked jumper with a ribbed neck. */
export function drawRoundJumper(body: Body, colour: Colour): string {
  const { neck } = body;
  const seam: Knot = [neck + 20, -26, "corner"];
  const outline = garment(body, evenNeckline([seam, [neck * 0.72, 22]], [0, 40]));
  const rib = smoothShape([
    ...evenNeckline([seam, [neck * 0.72, 22]], [0, 40]),
    [neck + 20 + RIB_WIDTH * 0.8, -6, "corner"],
    [neck * 0.86, 50],
    [0, 40 + RIB_WIDTH],
    [-neck * 0.86, 50],
    [-neck - 20 - RIB_WIDTH * 0.8, -6, "corner"],
  ]);
  const ribs = Array.from({ length: 25 }, (_, i) => {
    const angle = ((i - 12) / 12) * 1.5;
    const [x, y] = [Math.sin(angle), Math.cos(angle)];
    return `M${(neck + 8) * x} ${-32 + 68 * y}L${(neck + 60) * x} ${-32 + 120 * y}`;
  });
  return (
    drawCloth(body, { name: "jumper", outline, colour }) +
    sleeveSeams(body, colour) +
    piece(rib, mix(colour, CREAM, 0.1)) +
    within("rib", rib, leadLine(ribs.join(""), 3, mix(colour, SHADE, 0.4)))
  );
}

/** A V-necked jumper, for over a shirt. The depth of the V is in px below the throat. */
export function drawVJumper(body: Body, colour: Colour, depth: number): string {
  const { neck } = body;
  const seam: Knot = [neck + 20, -30, "corner"];
  const edge: Knot[] = [seam, [neck * 0.82, depth * 0.42]];
  const outline = garment(body, evenNeckline(edge, [0, depth, "corner"]));
  const rib = smoothShape([
    ...evenNeckline(edge, [0, depth, "corner"]),
    [neck + 46, -18, "corner"],
    [neck * 0.82 + 28, depth * 0.46],
    [0, depth + 42, "corner"],
    [-neck * 0.82 - 28, depth * 0.46],
    [-neck - 46, -18, "corner"],
  ]);
  return (
    drawCloth(body, { name: "jumper", outline, colour }) +
    sleeveSeams(body, colour) +
    piece(rib, mix(colour, SHADE, 0.16)) +
    leadLine(`M0 ${depth}V${depth + 40}`, 5)
  );
}

/** A buttoned cardigan, open at the neck to show what is under it. */
export function drawCardigan(body: Body, colour: Colour, depth: number): string {
  const { neck } = body;
  const seam: Knot = [neck + 30, -24, "corner"];
  const edge: Knot[] = [seam, [neck + 22, depth * 0.5]];
  const outline = garment(body, evenNeckline(edge, [0, depth, "corner"]));
  const border: Knot[] = [
    [neck + 58, -10, "corner"],
    [neck + 52, depth * 0.56],
    [20, depth + 34],
    [20, FOOT, "corner"],
    [0, FOOT, "corner"],
    [0, depth, "corner"],
    [neck + 22, depth * 0.5],
    seam,
  ];
  const buttons = [depth + 50, depth + 112].map(
    (y) =>
      `<circle cx="9" cy="${y}" r="9" fill="${mix(colour, CREAM, 0.5)}" stroke="${mix(colour, SHADE, 0.8)}" stroke-width="4"/>`,
  );
  return (
    drawCloth(body, { name: "cardigan", outline, colour }) +
    sleeveSeams(body, colour) +
    piece(smoothShape(mirrored(border)), mix(colour, CREAM, 0.08)) +
    piece(smoothShape(border), mix(colour, SHADE, 0.1)) +
    buttons.join("")
  );
}

/** A deep folded neck up to the chin. */
export function drawPoloNeck(body: Body, colour: Colour): string {
  const { neck } = body;
  const outline = garment(body, evenNeckline([[neck + 16, -20, "corner"]], [0, 30]));
  const roll = smoothShape([
    [-neck - 6, -92, "corner"],
    [0, -52],
    [neck + 6, -92, "corner"],
    [neck + 16, -40],
    [neck + 20, 4, "corner"],
    [neck * 0.5, 36],
    [0, 42],
    [-neck * 0.5, 36],
    [-neck - 20, 4, "corner"],
    [-neck - 16, -40],
  ]);
  const fold = smoothLine([
    [-neck - 14, -44],
    [0, -6],
    [neck + 14, -44],
  ]);
  const ribs = Array.from({ length: 13 }, (_, i) => {
    const x = ((i - 6) / 6) * neck;
    return `M${x} ${-60 - Math.abs(x) * 0.3}V44`;
  });
  return (
    drawCloth(body, { name: "polo", outline, colour }) +
    piece(roll, mix(colour, CREAM, 0.07)) +
    within(
      "roll",
      roll,
      leadLine(ribs.join(""), 3, mix(colour, SHADE, 0.45)) +
        leadLine(fold, 5, mix(colour, SHADE, 0.6)),
    )
  );
}
