import { cellsOf } from "#tools/drawing/shapes/cells.ts";
import { type Colour, LEAD, mix, SHADE, WHITE } from "#tools/drawing/shapes/colour.ts";
import { circle, polygon } from "#tools/drawing/shapes/path.ts";
import { distance, type Point, pointOnCircle } from "#tools/drawing/shapes/point.ts";
import { randomFrom } from "#tools/drawing/shapes/seed.ts";
import { pane } from "./pane.ts";

export type Medallion = {
  seed: number;
  /** Colour of the ground at the middle and at the rim. */
  ground: readonly [middle: Colour, rim: Colour];
  ring: readonly [Colour, Colour];
  /** Panes in front of the ground, on a sheet 300 square. */
  panes: readonly string[];
};

const SIZE = 300;
const MIDDLE: Point = [SIZE / 2, SIZE / 2];
const OUTER = 146;
const INNER = 120;
const PANES_IN_RING = 20;

/** A round window, 300 across, with a ring of small panes in two colours. */
export function medallion({ seed, ground, ring, panes }: Medallion): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">`,
    `<clipPath id="c"><path d="${circle(MIDDLE, INNER)}"/></clipPath>`,
    `<radialGradient id="v"><stop stop-color="#fff6d8" stop-opacity=".2"/>`,
    `<stop offset=".6" stop-color="#fff6d8" stop-opacity=".03"/>`,
    `<stop offset="1" stop-color="${SHADE}" stop-opacity=".36"/></radialGradient>`,
    `<g stroke="${LEAD}" stroke-width="3.6" stroke-linejoin="round">`,
    ringOfPanes(ring),
    `<g clip-path="url(#c)">${roundGround(seed, ground)}`,
    `<g stroke-width="4.6" stroke-linecap="round">${panes.join("")}</g></g>`,
    `<path d="${circle(MIDDLE, INNER)}" fill="none" stroke-width="5"/>`,
    `<path d="${circle(MIDDLE, OUTER)}" fill="url(#v)" stroke-width="8"/></g></svg>`,
  ].join("");
}

function ringOfPanes(colours: readonly [Colour, Colour]): string {
  const shapes = ["", ""];
  for (let i = 0; i < PANES_IN_RING; i++) {
    const [from, to] = [i / PANES_IN_RING, (i + 1) / PANES_IN_RING];
    shapes[i % 2] += polygon(
      [
        pointOnCircle(MIDDLE, OUTER, from),
        pointOnCircle(MIDDLE, OUTER, to),
        pointOnCircle(MIDDLE, INNER, to),
        pointOnCircle(MIDDLE, INNER, from),
      ],
      1,
    );
  }
  return colours.map((colour, i) => pane(colour, shapes[i] ?? "")).join("");
}

function roundGround(seed: number, [middle, rim]: readonly [Colour, Colour]): string {
  const random = randomFrom(seed);
  const cells = cellsOf({
    bounds: [MIDDLE[0] - INNER, MIDDLE[1] - INNER, MIDDLE[0] + INNER, MIDDLE[1] + INNER],
    within: (point) => distance(point, MIDDLE) < INNER,
    count: 24,
    gap: 34,
    random,
  });
  return cells
    .map(({ site, corners }) => {
      const plain = mix(middle, rim, distance(site, MIDDLE) / INNER);
      const varied =
        random() < 0.5 ? mix(plain, WHITE, random() * 0.14) : mix(plain, SHADE, random() * 0.18);
      return pane(varied, polygon(corners));
    })
    .join("");
}
