import { brushStroke } from "#tools/drawing/portraits/brush.ts";
import type { Head } from "#tools/drawing/portraits/face/head.ts";
import { piece, softTone, trace, within } from "#tools/drawing/portraits/paint.ts";
import { type Knot, smoothShape } from "#tools/drawing/portraits/smooth-line.ts";
import { type Colour, CREAM, mix, SHADE } from "#tools/drawing/shapes/colour.ts";

/** What a hairstyle draws behind the head and over it. */
export type Hair = { behind: string; front: string };

export type Hairstyle = (head: Head, colour: Colour) => Hair;

/** One body of hair, its knots given by shares of the head (see `Head.at`). */
export type Locks = {
  /** Different for each body of hair on one head. */
  name: string;
  outline: readonly Knot[];
  /** The fall of the hair: lines drawn from root to tip. */
  strands?: readonly (readonly Knot[])[];
  /** Grey or silver coming in. */
  streaks?: { lines: readonly (readonly Knot[])[]; colour: Colour; width: number };
  /** Where the light catches it. */
  sheen?: readonly (readonly Knot[])[];
  colour: Colour;
};

const STRAND_WIDTH = 6;
const SHEEN_WIDTH = 24;

/** Draws one body of hair: lead round it, strands, sheen on the left and shade on the right. */
export function drawLocks(head: Head, locks: Locks): string {
  const { name, outline, strands = [], sheen = [], streaks, colour } = locks;
  const shape = smoothShape(placed(head, outline));
  const deep = mix(colour, SHADE, 0.42);
  const light = mix(colour, CREAM, 0.4);
  const shadeEdge = placed(head, [
    [0.55, -1.5],
    [0.86, -0.7],
    [0.94, 0.2],
    [0.8, 1.4],
    [2, 1.8],
    [2, -1.4],
  ]);
  return (
    piece(shape, colour) +
    within(
      name,
      shape,
      [
        softTone(smoothShape(shadeEdge), deep, 0.6, 16),
        ...sheen.map((line) =>
          softTone(brushStroke(placed(head, line), SHEEN_WIDTH), light, 0.5, 4),
        ),
        ...(streaks?.lines ?? []).map((line) =>
          trace(placed(head, line), streaks?.width ?? 0, streaks?.colour ?? colour),
        ),
        ...strands.map((line) =>
          trace(placed(head, line), STRAND_WIDTH, deep, { start: 0.1, end: 0 }),
        ),
      ].join(""),
    )
  );
}

/** Knots given by shares of the head, in px. */
export function placed(head: Head, knots: readonly Knot[]): Knot[] {
  return knots.map((knot): Knot => {
    const [x, y] = head.at(knot[0], knot[1]);
    return knot.length === 3 ? [x, y, "corner"] : [x, y];
  });
}
