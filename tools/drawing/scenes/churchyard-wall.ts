import type { Point } from "#tools/drawing/shapes/point.ts";
import { randomFrom } from "#tools/drawing/shapes/seed.ts";
import { GATE, GATEWAY, ground, YARD } from "./churchyard-plan.ts";
import { Pen } from "./pen.ts";
import { drawn, el, filled, linear, ON_THE_DRAWING, standing } from "./svg.ts";
import { tufts } from "./tufts.ts";

const WALL_HEIGHT = 1;
const COPING_STONES = "9 1 12 1 7 1 10 1";

/** A run of the wall: from and to, along and across. */
type Stretch = readonly [from: Point, to: Point];

const FAR_STRETCH: Stretch = [
  [5, YARD.north],
  [YARD.front, YARD.north],
];
const NEAR_STRETCHES: readonly Stretch[] = [
  [
    [YARD.back, YARD.south],
    [YARD.front, YARD.south],
  ],
  [
    [YARD.front, YARD.south],
    [YARD.front, GATE.middle - GATE.half],
  ],
  [
    [YARD.front, GATE.middle + GATE.half],
    [YARD.front, YARD.north],
  ],
];

/** The churchyard wall, its coping lit, and the round pillars with conical caps at the gate. */
export function yardWall(): string {
  return stoneWalls(NEAR_STRETCHES) + tufts(nettles(), "#24472e", 2) + GATEWAY.map(pillar).join("");
}

/** The wall's far side, which goes behind the gable. */
export function farWall(): string {
  return (
    linear("walling", { ...ON_THE_DRAWING, x1: 1260, x2: 1640, y2: 0 }, [
      [0, "#7b7360"],
      [0.5, "#5c5f58"],
      [1, "#3b4948"],
    ]) + stoneWalls([FAR_STRETCH])
  );
}

function stoneWalls(stretches: readonly Stretch[]): string {
  const face = new Pen();
  const courses = new Pen();
  const coping = new Pen();
  for (const [i, [from, to]] of stretches.entries()) {
    const run = (height: number): [Point, Point] => [
      ground(from[0], from[1], YARD.drop + height),
      ground(to[0], to[1], YARD.drop + height),
    ];
    const [a, b] = run(-0.15);
    const [c, d] = run(WALL_HEIGHT);
    face.move(a).line(b, d, c).close();
    for (const [row, height] of [0.13, 0.42, 0.71].entries()) {
      // Rows begin at different places along the wall, so that no joint runs on into the next.
      const [start, end] = run(height);
      courses.move(part(start, end, ((row + i) % 3) * 0.017)).line(end);
    }
    coping.move(run(WALL_HEIGHT)[0]).line(run(WALL_HEIGHT)[1]);
  }
  const stones = (d: string, stroke: string, width: number, dashes: string, rest = {}) =>
    el("path", { d, stroke, "stroke-width": width, "stroke-dasharray": dashes, ...rest });
  return (
    filled(face.path, "#17252580") +
    drawn(
      { "stroke-linecap": "butt" },
      stones(courses.path, "url(#walling)", 6.4, "13 1.4 9 1 17 1.4 11 1"),
      stones(courses.path, "#1d2c2e70", 6.4, "0 29 12 57 9 38 15 71 10 47"),
      stones(coping.path, "#85775c", 9, COPING_STONES),
      stones(coping.path, "#e0bd86", 2, COPING_STONES, { transform: "translate(0 -4)" }),
    )
  );
}

/** What grows along the outside of the wall. */
function nettles(): Point[] {
  const random = randomFrom(7);
  return NEAR_STRETCHES.flatMap(([[fromAlong, fromAcross], [toAlong, toAcross]]) => {
    const metres = Math.hypot(toAlong - fromAlong, toAcross - fromAcross);
    return Array.from({ length: Math.round(metres * 0.8) }, () => {
      const share = random();
      return ground(
        fromAlong + (toAlong - fromAlong) * share,
        fromAcross + (toAcross - fromAcross) * share,
        YARD.drop - 0.25,
      );
    });
  });
}

function pillar([x, y]: Point): string {
  return el(
    "g",
    standing(x, y + 3, 1.12),
    filled("M-9 0v-34h18v34z", "#c4a583"),
    filled("M1 0v-34h8v34z", "#5d6166"),
    filled("M-11-34 0-48 11-34z", "#a08d78"),
    filled("M0-48 11-34H1z", "#474d50"),
  );
}

function part([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}
