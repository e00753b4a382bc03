import type { Colour } from "#tools/drawing/shapes/colour.ts";
import { circle, polygon } from "#tools/drawing/shapes/path.ts";
import { type Point, pointOnCircle } from "#tools/drawing/shapes/point.ts";
import { starCorners } from "#tools/drawing/shapes/star.ts";
import { lead, pane, turned } from "./pane.ts";

/** The shapes of window tracery, in a light and a deeper glass, about this point. */
export const MOTIF_CENTRE: Point = [200, 262];

type Motif = (light: Colour, deep: Colour, heart: Colour) => string[];

/** So many copies of one shape set round the middle. */
function round(count: number, draw: (place: number) => string): string[] {
  return Array.from({ length: count }, (_, i) =>
    turned((360 / count) * i, MOTIF_CENTRE, [draw(i)]),
  );
}

/** A star whose rays are each cut in two: one half in light, one in shade. */
function cutStar(points: number, outer: number, inner: number, light: Colour, deep: Colour) {
  const corners = starCorners(MOTIF_CENTRE, points, outer, inner);
  return corners.map((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    return pane(i % 2 === 0 ? light : deep, polygon([MOTIF_CENTRE, corner, next]), 3.6);
  });
}

/** A rose: eight petals in a ring. */
export const rose: Motif = (light, deep, heart) => [
  pane(deep, circle(MOTIF_CENTRE, 122)),
  ...round(8, () =>
    pane(light, "M200 262c-36-36-48-80-24-102 14-12 34-12 48 0 24 22 12 66-24 102z"),
  ),
  pane(heart, circle(MOTIF_CENTRE, 32)),
  ...round(8, () => pane(light, circle(pointOnCircle(MOTIF_CENTRE, 106, 1 / 16), 11), 3.6)),
];

/** A star of eight rays. */
export const eightStar: Motif = (light, deep, heart) => [
  ...cutStar(8, 134, 58, light, deep),
  pane(heart, circle(MOTIF_CENTRE, 24)),
];

/** Six flames turning about the middle. */
export const wheel: Motif = (light, deep, heart) => [
  ...round(6, (place) =>
    pane(place % 2 === 0 ? light : deep, "M200 262c-72-20-94-86-44-132 2 52 66 62 44 132z"),
  ),
  pane(heart, circle(MOTIF_CENTRE, 24)),
];

/** Four leaves and a diamond. */
export const quatrefoil: Motif = (light, deep, heart) => [
  ...round(4, () => pane(light, circle(pointOnCircle(MOTIF_CENTRE, 60, 0), 54))),
  ...round(4, () => pane(deep, "M200 262l-44-44a62 62 0 0 1 88 0z")),
  pane(heart, "M200 220l42 42-42 42-42-42z"),
];

/** A compass: four long points and four short, on a disc. */
export const compass: Motif = (light, deep, heart) => [
  pane(heart, circle(MOTIF_CENTRE, 96)),
  turned(45, MOTIF_CENTRE, cutStar(4, 96, 28, deep, light)),
  ...cutStar(4, 142, 36, light, deep),
];

/** Five leaves round a flower's heart. */
export const cinquefoil: Motif = (light, deep, heart) => [
  ...round(5, () => pane(light, circle(pointOnCircle(MOTIF_CENTRE, 72, 0), 50))),
  pane(deep, circle(MOTIF_CENTRE, 72)),
  ...round(5, () => lead("M200 262l-42-58", 3.6)),
  pane(heart, circle(MOTIF_CENTRE, 32)),
];
