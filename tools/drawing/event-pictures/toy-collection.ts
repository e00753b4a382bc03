import { el, filled } from "#tools/drawing/scenes/svg.ts";
import { archedLight } from "./arched-light.ts";
import { area, downwards, type EventPicture, glow, pictureOf, vignette } from "./canvas.ts";
import { type Parcel, parcel } from "./parcels.ts";
import { pileOfBooks, teddyBear, woodenEngine } from "./toys.ts";

const TABLE = 520;

const BEHIND: readonly Parcel[] = [
  {
    id: "tall",
    x: 372,
    foot: TABLE,
    width: 132,
    height: 250,
    paper: "#2f5f70",
    ribbon: "#f0b429",
    pattern: "stars",
  },
  {
    id: "wide",
    x: 500,
    foot: TABLE,
    width: 190,
    height: 168,
    paper: "#842b1a",
    ribbon: "#f3e2ba",
    pattern: "spots",
  },
  {
    id: "upper",
    x: 530,
    foot: TABLE - 168,
    width: 128,
    height: 96,
    paper: "#4d6b45",
    ribbon: "#d9693f",
    pattern: "stripes",
  },
  {
    id: "far",
    x: 828,
    foot: TABLE,
    width: 130,
    height: 190,
    paper: "#6b4670",
    ribbon: "#ffd978",
    pattern: "spots",
  },
];

const IN_FRONT: readonly Parcel[] = [
  {
    id: "small",
    x: 452,
    foot: TABLE + 44,
    width: 116,
    height: 92,
    paper: "#e0a33a",
    ribbon: "#842b1a",
  },
  {
    id: "flat",
    x: 846,
    foot: TABLE + 40,
    width: 130,
    height: 72,
    paper: "#2b6474",
    ribbon: "#f3e2ba",
    pattern: "stripes",
  },
];

const SHADOWS = [
  [440, TABLE, 96],
  [606, TABLE, 126],
  [902, TABLE, 92],
  [776, TABLE + 20, 124],
  [300, TABLE + 44, 104],
  [256, TABLE + 6, 92],
  [520, TABLE + 45, 84],
  [924, TABLE + 41, 92],
] as const;

/** Parcels and toys brought to the front of the church for children who would have none. */
export const toyCollection: EventPicture = {
  name: "toy-collection",
  heart: 650,
  svg: pictureOf(
    [
      downwards("wall", [
        [0, "#33264a"],
        [0.5, "#6a4658"],
        [0.82, "#9a6a50"],
      ]),
      downwards("cloth", [
        [0, "#f3e6cd"],
        [0.2, "#dcc6a2"],
        [1, "#8f7154"],
      ]),
    ],
    [
      area("url(#wall)"),
      glow(640, 330, 560, 0.95, 380),
      window(),
      filled(`M0 ${TABLE - 14}H1024V640H0z`, "url(#cloth)"),
      filled(`M0 ${TABLE + 62}H1024V640H0z`, "#6d513c55"),
      shadows(),
      pileOfBooks(176, TABLE + 6),
      ...BEHIND.map(parcel),
      teddyBear(762, TABLE + 14, 1.06),
      woodenEngine(296, TABLE + 44, 0.92),
      ...IN_FRONT.map(parcel),
      vignette(0.4),
    ],
  ),
};

function window(): string {
  return archedLight({
    id: "window",
    arch: { x: 92, y: 54, width: 196, height: 372 },
    seed: 14,
    count: 56,
    gap: 22,
    colours: [
      [0, "#15305c"],
      [0.4, "#315a90"],
      [0.7, "#6c5e92"],
      [1, "#3a3358"],
    ],
    glow: { focus: [196, 190], colour: "#fff0bf", strength: 0.85, reach: 150 },
    stone: "#6d5a5c",
    reveal: 15,
    edge: { colours: ["#2b5d85", "#d09a3f"], width: 13 },
  });
}

/** Where things stand on the cloth. */
function shadows(): string {
  return SHADOWS.map(([x, y, reach]) =>
    el("ellipse", { cx: x, cy: y, rx: reach, ry: reach * 0.14, fill: "#4a2f2466" }),
  ).join("");
}
