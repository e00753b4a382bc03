import type { Point } from "#tools/drawing/shapes/point.ts";
import { grassAtTheFoot } from "./churchyard-green.ts";
import { GATE, ground } from "./churchyard-plan.ts";
import { meetingHouse } from "./meeting-house.ts";
import { TALL_WINDOW_MIDDLES } from "./meeting-house-size.ts";
import { Pen } from "./pen.ts";
import { sizedPlaces } from "./places.ts";
import { again, el, radial, standing } from "./svg.ts";
import { CHURCH, SUN } from "./the-land.ts";
import { trees } from "./trees.ts";
import { nearnessOf } from "./viewpoint.ts";

/** Headstones: back along, left across, and how tall in metres. */
const GRAVES = sizedPlaces(
  "2,-3.4,1 5.4,-4.6,1.2 7,-3,0.9 10.4,-4.2,1.1 12.6,-2.8,0.9 15.6,-4.4,1.3 18.4,-3.2,1 -3,9.4,1.1 -1.4,10.6,0.9",
);

/** The church on its green, with the light from its windows and its door upon the air. */
export function church(): string {
  return (
    radial("glow", {}, [
      [0, "#ffd27a8c"],
      [1, "#ffd27a00"],
    ]) +
    el("g", standing(...CHURCH), meetingHouse("dawn")) +
    TALL_WINDOW_MIDDLES.map((along) => glow(ground(along, 0, 2.4), 46)).join("") +
    glow(ground(-1, GATE.middle, 1), 60) +
    grassAtTheFoot()
  );
}

export function graves(): string {
  const stones = new Pen();
  for (const [along, across, height] of GRAVES) {
    const size = nearnessOf(along, across) * height * 0.8;
    const [x, y] = ground(along, across, -0.5);
    const half = size * 0.3;
    stones
      .move([x - half, y])
      .line([x - half, y - size * 0.7])
      .curve([x - half, y - size], [x + half, y - size], [x + half, y - size * 0.7])
      .line([x + half, y])
      .close();
  }
  return el("path", { d: stones.path, fill: "#172a31", stroke: "#c99a64", "stroke-width": 0.7 });
}

export function yews(): string {
  return (
    again("yew", standing(...groundOf(-1.5, 10.4), 0.88)) +
    again("yew", standing(...groundOf(21.5, -1.5), 0.95))
  );
}

/** The sycamores behind the church, and a thorn at its gable. */
export function treesRound(): string {
  const planted = sizedPlaces("1372,734,0.62 1800,716,1.35 1868,722,1.6 1950,732,1.3");
  return trees(planted, "#112b26", SUN.x);
}

function glow([cx, cy]: Point, r: number): string {
  return el("circle", { cx: Math.round(cx), cy: Math.round(cy), r, fill: "url(#glow)" });
}

function groundOf(along: number, across: number): Point {
  return ground(along, across, -0.4);
}
