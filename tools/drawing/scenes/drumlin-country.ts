import type { Point } from "#tools/drawing/shapes/point.ts";
import type { Fields } from "./fields.ts";
import type { Hedging } from "./hedges.ts";
import { places, type SizedPlace, sizedPlaces } from "./places.ts";
import type { Paint } from "./svg.ts";

export type Drumlin = {
  id: string;
  ridge: readonly Point[];
  fields: Fields;
  /** Trees: across, down from the ridge, size. */
  trees: readonly SizedPlace[];
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

/** From the lough towards us. */
export const COUNTRY: readonly Distance[] = [
  {
    id: "b",
    light: ["#d3a862", "#5c7260", "#15363f"],
    hedging: { width: 3.6, leaf: "#2b4a40", lit: "#b0904f80" },
    hills: [
      {
        id: "b1",
        ridge: places("-60,676 60,640 180,618 290,616 400,636 520,676 640,720"),
        fields: {
          downhill: [40, 130, 225, 320, 420],
          along: [0.4, 1],
          depth: 80,
          crops: CROPS,
          seed: 3,
        },
        trees: sizedPlaces("60,2,0.2 222,0,0.24 236,1,0.18 330,3,0.2"),
      },
      {
        id: "b2",
        ridge: places("430,736 520,692 630,668 740,668 850,692 960,732"),
        fields: {
          downhill: [520, 600, 690, 770, 860],
          along: [0.45, 1],
          depth: 80,
          crops: CROPS,
          seed: 8,
        },
        trees: sizedPlaces("560,3,0.18 690,0,0.22 704,1,0.17 790,2,0.2"),
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
        ridge: places("-60,720 70,686 200,668 330,680 460,716 600,774 700,830"),
        fields: {
          downhill: [10, 110, 210, 320, 430],
          along: [0.4, 1],
          depth: 120,
          crops: CROPS,
          seed: 4,
        },
        trees: sizedPlaces("60,4,0.34 206,1,0.4 232,3,0.3 330,3,0.32"),
      },
      {
        id: "c3",
        ridge: places("780,800 880,752 1000,724 1120,718 1240,732 1360,766 1480,810"),
        fields: {
          downhill: [880, 970, 1060, 1150, 1240],
          along: [0.45, 1],
          depth: 90,
          crops: CROPS,
          seed: 12,
        },
        trees: sizedPlaces("960,2,0.28 982,4,0.22 1150,1,0.3 1240,2,0.22"),
        lit: [960, 1300],
      },
      {
        id: "c2",
        ridge: places("330,840 450,772 590,728 730,722 860,752 980,806 1090,870"),
        fields: {
          downhill: [480, 580, 680, 780, 880],
          along: [0.4, 1],
          depth: 120,
          crops: CROPS,
          seed: 6,
        },
        trees: sizedPlaces("520,4,0.34 676,1,0.4 700,3,0.32 880,5,0.34"),
        lit: [730, 900],
      },
    ],
  },
];
