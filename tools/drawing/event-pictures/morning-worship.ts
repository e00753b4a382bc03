import { filled, linear } from "#tools/drawing/scenes/svg.ts";
import type { Ramp } from "#tools/drawing/shapes/colour.ts";
import { archedLight } from "./arched-light.ts";
import {
  area,
  downwards,
  type EventPicture,
  glow,
  HEIGHT,
  pictureOf,
  vignette,
  WIDTH,
} from "./canvas.ts";
import { type Company, people, rowOf } from "./people.ts";
import { pew } from "./pew.ts";
import { pulpit, pulpitPaint } from "./pulpit.ts";

const MORNING_GLASS: Ramp = [
  [0, "#3f86a6"],
  [0.3, "#8fbcc0"],
  [0.5, "#f0cf86"],
  [0.68, "#d9915a"],
  [0.84, "#8a5c8c"],
  [1, "#3f6f5c"],
];

/** The windows, and between which places at the foot of the picture their light falls. */
const WINDOWS = [
  {
    id: "near",
    arch: { x: 150, y: 46, width: 178, height: 372 },
    seed: 5,
    beam: { left: 470, right: 830, strength: 0.5 },
  },
  {
    id: "far",
    arch: { x: 404, y: 92, width: 126, height: 300 },
    seed: 19,
    beam: { left: 720, right: 980, strength: 0.42 },
  },
];

const FAR: Company = {
  coats: ["#4a5a68", "#75506a", "#4f6a56", "#8a5a46", "#3d5a6e"],
  hair: ["#8a8078", "#5a3d28", "#cfc8bc", "#3a2a22", "#9a5a30"],
  skin: ["#dba680", "#c98f6a", "#8a5a3c"],
  rim: "#ffe9b4",
};
const NEAR: Company = {
  coats: ["#24404e", "#4f3352", "#2c4636", "#5e3a2c", "#2b3440"],
  hair: ["#3a2a20", "#8f877e", "#5f3a22", "#201816", "#c9c2b6"],
  skin: ["#c48a64", "#a8724f", "#6d442c"],
  rim: "#ffe0a0",
};

/** Sunday at half past eleven: light through the windows on the pulpit, the Bible and the pews. */
export const morningWorship: EventPicture = {
  name: "morning-worship",
  heart: 560,
  svg: pictureOf(
    [
      linear("plaster", { x2: 1, y2: 0.4 }, [
        [0, "#f6e8cb"],
        [0.5, "#e5cfa9"],
        [1, "#a98e74"],
      ]),
      downwards("floor", [
        [0, "#8c6244"],
        [1, "#4a3124"],
      ]),
      linear("beam", { x1: 0, y1: 0, x2: 0.75, y2: 1 }, [
        [0, "#fff6d0"],
        [0.6, "#ffedb466"],
        [1, "#ffe9a800"],
      ]),
      pulpitPaint(),
    ],
    [
      area("url(#plaster)"),
      glow(250, 240, 420, 0.7, 340),
      area("#7d5a43", 0, 430, WIDTH, 60),
      area("#9a7253", 0, 430, WIDTH, 8),
      area("url(#floor)", 0, 488, WIDTH, HEIGHT - 488),
      pulpit(712, 492),
      beams(),
      windows(),
      pew(-10, 1034, 508, 0.8),
      people(rowOf({ count: 9, from: 60, to: 980, y: 498, size: 0.62, seed: 5 }), FAR),
      pew(-10, 1034, 536, 0.9),
      people(rowOf({ count: 7, from: 30, to: 1000, y: 560, size: 0.95, seed: 23 }), NEAR),
      pew(-10, 1034, 610, 1.2),
      vignette(0.24),
    ],
  ),
};

function windows(): string {
  return WINDOWS.map(({ id, arch, seed }) =>
    archedLight({
      id,
      arch,
      seed,
      count: 54,
      gap: 20,
      colours: MORNING_GLASS,
      glow: {
        focus: [arch.x + arch.width * 0.46, arch.y + arch.height * 0.36],
        colour: "#fff8dc",
        strength: 0.7,
        reach: arch.height * 0.55,
      },
      stone: "#c9b08b",
      reveal: 16,
      edge: { colours: ["#2b6f86", "#e0a23a"], width: 12 },
      lead: 2.8,
    }),
  ).join("");
}

/** Light slanting from each window across the church. */
function beams(): string {
  return WINDOWS.map(({ arch: { x, y, width, height }, beam }) => {
    const shaft = `M${x + width * 0.2} ${y + 20}L${x + width} ${y + height * 0.16}L${beam.right} ${HEIGHT}H${beam.left}L${x + width * 0.1} ${y + height}z`;
    return filled(shaft, "url(#beam)", { opacity: beam.strength });
  }).join("");
}
