import type { Colour, Ramp } from "#tools/drawing/shapes/colour.ts";
import { type FilletColours, OPAL, STRAW } from "./glass-colours.ts";
import { glazedArch } from "./glazed-arch.ts";
import { cinquefoil, compass, eightStar, MOTIF_CENTRE, quatrefoil, rose, wheel } from "./motifs.ts";
import { smallArch } from "./small-arch.ts";

type Category = { seed: number; ground: Ramp; fillet: FilletColours; motif: string[] };

const PALE = "#f4e3b6";

/** From a dark head through a light middle to a dark foot. */
function calm(dark: Colour, light: Colour, foot: Colour): Ramp {
  return [
    [0, dark],
    [0.5, light],
    [1, foot],
  ];
}

/** The windows of the sample kinds of event. */
export const CATEGORIES: Record<string, Category> = {
  worship: {
    seed: 201,
    ground: calm("#17506a", "#7fb4ba", "#153c50"),
    fillet: ["#1d5c70", "#d3a850"],
    motif: rose(PALE, "#5f98ac", STRAW),
  },
  children: {
    seed: 232,
    ground: calm("#c4682a", "#f8d487", "#9a4a2c"),
    fillet: ["#2f8690", "#f0b43c"],
    motif: eightStar(OPAL, "#f3cd7c", STRAW),
  },
  youth: {
    seed: 207,
    ground: calm("#472a66", "#b48ab8", "#38204e"),
    fillet: ["#5d3a70", "#d89a52"],
    motif: wheel(PALE, "#dba0b4", OPAL),
  },
  fellowship: {
    seed: 215,
    ground: calm("#1f5a48", "#98c096", "#1a4234"),
    fillet: ["#2a6650", "#d3ac56"],
    motif: quatrefoil(PALE, "#cfdba6", OPAL),
  },
  outreach: {
    seed: 243,
    ground: calm("#1f3f74", "#86a8d0", "#1a2f58"),
    fillet: ["#29508a", "#d9a24a"],
    motif: compass(OPAL, "#eec27c", "#b9d2e6"),
  },
  music: {
    seed: 251,
    ground: calm("#7a2a34", "#dc9a8a", "#58222e"),
    fillet: ["#8a3a40", "#dcae5a"],
    motif: cinquefoil(PALE, "#e9b7a0", STRAW),
  },
};

/** A quieter window for a kind of event: larger panes, one shape of tracery, no emblem. */
export function categoryWindow({ motif, ...category }: Category): string {
  return glazedArch({
    ...category,
    width: 400,
    height: 560,
    focus: MOTIF_CENTRE,
    count: 36,
    gap: 48,
    glow: 0.66,
    panes: motif.join(""),
  });
}

/** The same window redrawn for under 60 px. */
export function smallCategoryWindow({ seed, ground, motif }: Category): string {
  return smallArch({ seed, ground, focus: MOTIF_CENTRE, count: 5, panes: motif });
}
