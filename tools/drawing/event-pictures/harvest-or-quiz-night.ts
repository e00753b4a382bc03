import { again, el, filled, standing } from "#tools/drawing/scenes/svg.ts";
import { figures } from "#tools/drawing/scenes/walkers.ts";
import { circle } from "#tools/drawing/shapes/path.ts";
import type { Point } from "#tools/drawing/shapes/point.ts";
import { randomFrom } from "#tools/drawing/shapes/seed.ts";
import { stringOfLamps } from "./bulbs.ts";
import { area, downwards, type EventPicture, glow, pictureOf, vignette } from "./canvas.ts";
import { hall, hallPaint } from "./hall.ts";

const HILLS = "M0 330C150 280 300 300 430 322S700 290 830 276 980 290 1024 300V520H0z";
const YARD = "M0 486H1024V640H0z";
const TREE = "#14242c";
const STARS = 34;

/** The church halls after dark, every window lit and lamps strung across the yard. */
export const harvestOrQuizNight: EventPicture = {
  name: "harvest-or-quiz-night",
  heart: 540,
  svg: pictureOf(
    [
      downwards("sky", [
        [0, "#0c2033"],
        [0.22, "#2a4061"],
        [0.36, "#75597a"],
        [0.45, "#cf8766"],
        [0.53, "#f2bd77"],
      ]),
      downwards("yard", [
        [0, "#5b4a44"],
        [0.3, "#33343a"],
        [1, "#151f28"],
      ]),
      hallPaint(),
      figures(),
    ],
    [
      area("url(#sky)"),
      stars(),
      filled(HILLS, "#2c3a4c"),
      darkTree(84, 490, 2.5),
      darkTree(952, 490, 2.2),
      darkTree(1010, 492, 1.6),
      hall(),
      filled(YARD, "url(#yard)"),
      lightInTheYard(),
      folk(),
      stringOfLamps([70, 250], [300, 206], 40, 6),
      stringOfLamps([300, 206], [764, 160], 66, 11),
      stringOfLamps([764, 160], [968, 262], 36, 6),
      vignette(0.55),
    ],
  ),
};

/** Pools of light before the windows, longer before the open door, and the shine of wet ground. */
function lightInTheYard(): string {
  const spots = [470, 580, 690, 800];
  const pools = spots.map((x) => glow(x, 512, 84, 0.8, 30)).join("");
  const shine = spots.map((x) => glow(x, 560, 30, 0.5, 74)).join("");
  return `${pools}${shine}${glow(300, 516, 120, 1, 44)}${glow(300, 580, 44, 0.9, 90)}`;
}

function folk(): string {
  return [
    again("woman", standing(352, 530, 1.35)),
    again("man", standing(378, 532, 1.42)),
    again("child", standing(402, 536, 1.15)),
    again("man", standing(604, 556, 1.6)),
    again("woman", standing(576, 554, 1.55)),
    again("man", standing(742, 536, 1.4)),
  ].join("");
}

/** A tree against the last of the light, its foot at x, y. */
function darkTree(x: number, y: number, size: number): string {
  const lobes: Point[] = [
    [-34, -62],
    [-18, -92],
    [12, -100],
    [36, -76],
    [30, -50],
    [0, -66],
    [-20, -48],
  ];
  const crown = lobes.map(([dx, dy]) => circle([x + dx * size, y + dy * size], 27 * size));
  const trunk = `M${x - 6 * size} ${y}q${4 * size} ${-24 * size} ${2 * size} ${-50 * size}h${8 * size}q${-2 * size} ${26 * size} ${3 * size} ${50 * size}z`;
  return filled(trunk, TREE) + filled(crown.join(""), TREE);
}

function stars(): string {
  const random = randomFrom(12);
  const points = Array.from({ length: STARS }, () =>
    el("circle", {
      cx: random() * 1024,
      cy: random() * 170,
      r: 0.8 + random(),
      opacity: 0.3 + random() * 0.5,
    }),
  );
  return el("g", { fill: "#fff" }, ...points);
}
