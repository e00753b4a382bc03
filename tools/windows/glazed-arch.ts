import { insideOf } from "#tools/windows/shapes/arch.ts";
import { type Colour, type Ramp, SHADE } from "#tools/windows/shapes/colour.ts";
import type { Point } from "#tools/windows/shapes/point.ts";
import { fillet } from "./fillet.ts";
import type { FilletColours } from "./glass-colours.ts";
import { type Ground, glazedCells, groundCells } from "./ground.ts";
import { type Daylight, leadedArch } from "./leaded-arch.ts";

export type GlazedArch = {
  width: number;
  height: number;
  seed: number;
  /** Colours of the ground from the head of the arch (0) to the sill (1). */
  ground: Ramp;
  /** Where the ground is brightest. */
  focus: Point;
  /** How strongly it is lit there: 0 to 1. */
  glow?: number;
  /** The colour of that light. */
  light?: Colour;
  /** How far that light reaches. */
  reach?: number;
  /** Colours of the small panes round the edge; without them the edge is lead alone. */
  fillet?: FilletColours;
  /** How wide that edge is, the outer lead included. */
  edge?: number;
  /** How many panes the ground is broken into, and how far apart they start. */
  count?: number;
  gap?: number;
  leads?: { cells: number; emblem: number; edge: number };
  /** How dark the corners of the window are: 0 to 1. */
  vignette?: number;
  /** The panes that stand in front of the ground. */
  panes: string;
};

const LAMPLIGHT = "#fff0bf";
const LEADS = { cells: 3.6, emblem: 5, edge: 13 };

/** A stained-glass window: an emblem on a leaded ground, round-headed, edge to edge. */
export function glazedArch({
  width,
  height,
  seed,
  ground,
  focus,
  glow = 0.78,
  light = LAMPLIGHT,
  reach = 235,
  fillet: colours,
  edge = 33,
  count = 52,
  gap = 38,
  leads = LEADS,
  vignette = 0.36,
  panes,
}: GlazedArch): string {
  const arch = { x: 0, y: 0, width, height };
  const surface: Ground = {
    arch: insideOf(arch, edge),
    seed,
    count,
    gap,
    colours: ground,
    glow: { focus, colour: light, strength: glow, reach },
  };
  const emblem = `<g stroke-width="${leads.emblem}" stroke-linecap="round">${panes}</g>`;
  return leadedArch({
    width,
    height,
    edge,
    glass: glazedCells(groundCells(surface), surface) + emblem,
    border: colours ? fillet({ arch, width: edge, colours }) : "",
    daylight: daylight(vignette),
    leads: { panes: leads.cells, opening: leads.emblem, edge: leads.edge },
  });
}

/** A little light in the middle, and shade in the corners. */
export function daylight(vignette: number): Daylight {
  return {
    height: 0.42,
    reach: 0.68,
    shades: [
      [0, "#fff6d8", 0.16],
      [0.48, "#fff6d8", 0.04],
      [1, SHADE, vignette],
    ],
  };
}
