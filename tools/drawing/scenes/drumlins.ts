import type { Point } from "#tools/drawing/shapes/point.ts";
import { type Fields, fieldsOn } from "./fields.ts";
import { type Hedging, hedges } from "./hedges.ts";
import { ridgeThrough } from "./ridge.ts";
import { mist } from "./sky.ts";
import { drawn, el, filled, type Paint } from "./svg.ts";
import { isSeenIn, SUN, sunlit, type Window } from "./the-land.ts";
import { type Planted, trees } from "./trees.ts";

type Drumlin = {
  id: string;
  ridge: readonly Point[];
  fields: Fields;
  /** Trees: across, down from the ridge, size. */
  trees: readonly Planted[];
  /** The stretch of the ridge with the sun on it. */
  lit?: readonly [from: number, to: number];
};

/** Hills at one distance share their light and the thickness of their hedges. */
type Distance = {
  id: string;
  light: readonly [near: Paint, middle: Paint, far: Paint];
  hedging: Hedging;
  hills: readonly Drumlin[];
};

const CROPS = ["#b59f5240", "#7f9a5038", "#16382a40", "#d8b86830"];

const DISTANCES: readonly Distance[] = [
  {
    id: "b",
    light: ["#d3a862", "#5c7260", "#15363f"],
    hedging: { width: 3.6, leaf: "#2b4a40", lit: "#b0904f80" },
    hills: [
      {
        id: "b1",
        ridge: [
          [-60, 676],
          [60, 640],
          [180, 618],
          [290, 616],
          [400, 636],
          [520, 676],
          [640, 720],
        ],
        fields: {
          downhill: [40, 130, 225, 320, 420],
          along: [0.4, 1],
          depth: 80,
          crops: CROPS,
          seed: 3,
        },
        trees: [
          [60, 2, 0.2],
          [222, 0, 0.24],
          [236, 1, 0.18],
          [330, 3, 0.2],
        ],
      },
      {
        id: "b2",
        ridge: [
          [430, 736],
          [520, 692],
          [630, 668],
          [740, 668],
          [850, 692],
          [960, 732],
        ],
        fields: {
          downhill: [520, 600, 690, 770, 860],
          along: [0.45, 1],
          depth: 80,
          crops: CROPS,
          seed: 8,
        },
        trees: [
          [560, 3, 0.18],
          [690, 0, 0.22],
          [704, 1, 0.17],
          [790, 2, 0.2],
        ],
        lit: [740, 850],
      },
    ],
  },
  {
    id: "c",
    light: ["#c2a454", "#3d6345", "#102f33"],
    hedging: { width: 5.4, leaf: "#1b3d30", lit: "#b09a5080" },
    hills: [
      {
        id: "c1",
        ridge: [
          [-60, 720],
          [70, 686],
          [200, 668],
          [330, 680],
          [460, 716],
          [600, 774],
          [700, 830],
        ],
        fields: {
          downhill: [10, 110, 210, 320, 430],
          along: [0.4, 1],
          depth: 120,
          crops: CROPS,
          seed: 4,
        },
        trees: [
          [60, 4, 0.34],
          [206, 1, 0.4],
          [232, 3, 0.3],
          [330, 3, 0.32],
        ],
      },
      {
        id: "c3",
        ridge: [
          [780, 800],
          [880, 752],
          [1000, 724],
          [1120, 718],
          [1240, 732],
          [1360, 766],
          [1480, 810],
        ],
        fields: {
          downhill: [880, 970, 1060, 1150, 1240],
          along: [0.45, 1],
          depth: 90,
          crops: CROPS,
          seed: 12,
        },
        trees: [
          [960, 2, 0.28],
          [982, 4, 0.22],
          [1150, 1, 0.3],
          [1240, 2, 0.22],
        ],
        lit: [960, 1300],
      },
      {
        id: "c2",
        ridge: [
          [330, 840],
          [450, 772],
          [590, 728],
          [730, 722],
          [860, 752],
          [980, 806],
          [1090, 870],
        ],
        fields: {
          downhill: [480, 580, 680, 780, 880],
          along: [0.4, 1],
          depth: 120,
          crops: CROPS,
          seed: 6,
        },
        trees: [
          [520, 4, 0.34],
          [676, 1, 0.4],
          [700, 3, 0.32],
          [880, 5, 0.34],
        ],
        lit: [730, 900],
      },
    ],
  },
];

/** The basket-of-eggs country between the lough and the church, far hills first. */
export function drumlins(window: Window): string {
  return DISTANCES.map(({ id, light, hedging, hills }) => {
    const seen = hills.filter(({ ridge }) =>
      isSeenIn(window, ridge[0]?.[0] ?? 0, ridge.at(-1)?.[0] ?? 0),
    );
    return sunlit(id, ...light) + seen.map((hill) => drumlin(hill, id, hedging)).join("");
  }).join("");
}

function drumlin(
  { id, ridge: points, fields, trees: planted, lit }: Drumlin,
  ground: string,
  hedging: Hedging,
): string {
  const ridge = ridgeThrough(points);
  const foot = ridge.at(points[0]?.[0] ?? 0) + fields.depth;
  const { patchwork, hedgeLines } = fieldsOn(ridge, fields);
  const middle = points[Math.floor(points.length / 2)] ?? [0, 0];
  return (
    filled(ridge.down(foot), `url(#${ground})`) +
    patchwork +
    (lit
      ? drawn({ stroke: "#f2cf8088", "stroke-width": 2 }, el("path", { d: ridge.edge(...lit) }))
      : "") +
    hedges(id, hedgeLines, hedging) +
    trees(
      planted.map(([x, down, size]) => [x, ridge.at(x) + down, size]),
      hedging.leaf,
      SUN.x,
    ) +
    mist(middle[0], foot - 14, 320, 40, 0.5)
  );
}
