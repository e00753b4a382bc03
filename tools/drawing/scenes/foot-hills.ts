import type { Point } from "#tools/drawing/shapes/point.ts";
import { hedges } from "./hedges.ts";
import { meetingHouse } from "./meeting-house.ts";
import { meetingHousePaint } from "./meeting-house-light.ts";
import { flowing, Pen } from "./pen.ts";
import type { SizedPlace } from "./places.ts";
import { type Ridge, ridgeThrough } from "./ridge.ts";
import { again, DOWNWARDS, el, filled, linear, type Paint, radial, standing } from "./svg.ts";
import { broadTree, yew } from "./trees.ts";
import { bushPaint, whinBush } from "./whin.ts";

/** The hills that every page ends on: they run down into the footer, and nothing is drawn above. */
export type FootHills = {
  name: string;
  width: number;
  /** Hills from the farthest to the one the church stands on. */
  hills: readonly { ridge: readonly Point[]; colour: Paint; trees?: readonly SizedPlace[] }[];
  /** The church's nearest corner, across. */
  church: number;
  /** Hedges on the church's hill: lines of places across and down from its ridge. */
  hedgeLines: readonly (readonly Point[])[];
  /** The ground in front, in the footer's own colour. */
  front: readonly Point[];
  /** Where whin is in bloom on the front. */
  whin: readonly number[];
};

const HEIGHT = 190;
const FOOTER = "#15222c";
const CHURCH_SIZE = 0.44;
const WHIN_SPRAYS = 20;
const TREE = "#1b3a33";

export function footHills(scene: FootHills): string {
  const { width, hills, church, front, whin, hedgeLines } = scene;
  const ridges = hills.map(({ ridge }) => ridgeThrough(ridge));
  const home = ridges.at(-1);
  const near = ridgeThrough(front);
  if (!home) throw new Error(`${scene.name}: a church needs a hill to stand on`);
  const stand = home.at(church) + 7;
  const onHill = hedgeLines.map((line) => line.map(([x, down]): Point => [x, home.at(x) + down]));
  return el(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${width} ${HEIGHT}`,
      width,
      height: HEIGHT,
    },
    el("defs", {}, broadTree(), yew(), whinBush("whin", 3, WHIN_SPRAYS)),
    bushPaint(),
    meetingHousePaint("dusk"),
    radial("glow", {}, [
      [0, "#ffd27a99"],
      [1, "#ffd27a00"],
    ]),
    linear("path", DOWNWARDS, [
      [0, "#ffdf9a"],
      [1, "#8d8a5c"],
    ]),
    ...hills.map(({ colour, trees = [] }, i) => hill(ridges[i] ?? home, colour, trees)),
    hedges("h", onHill.map(flowing).join(""), { width: 4, leaf: TREE, lit: "#7d945c" }),
    el(
      "g",
      { fill: TREE },
      standingTree(home, church + 116, 0.62),
      standingTree(home, church + 146, 0.46),
    ),
    again("yew", standing(church - 82, home.at(church - 82) + 4, 0.42)),
    el("ellipse", { cx: church - 4, cy: stand + 2, rx: 84, ry: 11, fill: "url(#glow)" }),
    el("g", standing(church, stand, CHURCH_SIZE), meetingHouse("dusk", "plain")),
    filled(pathFrom(church, stand, near), "url(#path)"),
    filled(near.down(HEIGHT), FOOTER),
    ...whin.map((x, i) =>
      again("whin", standing(x, near.at(x) + 3, i % 2 === 0 ? 0.42 : 0.3, i % 2 === 0)),
    ),
  );
}

/** The path from the door, down over the brow in front. */
function pathFrom(church: number, stand: number, front: Ridge): string {
  const brow = front.at(church - 70) + 3;
  return new Pen()
    .move([church - 39, stand - 3])
    .bend([church - 48, stand + 10], [church - 86, brow])
    .line([church - 56, brow])
    .bend([church - 30, stand + 10], [church - 29, stand - 2])
    .close().path;
}

function hill(ridge: Ridge, colour: Paint, planted: readonly SizedPlace[]): string {
  const trees = planted.map(([x, down, size]) =>
    again("tree", standing(x, ridge.at(x) + down, size)),
  );
  return (
    filled(ridge.down(HEIGHT), colour) +
    (trees.length > 0 ? el("g", { fill: colour }, ...trees) : "")
  );
}

function standingTree(ridge: Ridge, x: number, size: number): string {
  return again("tree", standing(x, ridge.at(x) + 5, size));
}
