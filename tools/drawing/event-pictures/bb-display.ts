import { drawn, el } from "#tools/drawing/scenes/svg.ts";
import { type Boy, boy } from "./boys.ts";
import { bunting } from "./bunting.ts";
import { area, downwards, type EventPicture, glow, pictureOf, vignette } from "./canvas.ts";
import { sideDrum } from "./drum.ts";
import { type Company, people, rowOf } from "./people.ts";
import { stage, stagePaint } from "./stage.ts";

const FLAGS = ["#f0b429", "#b3452c", "#2f7a8c", "#f3e6cd", "#7d5088", "#4f8055"];
const STAGE = 452;

const RED = "#b03a2a";
const ROYAL = "#2b5aa0";
const SKY = "#8fb8d8";
const NAVY = "#16273d";

const FAR: Company = {
  coats: ["#33263a", "#3f2c26", "#22323a", "#2c3a30"],
  hair: ["#2a1d16", "#5a4a3e", "#3d2716", "#6e655c"],
  skin: ["#6b4630", "#5a3a28"],
  rim: "#f0b86a",
};
const NEAR: Company = {
  coats: ["#1c1a28", "#14242c", "#241a1c"],
  hair: ["#160f0d", "#2c1d14", "#38322e"],
  skin: ["#3d281d", "#332018"],
  rim: "#e0a458",
};

/** The smallest in front of the curtain's edge, the tallest in the middle. */
const ON_PARADE: readonly Boy[] = [
  { x: 300, y: STAGE - 14, size: 0.72, jumper: RED, skin: "#f0c7a6", hair: "#8a5a34" },
  { x: 362, y: STAGE - 16, size: 0.76, jumper: RED, skin: "#8a5a3c", hair: "#1d1613" },
  { x: 428, y: STAGE - 18, size: 0.9, jumper: ROYAL, skin: "#efc3a0", hair: "#b1662c" },
  { x: 500, y: STAGE - 20, size: 1.04, jumper: SKY, skin: "#eab892", hair: "#3a261a", tie: NAVY },
  { x: 580, y: STAGE - 20, size: 1.08, jumper: SKY, skin: "#f0c7a6", hair: "#6a4428", tie: NAVY },
  { x: 656, y: STAGE - 18, size: 0.92, jumper: ROYAL, skin: "#f2cdb0", hair: "#d0a050" },
  { x: 722, y: STAGE - 16, size: 0.78, jumper: RED, skin: "#efc3a0", hair: "#4a2f1e" },
  { x: 782, y: STAGE - 14, size: 0.72, jumper: RED, skin: "#f4d2b6", hair: "#a3502a" },
];

/** The Boys' Brigade on the stage of the halls, with bunting and the whole congregation watching. */
export const bbDisplay: EventPicture = {
  name: "bb-display",
  heart: 540,
  svg: pictureOf(
    [
      downwards("hall-wall", [
        [0, "#3a3444"],
        [0.5, "#8a6a58"],
        [1, "#5a4034"],
      ]),
      stagePaint(),
    ],
    [
      area("url(#hall-wall)"),
      stage(STAGE),
      glow(540, 260, 380, 0.55, 250),
      ...ON_PARADE.map(boy),
      sideDrum(868, STAGE + 6, 0.95),
      flagOnStaff(232, STAGE - 10),
      bunting([-20, 60], [356, 26], 66, 9, FLAGS),
      bunting([356, 26], [716, 26], 58, 9, FLAGS),
      bunting([716, 26], [1044, 66], 62, 8, FLAGS),
      people(rowOf({ count: 10, from: 30, to: 1000, y: 548, size: 0.74, seed: 6 }), FAR),
      people(rowOf({ count: 7, from: 10, to: 1010, y: 612, size: 1.05, seed: 13 }), NEAR),
      vignette(0.5),
    ],
  ),
};

/** The company's colours on a staff. */
function flagOnStaff(x: number, y: number): string {
  return (
    drawn({ stroke: "#c79a56", "stroke-width": 6 }, el("path", { d: `M${x} ${y}v-262` })) +
    el("circle", { cx: x, cy: y - 266, r: 8, fill: "#f0b429" }) +
    el("path", {
      d: `M${x + 3} ${y - 254}c30-14 52 10 88-4v92c-36 12-58-12-88 4z`,
      fill: "#1d4a86",
    }) +
    drawn(
      { stroke: "#f0b429", "stroke-width": 6 },
      el("path", {
        d: `M${x + 46} ${y - 232}v46M${x + 32} ${y - 218}h28M${x + 24} ${y - 198}q4 16 22 16t22-16`,
      }),
    )
  );
}
