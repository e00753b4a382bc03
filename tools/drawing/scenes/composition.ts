import type { Bank } from "./near-banks.ts";
import { places } from "./places.ts";
import type { Window } from "./the-land.ts";

/** One picture of the morning: which part of the country it shows, and how its light falls. */
export type Composition = {
  name: string;
  window: Window;
  /** How far the gold reaches round the sun, and how flat it lies. */
  dawn: { reach: number; squash: number };
  /** Night lies over everything west of `from` and is gone at `to`. */
  night: { from: number; to: number };
  /** What is close to us at the left and right of the lane. */
  banks: readonly Bank[];
};

const EAST_BANK: Bank = {
  id: "e",
  edge: places("1450,1020 1520,946 1630,900 1770,876 1920,866 2060,862"),
  wall: [1500, 2060, 38],
  whin: [
    [1560, 60, 0.85, "furze"],
    [1660, 50, 1.15, "whin"],
    [1770, 52, 1.3, "furze"],
    [1880, 44, 1.05, "whin"],
    [1980, 44, 1.2, "furze"],
  ],
};

/** For wide screens: words stand at the left, in the dark. */
export const wide: Composition = {
  name: "wide",
  window: { x: 0, y: 0, width: 1920, height: 1000 },
  dawn: { reach: 1050, squash: 0.64 },
  night: { from: 0, to: 1200 },
  banks: [
    {
      id: "w",
      edge: places(
        "-40,836 150,816 320,822 500,848 680,884 860,918 1020,944 1140,964 1210,990 1240,1020",
      ),
      wall: [-40, 1180, 40],
      whin: [
        [30, 54, 1, "whin"],
        [20, 200, 1.5, "furze"],
        [190, 212, 1.2, "whin"],
        [150, 40, 0.8, "furze"],
        [400, 42, 1.02, "whin"],
        [476, 46, 0.7, "furze"],
        [700, 40, 0.9, "furze"],
        [780, 46, 0.72, "whin"],
        [960, 44, 1.02, "whin"],
        [1060, 52, 0.95, "furze"],
      ],
    },
    EAST_BANK,
  ],
};

/** For tablets: words stand at the top. */
export const mid: Composition = {
  name: "mid",
  window: { x: 600, y: -300, width: 1400, height: 1300 },
  dawn: { reach: 900, squash: 0.66 },
  night: { from: 300, to: 1180 },
  banks: wide.banks,
};

/** For telephones: words stand at the top, and the church nearly fills the width. */
export const narrow: Composition = {
  name: "narrow",
  window: { x: 1106, y: -486, width: 780, height: 1486 },
  dawn: { reach: 760, squash: 0.6 },
  night: { from: 700, to: 1180 },
  banks: [
    {
      id: "w",
      edge: places("1040,908 1110,914 1170,940 1215,980 1240,1020"),
      wall: [1040, 1180, 40],
      whin: [
        [1110, 60, 1.05, "whin"],
        [1176, 60, 0.8, "furze"],
      ],
    },
    EAST_BANK,
  ],
};
