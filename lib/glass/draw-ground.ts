import { type Colour, findColour, mixColours, SHADE, WHITE } from "./colour.ts";
import { makeDiamondPanes } from "./diamond-panes.ts";
import { type Arch, measureDistance, type Pane, type Point } from "./geometry.ts";
import { makeIrregularPanes } from "./irregular-panes.ts";
import { makeRandom, type Random } from "./random.ts";
import type { WindowPlan } from "./window-plan.ts";
import { writePolygonPath } from "./write-path.ts";

/** How far from its own height, as a share of the window's, a pane may take its colour. */
const STRAYING = 0.2;
/** How strongly the brightest pane is lit, from 0 to 1. */
const GLOW = 0.78;
/** How much lighter, and how much darker, than its colour a pane may be, from 0 to 1. */
const MOST_LIGHTER = 0.16;
const MOST_DARKER = 0.2;

/** Draws the panes behind the emblem, coloured from head to sill and warmed towards the light, as SVG shapes. */
export function drawGround(opening: Arch, plan: WindowPlan): string {
  const random = makeRandom(plan.seed + 1);
  const shapes = breakIntoPanes(opening, plan).map(({ site, corners }) => {
    const colour = chooseColour(site, opening, plan, random);
    return `<path d="${writePolygonPath(corners)}" fill="${colour}"/>`;
  });
  return shapes.join("");
}

function breakIntoPanes(opening: Arch, { ground, seed }: WindowPlan): Pane[] {
  if (ground.kind === "diamonds") return makeDiamondPanes(opening, ground.across);
  return makeIrregularPanes(opening, ground, makeRandom(seed));
}

function chooseColour(site: Point, opening: Arch, plan: WindowPlan, random: Random): Colour {
  const { glass, light } = plan;
  const down = (site.y - opening.y) / opening.height;
  // Glass from a little higher or lower down the window varies the ground and never clashes.
  const plain = findColour(glass.ground, down + (random() - 0.5) * STRAYING);
  const nearness = 1 - measureDistance(site, light.focus) / light.reach;
  const lit = mixColours(plain, glass.light, GLOW * nearness);
  const isLighter = random() < 0.5;
  if (isLighter) return mixColours(lit, WHITE, random() * MOST_LIGHTER);
  return mixColours(lit, SHADE, random() * MOST_DARKER);
}
