import { type Colour, colourAt, mixColours, SHADE, WHITE } from "./colour.ts";
import { diamondPanes } from "./diamond-panes.ts";
import { type Arch, distanceBetween, type Pane, type Point } from "./geometry.ts";
import { irregularPanes } from "./irregular-panes.ts";
import { type Random, randomFrom } from "./random.ts";
import type { WindowPlan } from "./window-plan.ts";
import { polygonPath } from "./write-path.ts";

/** How far from its own height, as a share of the window's, a pane may take its colour. */
const STRAYING = 0.2;
/** How strongly the brightest pane is lit, from 0 to 1. */
const GLOW = 0.78;
/** How much lighter, and how much darker, than its colour a pane may be, from 0 to 1. */
const MOST_LIGHTER = 0.16;
const MOST_DARKER = 0.2;

/** Draws the panes behind the emblem, coloured from head to sill and warmed towards the light, as SVG shapes. */
export function drawGround(opening: Arch, plan: WindowPlan): string {
  const random = randomFrom(plan.seed + 1);
  const shapes = panesOf(opening, plan).map(({ site, corners }) => {
    const colour = colourOfPane(site, opening, plan, random);
    return `<path d="${polygonPath(corners)}" fill="${colour}"/>`;
  });
  return shapes.join("");
}

function panesOf(opening: Arch, { ground, seed }: WindowPlan): Pane[] {
  if (ground.kind === "diamonds") return diamondPanes(opening, ground.across);
  return irregularPanes(opening, ground, randomFrom(seed));
}

function colourOfPane(site: Point, opening: Arch, plan: WindowPlan, random: Random): Colour {
  const { glass, light } = plan;
  const down = (site.y - opening.y) / opening.height;
  // Glass from a little higher or lower down the window varies the ground and never clashes.
  const plain = colourAt(glass.ground, down + (random() - 0.5) * STRAYING);
  const nearness = 1 - distanceBetween(site, light.focus) / light.reach;
  const lit = mixColours(plain, glass.light, GLOW * nearness);
  const isLighter = random() < 0.5;
  if (isLighter) return mixColours(lit, WHITE, random() * MOST_LIGHTER);
  return mixColours(lit, SHADE, random() * MOST_DARKER);
}
