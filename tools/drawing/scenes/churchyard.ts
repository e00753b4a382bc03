import type { Point } from "#tools/drawing/shapes/point.ts";
import { randomFrom } from "#tools/drawing/shapes/seed.ts";
import { meetingHouse } from "./meeting-house.ts";
import { Pen } from "./pen.ts";
import { again, drawn, el, filled, linear, ON_THE_DRAWING, radial, standing } from "./svg.ts";
import { CHURCH } from "./the-land.ts";
import { tufts } from "./tufts.ts";
import { nearnessOf, seen } from "./viewpoint.ts";

/** The churchyard in metres, as the viewpoint counts them: back along, left across, below floor. */
const FRONT = -7;
const BACK = 30;
const SOUTH = -8;
const NORTH = 11.5;
const DROP = -1;
const WALL = 1;
const COPING_STONES = "9 1 12 1 7 1 10 1";
const GATE = { middle: 4.75, half: 1.7 };

const GRAVES = [
  [2, -3.4, 1],
  [5.4, -4.6, 1.2],
  [7, -3, 0.9],
  [10.4, -4.2, 1.1],
  [12.6, -2.8, 0.9],
  [15.6, -4.4, 1.3],
  [18.4, -3.2, 1],
  [-3, 9.4, 1.1],
  [-1.4, 10.6, 0.9],
] as const;

/** A run of the wall: from and to, along and across. */
type Stretch = readonly [from: Point, to: Point];

const FAR_STRETCH: Stretch = [
  [5, NORTH],
  [FRONT, NORTH],
];
const NEAR_STRETCHES: readonly Stretch[] = [
  [
    [BACK, SOUTH],
    [FRONT, SOUTH],
  ],
  [
    [FRONT, SOUTH],
    [FRONT, GATE.middle - GATE.half],
  ],
  [
    [FRONT, GATE.middle + GATE.half],
    [FRONT, NORTH],
  ],
];

/** Where the lane leaves the gate, left and right. */
export const GATEWAY = [
  ground(FRONT, GATE.middle + GATE.half, DROP),
  ground(FRONT, GATE.middle - GATE.half, DROP),
] as const;

/** The level green that the building stands on, with the light of its windows on the grass. */
export function green(): string {
  const lawn = shape(
    ground(FRONT, NORTH, DROP),
    ground(FRONT, SOUTH, DROP),
    ground(BACK, SOUTH, DROP),
    ground(BACK, 4, 0),
    ground(4, NORTH, 0),
  );
  const path = shape(
    ground(0, GATE.middle + 0.9, 0),
    ground(0, GATE.middle - 0.9, 0),
    GATEWAY[1],
    GATEWAY[0],
  );
  const windowLight = [2.6, 6.5, 10.4, 14.3].map((middle) =>
    shape(
      ground(middle - 0.9, -0.3, -0.05),
      ground(middle + 0.9, -0.3, -0.05),
      ground(middle + 0.2, -7, DROP),
      ground(middle - 3, -7, DROP),
    ),
  );
  return (
    linear("lawn", { ...ON_THE_DRAWING, x1: 1250, x2: 1560, y2: 0 }, [
      [0, "#7f8440"],
      [0.6, "#3b5f36"],
      [1, "#1d3f30"],
    ]) +
    linear("pool", { ...ON_THE_DRAWING, y1: 725, x2: 0, y2: 790 }, [
      [0, "#ffd88a80"],
      [1, "#ffd88a00"],
    ]) +
    filled(lawn, "url(#lawn)") +
    filled(windowLight.join(""), "url(#pool)") +
    filled(path, "#e2bd7c")
  );
}

export function church(): string {
  return (
    radial("glow", {}, [
      [0, "#ffd27a8c"],
      [1, "#ffd27a00"],
    ]) +
    el("g", standing(...CHURCH), meetingHouse("dawn")) +
    [2.6, 6.5, 10.4, 14.3].map((along) => glow(ground(along, 0, 2.4), 46)).join("") +
    glow(ground(-1, GATE.middle, 1), 60) +
    grassAtItsFoot()
  );
}

/** Blades that come up over the plinth, so that the building grows out of its green. */
function grassAtItsFoot(): string {
  const d = new Pen()
    .move(ground(-0.1, 3.6, -0.05))
    .line(ground(-0.1, -0.1, -0.05), ground(17, -0.1, -0.05)).path;
  const north = new Pen().move(ground(-0.1, 9.8, -0.05)).line(ground(-0.1, 5.9, -0.05)).path;
  return drawn(
    {
      stroke: "#274a33",
      "stroke-linecap": "butt",
      "stroke-width": 7,
      "stroke-dasharray": "2 3 3 2 1 4 2 1",
    },
    el("path", { d: d + north }),
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
      ground(from[0], from[1], DROP + height),
      ground(to[0], to[1], DROP + height),
    ];
    const [a, b] = run(-0.15);
    const [c, d] = run(WALL);
    face.move(a).line(b, d, c).close();
    for (const [row, height] of [0.13, 0.42, 0.71].entries()) {
      // Rows begin at different places along the wall, so that no joint runs on into the next.
      const [start, end] = run(height);
      courses.move(part(start, end, ((row + i) % 3) * 0.017)).line(end);
    }
    coping.move(run(WALL)[0]).line(run(WALL)[1]);
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
        DROP - 0.25,
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

function glow([cx, cy]: Point, r: number): string {
  return el("circle", { cx: Math.round(cx), cy: Math.round(cy), r, fill: "url(#glow)" });
}

function groundOf(along: number, across: number): Point {
  return ground(along, across, -0.4);
}

function part([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** A place in the churchyard, on the drawing. */
function ground(along: number, across: number, height: number): Point {
  const [x, y] = seen(along, across, height);
  return [CHURCH[0] + x, CHURCH[1] + y];
}

function shape(first: Point, ...rest: readonly Point[]): string {
  return new Pen()
    .move(first)
    .line(...rest)
    .close().path;
}
