import { ellipse, softTone, tone, trace, within } from "#tools/drawing/portraits/paint.ts";
import type { Skin } from "#tools/drawing/portraits/skin.ts";
import { type Knot, smoothShape } from "#tools/drawing/portraits/smooth-line.ts";
import { type Colour, CREAM, mix } from "#tools/drawing/shapes/colour.ts";
import type { Head } from "./head.ts";

/** Measures in px. */
export type Mouth = {
  /** From the eyes to the line between the lips. */
  down: number;
  /** Half the width. */
  width: number;
  /** How far the corners are lifted. */
  smile: number;
  /** Thickness of the upper and of the lower lip. */
  upper: number;
  lower: number;
  /** How far the lips are parted in a smile that shows the teeth. */
  parted?: number;
  /** Lipstick, or the lip's own colour when left out. */
  colour?: Colour;
};

const TEETH = "#fbf6ea";
const INSIDE = "#4b1d1c";
const BARE_LIPS = 0.6;
const PAINTED_LIPS = 0.9;

/** A smiling mouth. */
export function drawMouth(head: Head, mouth: Mouth, skin: Skin): string {
  const { down, width, smile, upper, lower, parted = 0 } = mouth;
  const lip = mouth.colour ?? skin.lip;
  const [middle] = head.front(0, down);
  const at = (across: number, y: number): Knot => [
    middle + across * width * (1 - 0.07 * head.turn * Math.sign(across)),
    down + y,
  ];
  const arc = (y: number, curve: number): Knot[] => [
    at(-0.52, y - curve * 0.3),
    at(0, y),
    at(0.52, y - curve * 0.3),
  ];
  const left = corner(at(-1, -smile));
  const right = corner(at(1, -smile));
  const seam = arc(smile * 0.32, smile);
  const teethFoot = arc(smile * 0.4 + parted, smile * 0.7 + parted).reverse();
  const upperEdge = [
    at(-0.48, -upper * 0.75 - smile * 0.1),
    at(-0.15, -upper),
    at(0, -upper * 0.78),
    at(0.15, -upper),
    at(0.48, -upper * 0.75 - smile * 0.1),
  ];
  const lowerEdge = arc(smile * 0.4 + parted + lower, smile * 0.6 + parted + lower).reverse();
  const lips = smoothShape([left, ...upperEdge, right, ...lowerEdge]);
  const [lightX, lightY] = at(-0.1, smile * 0.4 + parted + lower * 0.5);
  return [
    tone(lips, lip, mouth.colour ? PAINTED_LIPS : BARE_LIPS),
    tone(smoothShape([left, ...upperEdge, right, ...[...seam].reverse()]), skin.deep, 0.25),
    softTone(ellipse(lightX, lightY, width * 0.32, lower * 0.24), mix(lip, CREAM, 0.5), 0.7, 4),
    parted > 0 ? drawTeeth([left, ...seam, right], teethFoot) : "",
    parted > 0 ? trace([right, ...teethFoot, left], 3.2, skin.line) : "",
    trace([left, ...seam, right], parted > 0 ? 4 : 5.4, skin.line, { start: 0.3, end: 0.3 }),
    ...[-1, 1].map((side) =>
      // The small dents that make a smile reach the cheeks.
      trace(
        [at(side * 1.04, -smile - 7), at(side * 1.1, -smile), at(side * 1.06, -smile + 7)],
        3.6,
        skin.deep,
      ),
    ),
  ].join("");
}

function drawTeeth(upperEdge: readonly Knot[], lowerEdge: readonly Knot[]): string {
  const opening = smoothShape([...upperEdge, ...lowerEdge]);
  const gums = lowerEdge.map(([x, y]): Knot => [x, y - 3]);
  return (
    tone(opening, INSIDE) +
    within("teeth", opening, tone(smoothShape([...upperEdge, ...gums]), TEETH))
  );
}

function corner([x, y]: Knot): Knot {
  return [x, y, "corner"];
}
