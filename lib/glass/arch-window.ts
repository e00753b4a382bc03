import type { Cell } from "./cells.ts";
import { fillet } from "./fillet.ts";
import { colourAt, DAYLIGHT, type Glass, mix, WHITE } from "./glass.ts";
import { type Random, randomFrom } from "./random.ts";
import { type Arch, archPath, distance, type Point, polygon, short } from "./shapes.ts";

/** Where the light behind a window is brightest, and how far it reaches. */
export type Light = { focus: Point; reach: number };

/** How coarsely a window is made, in units of its drawing. */
export type Make = {
  /** How wide the edge is, the outer lead included; it has small panes of its own, or is all lead. */
  edge: number;
  hasFillet: boolean;
  /** How wide the leads are: between panes of the ground, round the emblem's, and outside. */
  leads: { ground: number; emblem: number; outer: number };
  /** How dark the corners of the window are: 0 to 1. */
  vignette: number;
};

export type ArchWindow = {
  width: number;
  height: number;
  make: Make;
  glass: Glass;
  light: Light;
  seed: number;
  /** Breaks the opening into the panes of the ground. */
  cut: (opening: Arch, random: Random) => Cell[];
  /** What stands in front of the ground, as SVG shapes. */
  emblem: string;
};

/** How far from its own height, as a share of the window's, a pane may take its colour. */
const STRAYING = 0.2;
/** How strongly the brightest pane is lit: 0 to 1. */
const GLOW = 0.78;

/** A round-headed stained-glass window, edge to edge, as an SVG document. */
export function archWindow(parts: ArchWindow): string {
  const { width, height, make } = parts;
  const { sun, shade } = DAYLIGHT;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    // A little sun in the middle, and shade in the corners.
    '<radialGradient id="d" cx=".5" cy=".42" r=".68">',
    `<stop offset="0" stop-color="${sun}" stop-opacity=".16"/>`,
    `<stop offset=".48" stop-color="${sun}" stop-opacity=".04"/>`,
    `<stop offset="1" stop-color="${shade}" stop-opacity="${short(make.vignette, 2)}"/></radialGradient>`,
    leadedGlass(parts, [
      `<path d="M0 0h${width}v${height}H0z" fill="url(#d)" stroke="none"/>`,
      // Half of this lead falls outside the arch and is cut off.
      `<path d="${archPath({ x: 0, y: 0, width, height })}" fill="none" stroke-width="${make.leads.outer * 2}"/>`,
    ]),
    "</svg>",
  ].join("");
}

/** The panes of a window, the lead between them, and what is drawn over both. */
export function leadedGlass(parts: ArchWindow, over: string[] = []): string {
  const { width, height, make, glass } = parts;
  const { edge, leads } = make;
  const arch = { x: 0, y: 0, width, height };
  const inside = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
  const opening = archPath(inside);
  return [
    `<clipPath id="a"><path d="${archPath(arch)}"/></clipPath>`,
    `<clipPath id="o"><path d="${opening}"/></clipPath>`,
    `<g clip-path="url(#a)" stroke="${DAYLIGHT.lead}" stroke-width="${leads.ground}" stroke-linejoin="round">`,
    `<g clip-path="url(#o)">${ground(inside, parts)}`,
    `<g stroke-width="${leads.emblem}" stroke-linecap="round">${parts.emblem}</g></g>`,
    make.hasFillet ? fillet(width, height, edge, glass) : "",
    `<path d="${opening}" fill="none" stroke-width="${leads.emblem}"/>`,
    ...over,
    "</g>",
  ].join("");
}

/** The panes of the ground, coloured from head to sill and warmed towards the light. */
function ground(opening: Arch, { glass, light, seed, cut }: ArchWindow): string {
  const random = randomFrom(seed + 1);
  const panes = cut(opening, randomFrom(seed)).map(({ site, corners }) => {
    const down = (site[1] - opening.y) / opening.height;
    // Glass from a little higher or lower down the window varies the ground and never clashes.
    const plain = colourAt(glass.ground, down + (random() - 0.5) * STRAYING);
    const nearness = 1 - distance(site, light.focus) / light.reach;
    const lit = mix(plain, glass.light, GLOW * nearness);
    const isLighter = random() < 0.5;
    const tone = mix(lit, isLighter ? WHITE : DAYLIGHT.shade, random() * (isLighter ? 0.16 : 0.2));
    return `<path d="${polygon(corners)}" fill="${tone}"/>`;
  });
  return panes.join("");
}
