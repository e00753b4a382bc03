import type { Emblem } from "#tools/windows/emblem.ts";
import { CORNFLOWER, GOLD, LEAF, MOSS, SKY, STRAW } from "#tools/windows/glass-colours.ts";
import { lead, painted, pane, strip, turned } from "#tools/windows/pane.ts";
import { circle } from "#tools/windows/shapes/path.ts";
import type { Point } from "#tools/windows/shapes/point.ts";

const HEART: Point = [200, 192];
const FIFTH = 72;
const PETAL =
  "M200 192C140 168 130 112 156 86c18-14 34-12 44 2 10-14 26-16 44-2 26 26 16 82-44 106z";
const VEINS = "M200 172v-60M192 168l-24-46M208 168l24-46";

const petals = [2, 3, 1, 4, 0].map((place, i) =>
  turned(place * FIFTH, HEART, [
    pane(i % 2 === 0 ? SKY : "#79a6ec", PETAL),
    painted(CORNFLOWER, VEINS, 4),
  ]),
);

/** A flax flower: the linen that this country grew and its women wove. */
export const emblem: Emblem = {
  seed: 12,
  ground: [
    [0, "#4d2d6b"],
    [0.34, "#b583b8"],
    [0.5, "#f6cfc4"],
    [0.6, "#f3e6ac"],
    [0.74, "#86b070"],
    [1, "#1d4c3c"],
  ],
  fillet: ["#5d3a70", "#e3ae55"],
  focus: [200, 230],
  light: "#ffe6d2",
  panes: [
    strip(
      MOSS,
      "M200 240c4 90 0 190-4 300M198 440c-44-22-74-60-84-104M200 424c44-22 72-50 82-92",
      5,
      4,
    ),
    pane(LEAF, "M196 500c-42 6-86-16-104-60 52-2 88 18 104 60z"),
    pane("#74b062", "M198 478c38-4 82-30 98-76-50 4-84 30-98 76z"),
    pane("#74b062", "M199 396c-28-8-46-30-52-60 32 8 48 28 52 60z"),
    pane(LEAF, "M201 372c26-10 42-30 46-58-30 10-44 28-46 58z"),
    lead("M196 500c-30-30-58-48-84-52M198 478c24-28 48-50 76-62", 3),
    pane(SKY, "M114 330c-24-14-32-42-16-66 10 4 14 10 16 18 4-8 10-14 20-16 12 26 4 50-20 64z"),
    pane(LEAF, "M114 336c-14 0-24-10-24-26 10 0 18 4 24 12 8-8 16-12 26-10 0 14-10 24-26 24z", 4),
    pane(SKY, "M284 326c-22-16-28-42-12-64 10 4 14 10 14 18 6-8 12-12 22-12 8 26-2 46-24 58z"),
    pane(LEAF, "M283 332c-14-2-22-12-20-28 10 2 16 6 22 14 8-8 16-10 26-6-2 14-12 22-28 20z", 4),
    ...petals,
    pane(GOLD, circle(HEART, 21)),
    pane(STRAW, circle(HEART, 9), 3),
  ],
  smallPanes: [
    strip(LEAF, "M200 250v250M198 440c-40-10-62-34-72-72M202 420c38-12 60-36 68-72", 9, 7),
    ...[2, 3, 1, 4, 0].map((place) => turned(place * FIFTH, HEART, [pane(SKY, PETAL)])),
    pane(GOLD, circle(HEART, 30)),
  ],
};
