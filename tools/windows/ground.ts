import { type Arch, isWithin } from "#tools/windows/shapes/arch.ts";
import { type Cell, cellsOf } from "#tools/windows/shapes/cells.ts";
import {
  type Colour,
  colourAt,
  mix,
  type Ramp,
  SHADE,
  WHITE,
} from "#tools/windows/shapes/colour.ts";
import { polygon } from "#tools/windows/shapes/path.ts";
import { distance, type Point } from "#tools/windows/shapes/point.ts";
import { randomFrom } from "#tools/windows/shapes/seed.ts";
import { pane } from "./pane.ts";

/** Light behind a window: where it is brightest, how strong (0 to 1), and how far it reaches. */
export type Glow = { focus: Point; colour: Colour; strength: number; reach: number };

export type Ground = {
  arch: Arch;
  seed: number;
  count: number;
  gap: number;
  colours: Ramp;
  glow: Glow;
};

/** How far from its own place, as a share of the height, a pane may take its colour. */
const STRAYING = 0.2;

/** The irregular leaded panes behind an emblem. */
export function groundCells({ arch, seed, count, gap }: Ground): Cell[] {
  return cellsOf({
    bounds: [arch.x, arch.y, arch.x + arch.width, arch.y + arch.height],
    within: (point) => isWithin(arch, point),
    count,
    gap,
    random: randomFrom(seed),
  });
}

/** Those panes, coloured from sky to ground and warmed towards the light. */
export function glazedCells(cells: readonly Cell[], ground: Ground): string {
  const random = randomFrom(ground.seed + 1);
  return cells
    .map(({ site, corners }) => pane(colourOfCell(site, ground, random), polygon(corners)))
    .join("");
}

function colourOfCell(site: Point, { arch, colours, glow }: Ground, random: () => number) {
  const height = (site[1] - arch.y) / arch.height;
  // Glass from a little higher or lower down the window varies the ground and never clashes.
  const plain = colourAt(colours, height + (random() - 0.5) * STRAYING);
  const nearness = 1 - distance(site, glow.focus) / glow.reach;
  const lit = mix(plain, glow.colour, glow.strength * nearness);
  return random() < 0.5 ? mix(lit, WHITE, random() * 0.16) : mix(lit, SHADE, random() * 0.2);
}
