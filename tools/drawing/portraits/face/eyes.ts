import { ellipse, softTone, tone, trace, within } from "#tools/drawing/portraits/paint.ts";
import type { Skin } from "#tools/drawing/portraits/skin.ts";
import { type Knot, smoothShape } from "#tools/drawing/portraits/smooth-line.ts";
import { type Colour, mix } from "#tools/drawing/shapes/colour.ts";
import type { Head } from "./head.ts";

/** Measures in px. */
export type Eyes = {
  /** From the middle of the face to the middle of an eye. */
  apart: number;
  /** Half the width of an eye. */
  width: number;
  /** How far the upper lid is raised. */
  open: number;
  /** How far the outer corner falls (the eyes of the old and the kind) or, below 0, rises. */
  fall: number;
  colour: Colour;
  /** Painted lashes. */
  lashes?: boolean;
};

const PUPIL = "#14181b";
const EYE_WHITE = "#f8f1e4";

/** Both eyes with their lids, looking where the head is turned. */
export function drawEyes(head: Head, eyes: Eyes, skin: Skin): string {
  return ([-1, 1] as const).map((side) => drawEye(head, eyes, skin, side)).join("");
}

function drawEye(head: Head, eyes: Eyes, skin: Skin, side: -1 | 1): string {
  const [x, y] = head.front(side * eyes.apart * (1 - 0.05 * side * head.turn), 0);
  const width = eyes.width * (1 - 0.09 * side * head.turn);
  const { open, fall } = eyes;
  const inner: Knot = [x - side * width, y + 3, "corner"];
  const outer: Knot = [x + side * width, y + fall, "corner"];
  const upper: Knot[] = [
    [x - side * width * 0.45, y - open * 0.8],
    [x + side * width * 0.2, y - open],
    [x + side * width * 0.75, y - open * 0.5 + fall * 0.3],
  ];
  const lower: Knot[] = [
    [x + side * width * 0.45, y + open * 0.42 + fall * 0.35],
    [x - side * width * 0.3, y + open * 0.45],
  ];
  const iris = open * 0.86;
  const [irisX, irisY] = [x + head.turn * 5, y - open * 0.22];
  const white = smoothShape([inner, ...upper, outer, ...lower]);
  const name = side < 0 ? "left-eye" : "right-eye";
  const lid: Knot[] = [inner, ...upper, [x + side * (width + 3), y + fall + 1]];
  const crease = lid.map(([a, b]): Knot => [a, b - open * 0.55 - 3]);
  const lash = eyes.lashes
    ? trace([upper[2] ?? outer, [x + side * (width + 9), y + fall - 8]], 7, skin.line)
    : "";
  return [
    softTone(ellipse(x, y - open * 0.7, width * 1.15, open * 0.8), skin.shade, 0.55, 8),
    within(
      name,
      white,
      tone(white, mix(EYE_WHITE, skin.base, 0.12)) +
        tone(ellipse(irisX, irisY, iris), mix(eyes.colour, PUPIL, 0.45)) +
        tone(ellipse(irisX, irisY, iris * 0.82), eyes.colour) +
        tone(ellipse(irisX, irisY, iris * 0.46), PUPIL) +
        softTone(ellipse(x, y - open * 1.2, width, open * 0.6), PUPIL, 0.45, 4) +
        tone(ellipse(irisX - iris * 0.3, irisY - iris * 0.32, iris * 0.2), "#ffffff", 0.95),
    ),
    trace(lid, 8.5, skin.line, { start: 0.25, end: 0.3 }),
    lash,
    trace(crease.slice(0, -1), 3.6, skin.deep, { start: 0, end: 0.1 }),
    trace([outer, ...lower, inner], 3.4, skin.deep, { start: 0.3, end: 0 }),
  ].join("");
}
