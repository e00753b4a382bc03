import type { FootHills } from "./foot-hills.ts";
import { places, sizedPlaces } from "./places.ts";

/** The foot of every page. Cut from the left as it narrows, so the church stands at the right. */
export const hills: FootHills = {
  name: "hills",
  width: 1600,
  hills: [
    {
      colour: "#ddd5c2",
      ridge: places(
        "-40,104 120,66 280,58 440,84 600,92 780,62 940,50 1100,74 1260,70 1420,44 1540,42 1660,58",
      ),
    },
    {
      colour: "#a9b8a5",
      ridge: places(
        "-40,128 140,92 300,88 470,116 640,124 820,96 1000,92 1180,104 1400,88 1560,78 1660,82",
      ),
      trees: sizedPlaces("250,4,0.3 860,4,0.3 1490,4,0.32"),
    },
    {
      colour: "#5b7d69",
      ridge: places(
        "-40,140 90,122 240,112 420,134 600,148 760,136 920,120 1040,118 1240,134 1460,122 1660,104",
      ),
      trees: sizedPlaces("180,5,0.4 214,6,0.3 960,5,0.38"),
    },
    {
      colour: "#2b5040",
      ridge: places(
        "620,176 780,160 940,138 1100,118 1230,109 1340,109 1460,122 1580,142 1680,156",
      ),
    },
  ],
  church: 1236,
  hedgeLines: [places("860,22 1000,14 1110,22 1160,34"), places("1430,4 1450,20 1500,36")],
  front: places(
    "-40,164 160,150 360,152 560,164 760,172 960,166 1160,156 1340,156 1500,162 1660,154",
  ),
  whin: [214, 250, 740, 1010, 1420, 1452],
};

/** The foot of the home page, after sunset. Cut from the right, so the church stands at the left. */
export const dusk: FootHills = {
  name: "dusk",
  width: 1920,
  hills: [
    {
      colour: "#ddd2bb",
      ridge: places(
        "-60,132 120,92 300,70 480,74 700,106 960,128 1200,112 1440,82 1660,78 1980,104",
      ),
    },
    {
      colour: "#8f9f95",
      ridge: places(
        "-60,152 160,112 380,100 600,122 860,146 1120,136 1340,112 1560,104 1780,122 1980,134",
      ),
      trees: sizedPlaces("640,4,0.34 676,6,0.26 1500,4,0.36 1540,4,0.28"),
    },
    {
      colour: "#3d5c55",
      ridge: places(
        "-60,164 100,132 260,114 380,112 540,130 740,154 960,164 1240,154 1500,132 1760,130 1980,146",
      ),
      trees: sizedPlaces("878,6,0.4 1640,5,0.5 1690,5,0.36"),
    },
    {
      colour: "#274539",
      ridge: places("-80,186 60,152 200,128 300,122 420,126 560,144 720,166 860,178"),
    },
  ],
  church: 310,
  hedgeLines: [places("500,2 540,20 560,34"), places("440,22 560,18 660,12")],
  front: places("-60,184 120,166 320,158 540,166 800,178 1100,174 1400,164 1700,158 1980,170"),
  whin: [120, 152, 520, 1180, 1220, 1660],
};
