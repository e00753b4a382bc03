import { meetingHouse } from "#tools/drawing/scenes/meeting-house.ts";
import { meetingHousePaint } from "#tools/drawing/scenes/meeting-house-light.ts";
import { again, el, filled, radial, standing } from "#tools/drawing/scenes/svg.ts";
import { yew } from "#tools/drawing/scenes/trees.ts";
import { figures } from "#tools/drawing/scenes/walkers.ts";
import { randomFrom } from "#tools/drawing/shapes/seed.ts";
import { area, downwards, type EventPicture, glow, pictureOf, vignette } from "./canvas.ts";
import { snowOnRoof } from "./snow-on-roof.ts";
import { snowyWall } from "./snowy-wall.ts";

const CHURCH = { x: 452, y: 462, size: 1.42 };
const STARS = 90;
const FLAKES = 110;

const HILLS = "M0 372C120 340 250 338 380 362S640 398 780 366 960 330 1024 338V640H0z";
const NEAR_SNOW = "M0 474C180 436 420 440 620 452S900 440 1024 420V640H0z";
const BANK = "M0 590C160 560 260 574 390 612L420 640H0zM640 640C760 590 900 566 1024 560V640z";
const LANE =
  "M306 458C300 490 368 514 420 540S474 596 452 640H694C676 592 566 556 492 528S362 486 356 457z";
/** Snow blown against the foot of the walls. */
const DRIFT =
  "M226 446C256 436 280 450 304 456L304 462C360 470 400 462 452 470C520 462 610 452 690 446S770 430 800 424L812 440C740 462 600 478 452 488S250 476 226 446z";

/** The meeting-house in snow on the last night of the year, with its windows lit. */
export const watchnight: EventPicture = {
  name: "watchnight",
  heart: 520,
  svg: pictureOf(
    [
      downwards("sky", [
        [0, "#07142a"],
        [0.5, "#16305a"],
        [0.8, "#3c5a86"],
        [1, "#6f86a8"],
      ]),
      downwards("snow", [
        [0, "#b9cbe0"],
        [0.35, "#8fa9c8"],
        [1, "#4d6a92"],
      ]),
      downwards("far-snow", [
        [0, "#5f7da3"],
        [1, "#2f4c76"],
      ]),
      radial("moonlight", {}, [
        [0, "#f4f6ff"],
        [0.09, "#eef2ff"],
        [0.1, "#c9d8f566"],
        [1, "#8fb0e000"],
      ]),
      meetingHousePaint("dusk"),
      yew(),
      figures(),
    ],
    [
      area("url(#sky)"),
      stars(),
      el("circle", { cx: 884, cy: 92, r: 250, fill: "url(#moonlight)" }),
      filled(HILLS, "url(#far-snow)"),
      filled(NEAR_SNOW, "url(#snow)"),
      again("yew", standing(176, 472, 1.55)),
      again("yew", standing(870, 452, 1.35)),
      again("yew", standing(928, 456, 1)),
      glow(560, 400, 420, 0.4, 160),
      church(),
      filled(DRIFT, "#c6d5e8"),
      filled(LANE, "#e9e6df59"),
      lightOnSnow(),
      folk(),
      filled(BANK, "#4a688f"),
      snowyWall([-20, 566], [400, 606]),
      snowyWall([716, 604], [1044, 548]),
      falling(),
      vignette(0.5),
    ],
  ),
};

function church(): string {
  return el("g", standing(CHURCH.x, CHURCH.y, CHURCH.size), meetingHouse("dusk"), snowOnRoof());
}

/** Light from the door down the lane, and from the side windows. */
function lightOnSnow(): string {
  return (
    glow(352, 486, 120, 0.9, 46) +
    [500, 590, 672, 746].map((x, i) => glow(x + 30, 490 - i * 7, 74, 0.7, 20)).join("")
  );
}

function folk(): string {
  return [
    again("woman", standing(500, 560, 1.25)),
    again("child", standing(528, 566, 1.05)),
    again("man", standing(560, 556, 1.3)),
    again("man", standing(404, 520, 0.95)),
    again("woman", standing(382, 514, 0.92)),
  ].join("");
}

function stars(): string {
  const random = randomFrom(31);
  const points = Array.from({ length: STARS }, () => {
    const [x, y, size] = [random() * 1024, random() ** 1.5 * 330, 0.7 + random() * 1.5];
    return el("circle", { cx: x, cy: y, r: size, opacity: 0.4 + random() * 0.6 });
  });
  return el("g", { fill: "#fff" }, ...points);
}

function falling(): string {
  const random = randomFrom(77);
  const flakes = Array.from({ length: FLAKES }, () =>
    el("circle", {
      cx: random() * 1024,
      cy: random() * 640,
      r: 1.2 + random() ** 2 * 3.2,
      opacity: 0.35 + random() * 0.5,
    }),
  );
  return el("g", { fill: "#f4f8ff" }, ...flakes);
}
