import type { Emblem } from "#tools/windows/emblem.ts";
import {
  AMBER,
  CORAL,
  DEEP,
  GOLD,
  HEATHER,
  LEAF,
  LOUGH,
  OAK,
  OPAL,
  PINE,
  RUBY,
  SEA,
  STRAW,
  WALNUT,
} from "#tools/windows/glass-colours.ts";
import { lead, painted, pane } from "#tools/windows/pane.ts";
import type { Colour } from "#tools/windows/shapes/colour.ts";
import { circle } from "#tools/windows/shapes/path.ts";
import { sea } from "#tools/windows/shapes/wave.ts";

const HORIZON = 368;
const HULL = "M68 362h264c-4 66-50 94-132 94s-128-28-132-94z";

/** Half rings of colour, largest first, all about the middle of the horizon. */
function rainbow(outer: number, band: number, colours: readonly Colour[]): string[] {
  return colours.map((colour, i) => {
    const [far, near] = [outer - i * band, outer - (i + 1) * band];
    return pane(
      colour,
      `M${200 - far} ${HORIZON}a${far} ${far} 0 0 1 ${2 * far} 0h-${band}a${near} ${near} 0 0 0-${2 * near} 0z`,
      4,
    );
  });
}

const dove = [
  painted(LEAF, "M122 160c-12 4-20 12-26 24", 5),
  pane(
    LEAF,
    "M112 166c-14-2-22 4-26 14 14 4 22-2 26-14zM100 178c10 2 16 8 16 20-12-2-16-8-16-20z",
    3,
  ),
  pane(OPAL, "M186 146c-14-18-18-42-8-70 20 10 32 28 36 50z", 4),
  pane(
    OPAL,
    "M116 158l18-12c8-14 28-16 40-4 4-30 28-56 74-64-2 16-8 28-16 36l24-2c-6 20-18 34-34 44l40 0-14 14 14 12-40 4c-32 18-72 14-88-18z",
    4,
  ),
  pane("#15222c", circle([144, 152], 3), 1),
];

const giraffe = [
  pane(GOLD, "M262 364l8-92c0-16 10-24 26-22l28 10c8 4 6 14-4 14l-20 2-6 88z", 4),
  lead("M276 252l-2-16M290 250l4-16", 5),
  painted(WALNUT, "M274 292l8 6M286 304l6 8M272 320l8 6M284 338l6 6", 8),
  pane("#15222c", circle([299, 262], 2.5), 1),
];

/** The ark under its rainbow, with the dove coming home. */
export const emblem: Emblem = {
  seed: 7,
  ground: [
    [0, "#11536e"],
    [0.3, "#4fa5b0"],
    [0.58, "#ffdc8c"],
    [0.66, "#e0b060"],
    [1, "#0f3d52"],
  ],
  fillet: ["#1b6078", "#efaa38"],
  focus: [200, 290],
  panes: [
    ...rainbow(162, 20, [CORAL, AMBER, STRAW, LEAF, LOUGH, HEATHER]),
    ...dove,
    ...giraffe,
    pane(PINE, "M138 318h104v50H138z"),
    pane(WALNUT, "M122 322l68-50 68 50z"),
    lead("M190 272v50M156 297h68", 3),
    pane(STRAW, "M154 366v-20a13 13 0 0 1 26 0v20zM200 366v-20a13 13 0 0 1 26 0v20z", 4),
    pane(OAK, HULL),
    pane("#a3602e", "M73 388c80 16 174 16 254 0-10 46-54 68-127 68s-117-22-127-68z"),
    lead("M86 416c70 14 158 14 228 0M140 398l6 50M258 398l-6 50", 4),
    pane(SEA, sea([34, 366], 446, 540, { length: 112, height: 28, offset: 30 })),
    pane(LOUGH, sea([34, 366], 478, 540, { length: 112, height: 26, offset: 80 })),
    pane(DEEP, sea([34, 366], 506, 540, { length: 112, height: 20, offset: 20 })),
  ],
  smallPanes: [
    ...rainbow(142, 40, [CORAL, STRAW]),
    pane(OPAL, "M132 150c28-26 62-14 76 4 12-36 40-52 74-52-4 34-22 66-50 84-40 24-86 8-100-36z"),
    pane(STRAW, "M150 304h100v64H150z"),
    pane(RUBY, "M124 312l76-58 76 58z"),
    pane(PINE, "M60 352h280c-8 82-56 108-140 108S68 434 60 352z"),
    pane(SEA, sea([34, 366], 436, 520, { length: 140, height: 44, offset: 35 })),
  ],
};
