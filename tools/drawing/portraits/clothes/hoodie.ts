import { leadLine, piece, softTone, within } from "#tools/drawing/portraits/paint.ts";
import {
  type Knot,
  mirrored,
  smoothLine,
  smoothShape,
} from "#tools/drawing/portraits/smooth-line.ts";
import { type Colour, CREAM, LEAD, mix, SHADE } from "#tools/drawing/shapes/colour.ts";
import { type Body, evenNeckline, garment } from "./body.ts";
import { drawCloth, sleeveSeams } from "./cloth.ts";

/** The hood, lying behind the neck. Draw it before the neck. */
export function drawHood({ neck }: Body, colour: Colour): string {
  const hood = smoothShape([
    [-neck - 78, 20],
    [-neck - 62, -70],
    [-neck * 0.5, -112],
    [neck * 0.5, -112],
    [neck + 62, -70],
    [neck + 78, 20],
    [0, 60],
  ]);
  return piece(hood, mix(colour, SHADE, 0.35));
}

/** A hooded top with its two cords, over a T-shirt of another colour. */
export function drawHoodie(body: Body, colour: Colour, shirt: Colour): string {
  const { neck } = body;
  const tee = garment(
    body,
    evenNeckline(
      [
        [neck + 10, -30, "corner"],
        [neck * 0.7, 14],
      ],
      [0, 30],
    ),
  );
  const edge: Knot[] = [
    [neck + 22, -58, "corner"],
    [neck * 0.92, 20],
  ];
  const outline = garment(body, evenNeckline(edge, [0, 104, "corner"]));
  const roll: Knot[] = [
    [neck + 22, -58, "corner"],
    [neck + 74, -34],
    [neck + 76, 34],
    [neck * 0.6, 122],
    [0, 150, "corner"],
    [0, 104, "corner"],
    [neck * 0.92, 20],
  ];
  const cords = [-1, 1].map((side) => {
    const line: Knot[] = [
      [side * 34, 108],
      [side * 42, 170],
      [side * 36, 236],
    ];
    return (
      leadLine(smoothLine(line), 13) +
      leadLine(smoothLine(line), 6, mix(colour, CREAM, 0.75)) +
      `<circle cx="${side * 34}" cy="106" r="8" fill="${CREAM}" stroke="${LEAD}" stroke-width="4"/>`
    );
  });
  const rollShapes = [mirrored(roll), roll].map((knots, i) => {
    const shape = smoothShape(knots);
    const shade = softTone(`M${neck * (i * 1.6 - 0.8) - 40} -80h80v140h-80Z`, SHADE, 0.3, 16);
    return (
      piece(shape, mix(colour, i === 0 ? CREAM : SHADE, 0.1)) + within(`roll-${i}`, shape, shade)
    );
  });
  return (
    drawCloth(body, { name: "tee", outline: tee, colour: shirt }) +
    drawCloth(body, { name: "hoodie", outline, colour }) +
    sleeveSeams(body, colour) +
    leadLine("M0 150V300", 5, mix(colour, SHADE, 0.6)) +
    rollShapes.join("") +
    cords.join("")
  );
}
