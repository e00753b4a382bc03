import { type Colour, mixColours, SHADE, WHITE } from "./colour.ts";
import type { Point } from "./geometry.ts";
import type { Glass } from "./glasses.ts";
import { writePolygonPath } from "./write-path.ts";

/** The approximate length of a pane, in units of the drawing. */
const PANE_LENGTH = 46;
/** How far the panes of the head reach beyond the arch, so that no chink is left beside its curve. */
const OVERLAP = 2;

/** The window in which the border runs round, in units of the drawing. */
type Frame = {
  width: number;
  height: number;
  /** How wide the border is. */
  border: number;
};

/** A pane of the border. */
type BorderPane = {
  corners: Point[];
  /** How many panes it is away from the keystone, the pane at the top; both sides of the window count alike. */
  place: number;
};

/** Draws the row of small panes, two colours in turn, that runs round inside the edge of a window, as SVG shapes. */
export function drawBorder(frame: Frame, glass: Glass): string {
  const panes = makeBorderPanes(frame);
  const shapes = mixTones(glass).map(({ tone, turn }) => {
    // All panes of one tone are one shape, which weighs less.
    const alike = panes.filter(({ place }) => place % 4 === turn);
    const path = alike.map(({ corners }) => writePolygonPath(corners)).join("");
    return `<path d="${path}" fill="${tone}"/>`;
  });
  return shapes.join("");
}

/** Mixes the four tones of the panes, each with its turn: the two colours take turns, and so do the two tones of each. */
function mixTones({ border: { main, accent } }: Glass): { tone: Colour; turn: number }[] {
  const lighten = (colour: Colour) => mixColours(colour, WHITE, 0.1);
  const darken = (colour: Colour) => mixColours(colour, SHADE, 0.14);
  return [
    { tone: lighten(main), turn: 0 },
    { tone: darken(main), turn: 2 },
    { tone: lighten(accent), turn: 1 },
    { tone: darken(accent), turn: 3 },
  ];
}

function makeBorderPanes(frame: Frame): BorderPane[] {
  const head = makeHeadPanes(frame);
  const jambs = makeJambPanes(frame, findFarthestPlace(head) + 1);
  const sill = makeSillPanes(frame, findFarthestPlace(jambs) + 1);
  return [...head, ...jambs, ...sill];
}

function findFarthestPlace(panes: BorderPane[]): number {
  return Math.max(...panes.map(({ place }) => place));
}

/** Makes the panes round the head of the arch, from left to right. */
function makeHeadPanes({ width, border }: Frame): BorderPane[] {
  const radius = width / 2;
  // An odd number of panes puts a keystone at the top and keeps both sides alike.
  const count = roundToOdd((Math.PI * radius) / PANE_LENGTH);
  const onCircle = (distance: number, angle: number): Point => {
    return { x: radius + distance * Math.sin(angle), y: radius - distance * Math.cos(angle) };
  };
  const outer = radius + OVERLAP;
  const inner = radius - border;
  return divide(-Math.PI / 2, Math.PI / 2, count).map(({ from, to }, index) => ({
    corners: [
      onCircle(outer, from),
      onCircle(outer, to),
      onCircle(inner, to),
      onCircle(inner, from),
    ],
    place: Math.abs(index - (count - 1) / 2),
  }));
}

/** Makes the panes of the straight sides, from the head down: one on the left, one on the right. */
function makeJambPanes({ width, height, border }: Frame, firstPlace: number): BorderPane[] {
  const springing = width / 2;
  const foot = height - border;
  const count = Math.max(1, Math.round((foot - springing) / PANE_LENGTH));
  return divide(springing, foot, count).flatMap(({ from, to }, index) => {
    const place = firstPlace + index;
    return [
      { corners: listBoxCorners(0, from, border, to), place },
      { corners: listBoxCorners(width, from, width - border, to), place },
    ];
  });
}

/** Makes the panes of the sill from left to right, with places counted from both its ends to its middle. */
function makeSillPanes({ width, height, border }: Frame, firstPlace: number): BorderPane[] {
  const count = roundToOdd(width / PANE_LENGTH);
  return divide(0, width, count).map(({ from, to }, index) => ({
    corners: listBoxCorners(from, height - border, to, height),
    place: firstPlace + Math.min(index, count - 1 - index),
  }));
}

/** Divides a length, or an angle, into equal parts. */
function divide(from: number, to: number, count: number): { from: number; to: number }[] {
  const boundary = (index: number) => from + ((to - from) * index) / count;
  return Array.from({ length: count }, (_, index) => {
    return { from: boundary(index), to: boundary(index + 1) };
  });
}

function listBoxCorners(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** Gives the odd number nearest to this one, and 1 at least. */
function roundToOdd(count: number): number {
  return Math.max(1, 2 * Math.round((count - 1) / 2) + 1);
}
